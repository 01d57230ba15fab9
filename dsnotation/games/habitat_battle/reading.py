"""Habitat Battle: what the statements of the notation mean.

`Builder` has one method for each rule of grammar/habitat_battle.lark. It gets the parts of the statement in order
(words of the text, and what other methods returned) and gives drafts, or an assertion. It raises `Misread` for a
word that can't be what it stands for.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

from dsnotation.core.game import CHANCE, Draft, Misread
from dsnotation.core.messages import Message, say
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.habitat_battle import parts
from dsnotation.games.habitat_battle.claims import ClaimBuilder
from dsnotation.games.habitat_battle.parts import NOTHING, UNSEEN, names
from dsnotation.games.habitat_battle.slips import explain_fragment, explain_more, too_many, undecided, unlisted
from dsnotation.games.habitat_battle.words import LIST_MEANINGS, VERB_MEANINGS, VERBS, words

# What must be listed, and what may be left out with its meaning then.
_KIT: dict[str, tuple[str, ...] | None] = {"activators": None, "movements": None, "invocations": ()}
_DEAL: dict[str, tuple[str, ...] | None] = {
    "animals": None, "powers": None, "bird": None, "strategies": (UNSEEN,) * 3,
}  # fmt: skip

_BY_CHANCE = say("insects, aquatic animals and calm come by chance")


class Builder(ClaimBuilder):
    """Makes drafts of statements. The methods are called by the grammar."""

    # First words of statements whose items are moves of their own; letters that are no seats are reported.
    separable = frozenset(
        {*ascii_lowercase, *(word.split()[0].lower() for verb in ("insect", "aquatic") for word in VERBS[verb])}
    )

    @staticmethod
    def words(group: str) -> dict[str, str]:
        """The words that a terminal of the grammar stands for."""
        return words(group)

    # What is handed out ------------------------------------------------------------------------------------

    def kit(self, written: list[Word | None]) -> list[Draft]:
        return [_handed_out("kit", _KIT, written)]

    def deal(self, written: list[Word | None]) -> list[Draft]:
        draft = _handed_out("deal", _DEAL, written)
        birds = draft.fields["bird"]
        if len(birds) != 1:
            raise Misread(_one_bird(len(birds)), *draft.spans["bird",])
        draft.fields["bird"] = birds[0]
        draft.spans["bird",] = draft.spans.pop(("bird", 0))
        return [draft]

    # Moves -------------------------------------------------------------------------------------------------

    def moves(self, steps: list[Draft]) -> list[Draft]:
        return steps

    def step(self, written: list[Any]) -> Draft:
        seat, draft = written
        if seat is None:
            return draft  # type: ignore[no-any-return]
        name = read(parts.seat, seat)
        if draft.actor == CHANCE:
            message = say("{verb} is nobody's move: no seat stands here", verb=draft.kind)
            raise Misread(message, *place_of(seat), (_BY_CHANCE,))
        draft.fields["actor"] = name
        draft.spans["actor",] = place_of(seat)
        draft.spans[()] = (seat.start_pos, draft.spans[()][1])
        return draft  # type: ignore[no-any-return]

    def position(self, written: list[Word]) -> Draft:
        animal, powered, movement, space, *more = written
        if more:
            raise explain_more(space, more)
        power = read(parts.powered, powered)
        start = powered.start_pos
        fields = {
            "animal": read(parts.name, animal),
            "power": power.power,
            "activator": power.activator,
            "movement": read(parts.name, movement),
            "space": read(parts.name, space),
        }
        return Draft(
            "position",
            fields,
            {
                (): (animal.start_pos, space.end_pos),
                ("animal",): place_of(animal),
                ("power",): (start + power.power_place[0], start + power.power_place[1]),
                ("activator",): (start + power.activator_place[0], start + power.activator_place[1]),
                ("movement",): place_of(movement),
                ("space",): place_of(space),
            },
        )

    def fragment(self, written: list[Word]) -> Draft:
        raise explain_fragment(written)

    def power(self, written: list[Word]) -> Draft:
        verb, *more = written
        meaning = read(VERB_MEANINGS.__getitem__, verb)
        if more:
            message = say("{verb} is complete before {word}", verb=meaning, word=more[0])
            hint = say("write {verb} alone: it is the power of the animal in the battle", verb=meaning)
            raise too_many(message, more, hint)
        return Draft("power", {"use": meaning == "use"}, {(): place_of(verb), ("use",): place_of(verb)})

    def expose(self, written: list[Word]) -> Draft:
        verb, card = written
        return _exposed("strategy", card, verb.start_pos)

    def expose_bird(self, written: list[Word]) -> Draft:
        return _exposed("bird", written[-1], written[0].start_pos)

    def nothing(self, written: list[Word]) -> Draft:
        [verb] = written
        return Draft("expose", {"strategy": None, "bird": None}, {(): place_of(verb)})

    def declined(self, written: list[Word]) -> Draft:
        [nothing] = written
        raise undecided(nothing)

    def appear(self, written: list[Word]) -> Draft:
        verb, animal, space, *more = written
        if more:
            raise explain_more(space, more)
        return Draft(
            read(VERB_MEANINGS.__getitem__, verb),
            {"actor": CHANCE, "animal": read(parts.name, animal), "space": read(parts.name, space)},
            {(): (verb.start_pos, space.end_pos), ("animal",): place_of(animal), ("space",): place_of(space)},
        )

    def calm(self, written: list[Word]) -> Draft:
        [verb] = written
        return Draft("calm", {"actor": CHANCE}, {(): place_of(verb)})


def _exposed(field: str, card: Word, start: int) -> Draft:
    """What is exposed: everybody sees the card. `-` is nothing, as `pass`."""
    if str(card).startswith(UNSEEN):
        raise Misread(
            say("everybody sees what is exposed: ? can't stand here"),
            *place_of(card),
            (say("write which card it is"),),
        )
    draft = Draft("expose", {"strategy": None, "bird": None}, {(): (start, card.end_pos)})
    if str(card) != NOTHING:
        draft.fields[field] = read(parts.name, card)
    draft.spans[field,] = place_of(card)
    return draft


def _one_bird(there: int) -> Message:
    return say("a player is dealt one bird card, not {count}", count=there)


def _handed_out(kind: str, lists: dict[str, tuple[str, ...] | None], written: list[Word | None]) -> Draft:
    """A kit or a deal: a seat before or after the verb, then the lists in any order."""
    before, after, *rest = written
    listed = [word for word in rest if word is not None]
    seat = before or after
    if before is not None and after is not None:
        hint = say("write {line}", line=f"{kind} {str(after).upper()}")
        raise Misread(say("the seat stands here twice"), *place_of(after), (hint,))
    draft = Draft(kind, {"actor": CHANCE}, {})
    if seat is not None:
        draft.fields["player"] = read(parts.seat, seat)
        draft.spans["player",] = place_of(seat)
    start = min(word.start_pos for word in (seat, listed[0]) if word is not None)
    draft.spans[()] = (start, listed[-1].end_pos)
    for heading, items in _by_heading(listed):
        _put_list(draft, heading, items)
    for field, without in lists.items():
        if field in draft.fields:
            continue
        if without is None:
            raise unlisted(kind, field, listed)
        draft.fields[field] = without
    return draft


def _by_heading(listed: list[Word]) -> list[tuple[Word, list[Word]]]:
    """The lists, each with the word that heads it. A word may be a heading and no name, or the other way round."""
    found: list[tuple[Word, list[Word]]] = []
    for word in listed:
        if str(word) in LIST_MEANINGS:
            found.append((word, []))
        else:
            found[-1][1].append(word)
    return found


def _put_list(draft: Draft, heading: Word, items: list[Word]) -> None:
    field = read(LIST_MEANINGS.__getitem__, heading)
    if field in draft.fields:
        hint = say("write all {list} behind one {list}", list=field)
        raise Misread(say("{word} stands here twice", word=field), *place_of(heading), (hint,))
    if not items:
        hint = say("write the names, or - for none")
        raise Misread(say("nothing stands behind {word}", word=heading), *place_of(heading), (hint,))
    draft.fields[field], places = names(items)
    draft.spans[field,] = (items[0].start_pos, items[-1].end_pos)
    draft.spans.update({(field, place): where for place, where in enumerate(places)})
