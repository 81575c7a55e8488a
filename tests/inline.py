"""An executor without threads."""

from __future__ import annotations

from concurrent.futures import Executor, Future


class InlineExecutor(Executor):
    """Runs each task immediately, on the thread that submits it."""

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        """Run the task and return its finished future."""
        future: Future[object] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
