"""``quinto-lab ask``."""

from __future__ import annotations

from lab_command import Lab

HAND = "AKJT7.84.762.AT"


def test_every_lead_has_its_figure(lab: Lab) -> None:
    told = lab.json("ask lead", HAND, "--us", 120, "--them", 200, "--deals", 60)

    assert told["deals"] == 60
    figures = told["figures"]
    assert {"HA", "D8", "ST"} <= figures.keys()


def test_the_same_seed_gives_the_same_answer(lab: Lab) -> None:
    command = ["ask double --calls pass,double --seed 4 --deals 60", HAND]
    assert lab.json(*command) == lab.json(*command)
