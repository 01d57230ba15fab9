"""Habitat Battle: insects and aquatic animals appear. Sheet sections 5 and 6.

They come after the positioning of a round, any number of them, each at most once in a round, until the record says
that it is calm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, joined, say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle import battle as battles
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.flow import end_round
from dsnotation.games.habitat_battle.moves import Aquatic, Calm, Insect
from dsnotation.games.habitat_battle.naming import NO_ANIMAL, listed_or_none, number_of
from dsnotation.games.habitat_battle.state import EMPTY, FLOODED, OVER, Pending, State, pieces_on

Appearance = Insect | Aquatic | Calm


def check_appear(state: State, pending: Pending, move: Appearance, report: Report) -> None:
    if isinstance(move, Calm):
        return
    tables = state.tables
    animal = number_of(tables.animals, move.animal, "animal", report)
    space = number_of(tables.spaces, move.space, "space", report)
    is_insect = isinstance(move, Insect)
    kinds = tables.insects if is_insect else tables.aquatics
    if animal != EMPTY and animal not in kinds:
        names = joined((tables.animals.ids[one] for one in kinds), " ")
        hints = (say("there are: {animals}", animals=names),)
        if is_insect:
            report("HB0601", say("{animal} is no insect", animal=move.animal), field=("animal",), hints=hints)
        else:
            message = say("{animal} is no aquatic animal", animal=move.animal)
            report("HB0701", message, field=("animal",), hints=hints)
    elif animal in state.appeared:
        message = say("the {animal} has appeared in this round already", animal=move.animal)
        report("HB0604", message, field=("animal",), about=("appeared",), hints=(_still_to_come(state, kinds),))
    elif animal in state.aquatics and animal != EMPTY:
        where = tables.spaces.ids[state.aquatics.index(animal)]
        message = say("the {animal} is still on {space}", animal=move.animal, space=where)
        report("HB0705", message, field=("animal",), about=("aquatics",), hints=(_still_to_come(state, kinds),))
    if space == EMPTY:
        return
    if isinstance(move, Insect):
        if space == tables.start:
            report("HB0605", say("nothing happens on the start"), field=("space",))
    elif not tables.land[space]:
        message = say("{space} is no land space: it can't be flooded", space=move.space)
        report("HB0702", message, field=("space",))
    elif state.flood[space] == FLOODED:
        message = say("{space} is flooded already", space=move.space)
        report("HB0703", message, field=("space",), about=(f"flood:{move.space}",))
    elif state.aquatics[space] not in (EMPTY, animal):
        other = tables.animals.ids[state.aquatics[space]]
        message = say("the {animal} is on {space} already", animal=other, space=move.space)
        report("HB0704", message, field=("space",), about=("aquatics",))


def _still_to_come(state: State, kinds: Sequence[int]) -> Message:
    """Which of these animals may still appear."""
    free = [one for one in kinds if one not in state.appeared and one not in state.aquatics]
    animals = listed_or_none([state.tables.animals.ids[one] for one in free], NO_ANIMAL)
    return say("may still appear in this round: {animals}", animals=animals)


def apply_appear(state: State, pending: Pending, move: Appearance, events: Events) -> None:
    if isinstance(move, Calm):
        end_round(state, events)
        return
    animal = state.tables.animals.number[move.animal]
    space = state.tables.spaces.number[move.space]
    state.appeared = (*state.appeared, animal)
    pieces = tuple(pieces_on(state, space))
    if isinstance(move, Insect):
        if pieces:
            battles.begin_insect(state, animal, space, pieces, events)
    else:
        _invade(state, animal, space, pieces, events)


def _invade(state: State, aquatic: int, space: int, pieces: Sequence[int], events: Events) -> None:
    """Without a defender the space is flooded by a stage; else the aquatic animal fights each animal in turn."""
    state.aquatics[space] = aquatic
    if not pieces:
        battles.set_flood(state, space, state.flood[space] + 1, events)
        return
    beaten = False
    for piece in pieces:
        beaten = battles.fight_aquatic(state, aquatic, piece, events) or beaten
        if state.phase == OVER or state.flood[space] == FLOODED:
            break
    if beaten and state.phase != OVER:
        battles.aquatic_leaves(state, space, events)


def every_appear(state: State, pending: Pending) -> Iterator[Appearance]:
    """Calm, or each animal that may still appear on each space where it may."""
    tables = state.tables
    yield Calm()
    for animal in tables.insects:
        if animal not in state.appeared:
            for space, name in enumerate(tables.spaces.ids):
                if space != tables.start:
                    yield Insect(tables.animals.ids[animal], name)
    for animal in _away(state):
        for space in floodable(state):
            yield Aquatic(tables.animals.ids[animal], tables.spaces.ids[space])


def _away(state: State) -> list[int]:
    """The aquatic animals that may appear: neither have they done so in this round nor did they stay."""
    animals = state.tables.aquatics
    return [animal for animal in animals if animal not in state.appeared and animal not in state.aquatics]


def floodable(state: State) -> list[int]:
    """The spaces where an aquatic animal may appear."""
    return [
        space
        for space, land in enumerate(state.tables.land)
        if land and state.flood[space] != FLOODED and state.aquatics[space] == EMPTY
    ]


def compose_appear(state: State, pending: Pending, choose: Chooser) -> Appearance:
    """With any sense of a game something appears now and then, insects rather where animals are."""
    tables = state.tables
    insects = [animal for animal in tables.insects if animal not in state.appeared]
    aquatics = _away(state) if floodable(state) else []
    what = choose("what appears", ["calm", *(["insect"] if insects else []), *(["aquatic"] if aquatics else [])])
    if what == "calm":
        return Calm()
    if what == "insect":
        animal = choose("insect", insects)
        spaces = [space for space in range(len(tables.spaces)) if space != tables.start]
        space = choose("space", spaces, [one for one in spaces if pieces_on(state, one)])
        return Insect(tables.animals.ids[animal], tables.spaces.ids[space])
    animal = choose("aquatic animal", aquatics)
    return Aquatic(tables.animals.ids[animal], tables.spaces.ids[choose("space", floodable(state))])
