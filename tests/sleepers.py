"""What mostly sleeps runs beside what computes: in the same run, by workers of its own.

    pytest -n 2 --dist loadfile --sleepers 3

starts pytest-xdist's two workers, one a processor, and three more for `APART`. There tests start
the program and wait for it: two workers would leave the processors idle for minutes, and with five
for everything each would collect it all, and need the memory for it.

It is one run all the same, with one report, one line at its end and one exit status. Paths and
options mean what they always do, and Ctrl-C ends everything. Each worker collects what is its own
crew's, and a crew hands out files as ``--dist loadfile`` does, as soon as it has collected. Another
of the same crew takes the place of a worker that crashes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadFileScheduling
    from xdist.workermanage import WorkerController

_WAITING = ("e2e", "faults", "packaging", "lab/test_workers.py")
_PAGES = ("legible", "reviews", "rules_book", "statistics_export")
_PAINTED = ("pictures", *(f"window/test_{name}.py" for name in _PAGES))
_LARGE = ("records/test_refusals.py", "test_readmes.py", *_PAINTED)
APART = tuple(Path(__file__).parent / name for name in (*_WAITING, *_LARGE))
"""Where tests wait for programs, or need much memory for a moment: few are in such a worker."""

_SLEEPERS, _OTHERS = "sleepers", "others"
_CREW = "quinto_crew"
"""Under this name a worker is told what is its own."""


def begin(config: pytest.Config) -> None:
    """Add the workers, if they are asked for; and see that each collects only what is its own."""
    crew = getattr(config, "workerinput", {}).get(_CREW)
    if crew is not None:
        config.pluginmanager.register(_Worker(is_sleeper=crew == _SLEEPERS))
        return
    number = config.getoption("--sleepers")
    others = config.getoption("tx", None)  # unknown without pytest-xdist
    if "not slow" in config.getoption("markexpr"):
        number = min(number, 1)  # there are a dozen, not worth collecting more often
    if number and others and not config.getoption("collectonly"):
        config.pluginmanager.register(_Crews({_OTHERS: len(others), _SLEEPERS: number}))
        config.option.tx = [*others, *["popen"] * number]


def sleeps(path: Path) -> bool:
    """Whether a test is one of those of `APART`."""
    return any(path.is_relative_to(place) for place in APART)


class _Worker:
    """Collects what is a worker's own."""

    def __init__(self, *, is_sleeper: bool) -> None:
        self._is_sleeper = is_sleeper

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        leads_there = any(place.is_relative_to(collection_path) for place in APART)
        is_own = sleeps(collection_path) is self._is_sleeper or leads_there
        return None if is_own else True

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # What a path on the command line names is not ignored.
        items[:] = [item for item in items if sleeps(item.path) is self._is_sleeper]


class _Crews:
    """Makes every worker one of a crew."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self._numbers = numbers
        self._crew_of: dict[str, str] = {}
        self._session: pytest.Session | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    def pytest_configure_node(self, node: WorkerController) -> None:
        there = Counter(self._crew_of.values())
        crew = next(crew for crew, number in self._numbers.items() if there[crew] < number)
        self._crew_of[node.gateway.id] = node.workerinput[_CREW] = crew

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: WorkerController, error: object) -> None:
        if error:  # and another comes in its place
            del self._crew_of[node.gateway.id]

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Producer) -> _Apart:
        from xdist.scheduler import LoadFileScheduling

        assert self._session is not None
        schedules = {}
        for crew, number in self._numbers.items():
            schedules[crew] = LoadFileScheduling(config, log)
            schedules[crew].numnodes = number
        return _Apart(self._session, schedules, self._crew_of)


class _Apart:
    """A scheduler of pytest-xdist's, made of one for each crew."""

    def __init__(
        self,
        session: pytest.Session,
        schedules: dict[str, LoadFileScheduling],
        crew_of: dict[str, str],
    ) -> None:
        self._session = session
        self._schedules = schedules
        self._crew_of = crew_of
        self._schedule_of: dict[WorkerController, LoadFileScheduling] = {}

    @property
    def nodes(self) -> list[WorkerController]:
        return [node for schedule in self._schedules.values() for node in schedule.nodes]

    @property
    def collection_is_completed(self) -> bool:
        return all(schedule.collection_is_completed for schedule in self._schedules.values())

    @property
    def tests_finished(self) -> bool:
        return all(schedule.tests_finished for schedule in self._schedules.values())

    @property
    def has_pending(self) -> bool:
        return any(schedule.has_pending for schedule in self._schedules.values())

    def add_node(self, node: WorkerController) -> None:
        schedule = self._schedules[self._crew_of[node.gateway.id]]
        self._schedule_of[node] = schedule
        schedule.add_node(node)

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        schedule = self._schedule_of[node]
        schedule.add_node_collection(node, collection)
        if schedule.collection_is_completed:
            schedule.schedule()  # whatever the other crew is still at
        # As xdist has it there are as many tests as this worker has.
        collected = [schedule.collection or () for schedule in self._schedules.values()]
        self._session.testscollected = sum(map(len, collected))

    def mark_test_complete(
        self, node: WorkerController, item_index: int, duration: float = 0
    ) -> None:
        self._schedule_of[node].mark_test_complete(node, item_index, duration)

    def mark_test_pending(self, item: str) -> None:
        raise NotImplementedError

    def remove_pending_tests_from_node(
        self, node: WorkerController, indices: Sequence[int]
    ) -> None:
        raise NotImplementedError

    def remove_node(self, node: WorkerController) -> str | None:
        crashed: str | None = self._schedule_of[node].remove_node(node)
        return crashed

    def schedule(self) -> None:
        for schedule in self._schedules.values():
            if schedule.collection:
                schedule.schedule()
