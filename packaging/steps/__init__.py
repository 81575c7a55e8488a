"""What `packaging/build`, `packaging/check` and `packaging/release` do: one module an artefact.

Nothing here is part of the program. Only the standard library is needed to start it; tools such as
PyInstaller go into a virtual environment below `build/`, from `packaging/requirements.txt`.
"""
