"""What Windows and macOS read in a program: who made it, its version, its icon, what it opens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from quinto_desktop.identity import Identity

LEAST_WINDOWS = "10.0.17763"
"""The least Windows that Qt supports: version 1809 of Windows 10."""

LEAST_MACOS = "13.0"
"""The least macOS that Qt supports."""


def numbers_of(version: str) -> tuple[int, int, int]:
    """The numbers of a version, as both systems want them: 0.2.0 for “0.2.0.dev0”.

    Args:
        version: A version as Python packages have it.
    """
    found = re.match(r"\d+(?:\.\d+)*", version)
    assert found is not None, f"{version} begins with no number"
    major, minor, micro, *_ = [*map(int, found[0].split(".")), 0, 0]
    return major, minor, micro


# --------------------------------------------------------------------- Windows
_MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <assemblyIdentity type="win32" name="{id}" version="{version}" processorArchitecture="*"/>
  <description>{summary}</description>
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <!-- Windows 10 and 11 -->
      <supportedOS Id="{{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2, \
PerMonitor</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true\
</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8\
</activeCodePage>
    </windowsSettings>
  </application>
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0" \
processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
</assembly>
"""

_VERSION = """VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags={flags}, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""

_PRERELEASE = 0x2


def manifest(identity: Identity, version: str) -> str:
    """What Windows must know before it starts a program: pixels of each screen, long paths.

    Args:
        identity: Who the program is.
        version: Its version.
    """
    number = ".".join(map(str, (*numbers_of(version), 0)))
    return _MANIFEST.format(id=identity.id, version=number, summary=escape(identity.summary))


def version_resource(identity: Identity, version: str, program: str) -> str:
    """What the Properties of a program say, in the form that PyInstaller reads.

    Args:
        identity: Who made it.
        version: Its version.
        program: Its name without “.exe”.
    """
    told = {
        "CompanyName": identity.developer,
        "FileDescription": identity.name
        if program == identity.command
        else f"{identity.name}, command line",
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": f"{identity.developer}; {identity.licence}",
        "OriginalFilename": f"{program}.exe",
        "ProductName": identity.name,
        "ProductVersion": version,
    }
    strings = "\n".join(f"      StringStruct({name!r}, {text!r})," for name, text in told.items())
    is_final = version == ".".join(map(str, numbers_of(version)))
    flags = 0 if is_final else _PRERELEASE
    return _VERSION.format(numbers=(*numbers_of(version), 0), flags=flags, strings=strings)


# --------------------------------------------------------------------- macOS
def property_list(identity: Identity, version: str) -> dict[str, Any]:
    """What macOS must know of the bundle: `Info.plist`, but for what PyInstaller adds.

    Args:
        identity: Who the program is.
        version: Its version.
    """
    number = ".".join(map(str, numbers_of(version)))
    kind = f"{identity.id}.game"
    return {
        "CFBundleName": identity.name,
        "CFBundleDisplayName": identity.name,
        "CFBundleExecutable": identity.command,
        "CFBundleIdentifier": identity.id,
        "CFBundleShortVersionString": number,
        "CFBundleVersion": number,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de", "fr"],
        "NSHumanReadableCopyright": f"{identity.developer}; {identity.licence}",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": LEAST_MACOS,
        # Else PyInstaller infers from quinto-lab, which is in the bundle, that nothing is shown.
        "LSBackgroundOnly": False,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # so that dark mode is ours, too
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{identity.name} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "quinto-game.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": f"{identity.name} game",
                "UTTypeIconFile": "quinto-game.icns",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeReferenceURL": identity.homepage,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [identity.suffix.removeprefix(".")],
                    "public.mime-type": [identity.mime_type],
                },
            }
        ],
    }


# --------------------------------------------------------------------- for the spec
def write_windows_files(
    identity: Identity, version: str, program: str, drawings: Path, folder: Path
) -> dict[str, str]:
    """Write what goes into a program of Windows.

    Args:
        identity: Who the program is.
        version: Its version.
        program: Its name without “.exe”.
        drawings: The folder with `icon.svg` and `icon-document.svg`.
        folder: Where to write.

    Returns:
        The arguments for PyInstaller's `EXE`.
    """
    from steps.icon_files import write_ico

    icon, told = folder / "quinto.ico", folder / f"{program}-version.txt"
    write_ico(drawings / "icon.svg", icon)
    told.write_text(version_resource(identity, version, program), encoding="utf-8")
    return {"icon": str(icon), "version": str(told), "manifest": manifest(identity, version)}


def write_mac_files(drawings: Path, folder: Path) -> tuple[Path, Path]:
    """Write the icons of the bundle and of a saved game; the arguments are as above.

    Returns:
        The two files.
    """
    from steps.icon_files import write_icns

    icon, document = folder / "quinto.icns", folder / "quinto-game.icns"
    write_icns(drawings / "icon.svg", icon)
    write_icns(drawings / "icon-document.svg", document)
    return icon, document
