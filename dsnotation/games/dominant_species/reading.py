"""Dominant Species: what the statements of the notation mean.

`Builder` has one method for each rule of grammar/dominant_species.lark. It gets the parts of the statement in
order (words of the text, and what other methods returned) and gives drafts, or an assertion. It raises
`Misread` for a word that can't be what it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import CHANCE, EVERYBODY, Draft, Misread
from dsnotation.games.dominant_species import parts
from dsnotation.games.dominant_species.claims import ClaimBuilder
from dsnotation.games.dominant_species.moves import Arrival, BlindDraw
from dsnotation.games.dominant_species.parts import Word, read
from dsnotation.games.dominant_species.words import CARD_KINDS, words

Spans = dict[FieldPath, tuple[int, int]]
_CARD_OF = {kind: card for card, kind in CARD_KINDS.items()}
_ROWS = {"ada": "adaptation", "abu": "abundance", "wan": "wanderlust"}
_ARRIVAL_FIELDS = {"hex": "origin", "count": "count"}
NOTHING = "-"


def _at(word: Word) -> tuple[int, int]:
    return word.start_pos, word.end_pos


def _started(kind: str, actor: Word | None, **fields: Any) -> Draft:
    """A draft with its actor, if that is written."""
    draft = Draft(kind, {} if actor is None else {"actor": read(parts.animal, actor)})
    draft.fields.update(fields)
    if actor is not None:
        draft.spans[("actor",)] = _at(actor)
    return draft


def _action(kind: str, actor: Word | None, section: Word) -> Draft:
    """A draft of an action. Its space is a field only if more than the section is written."""
    draft = _started(kind, actor)
    draft.spans["space",] = _at(section)
    _, space = read(parts.section_and_space, section)
    if space is not None:
        draft.fields["space"] = space
    return draft


def _put(draft: Draft, reader: Callable[[str], parts.Part[Any]], word: Word) -> Any:
    """Reads a word of several pieces; each piece becomes a field of the draft. Returns what was read."""
    value, pieces = read(reader, word)
    at = word.start_pos
    for field, start, end in pieces:
        draft.spans[field,] = (at + start, at + end)
        draft.fields[field] = getattr(value, field, None)
    return value


def _list(draft: Draft, field: str, reader: Callable[[str], parts.Part[Any]], written: Iterable[Word]) -> None:
    """Reads words of several pieces into one tuple of the draft; `-` gives an empty one."""
    items: list[Any] = []
    for word in written:
        if str(word) == NOTHING:
            draft.spans[field,] = _at(word)
            break
        value, pieces = read(reader, word)
        at = word.start_pos
        place = len(items)
        draft.spans[field, place] = _at(word)
        for name, start, end in pieces:
            draft.spans[field, place, name] = (at + start, at + end)
        items.append(value)
    draft.fields[field] = tuple(items)


def _single(draft: Draft, field: str, reader: Callable[[str], Any], word: Word) -> Draft:
    """Reads one word into a field of the draft; `-` gives None."""
    draft.spans[field,] = _at(word)
    draft.fields[field] = None if str(word) == NOTHING else read(reader, word)
    return draft


def _disk(draft: Draft, word: Word) -> Draft:
    """Reads `s@C4se` into element and corner; `-` gives None for both."""
    if str(word) == NOTHING:
        draft.fields.update(element=None, corner=None)
        draft.spans["element",] = draft.spans["corner",] = _at(word)
    else:
        _put(draft, parts.disk, word)
    return draft


class Builder(ClaimBuilder):
    """Makes drafts of statements. The methods are called by the grammar."""

    # Statements whose items are moves of their own.
    separable = frozenset({"plan", "claim"})

    @staticmethod
    def words(group: str) -> tuple[str, ...]:
        """The words that a terminal of the grammar stands for."""
        return words(group)

    # Chance ------------------------------------------------------------------------------------------------

    def tiles(self, written: list[Word]) -> list[Draft]:
        draft = Draft("reveal-tiles", {"actor": CHANCE})
        draft.fields["tiles"] = tuple(
            None if str(word) in (".", NOTHING) else read(parts.tile, word) for word in written
        )
        draft.spans.update({("tiles", place): _at(word) for place, word in enumerate(written)})
        return [draft]

    def cards(self, written: list[Word]) -> list[Draft]:
        draft = Draft("reveal-cards", {"actor": CHANCE})
        found = [word for word in written if str(word) != NOTHING]
        draft.fields["cards"] = tuple(read(parts.card, word) for word in found)
        draft.spans.update({("cards", place): _at(word) for place, word in enumerate(found)})
        return [draft]

    def row(self, written: list[Word]) -> tuple[Word, list[Word]]:
        row, *elements = written
        return row, [word for word in elements if str(word) != NOTHING]

    def draw(self, rows: list[tuple[Word, list[Word]]]) -> list[Draft]:
        draft = Draft("draw-elements", {"actor": CHANCE})
        for word, elements in rows:
            code = read(parts.section, word)
            field = _ROWS[code]
            if field in draft.fields:
                raise Misread(f"the row {code} stands twice", *_at(word))
            draft.spans[field,] = _at(word)
            draft.fields[field] = tuple(read(parts.element, element) for element in elements)
            draft.spans.update({(field, place): _at(element) for place, element in enumerate(elements)})
        missing = [code for code, field in _ROWS.items() if field not in draft.fields]
        if missing:
            last = rows[-1][1][-1] if rows[-1][1] else rows[-1][0]
            row = missing[0]
            raise Misread(f"the row {row} is missing", *_at(last), (f"write {row} - if nothing was drawn for it",))
        return [draft]

    def blind(self, written: list[Word]) -> list[Word]:
        return written

    def symbiotic(self, draws: list[list[Word]]) -> list[Draft]:
        draft = Draft("draw-symbiotic", {"actor": CHANCE})
        draft.fields["draws"] = tuple(
            BlindDraw(read(parts.animal, animal), read(parts.element, element)) for animal, element in draws
        )
        for place, (animal, element) in enumerate(draws):
            draft.spans["draws", place, "animal"] = _at(animal)
            draft.spans["draws", place, "element"] = _at(element)
        return [draft]

    # Planning ----------------------------------------------------------------------------------------------

    def pawn(self, written: list[Any]) -> Draft:
        actor, where = written
        start, end = where.start_pos, where.end_pos
        space = None if str(where) == NOTHING else read(parts.space, where)
        if actor is None:
            return Draft("place-pawn", {"space": space}, {("space",): (start, end), (): (start, end)})
        actor_at = actor.start_pos
        return Draft(
            "place-pawn",
            {"actor": read(parts.animal, actor), "space": space},
            {("actor",): (actor_at, actor.end_pos), ("space",): (start, end), (): (actor_at, end)},
        )

    def plan(self, pawns: list[Draft]) -> list[Draft]:
        return pawns

    # Actions -----------------------------------------------------------------------------------------------

    def initiative(self, written: list[Any]) -> list[Draft]:
        actor, section, *rest = written
        draft = _action("initiative", actor, section)
        swap = str(rest[0]).lower() == "swap"
        draft.fields.update(swap=swap, target=None)
        if swap:
            draft.spans["swap",] = _at(rest.pop(0))
        if rest:
            _single(draft, "target", parts.space, rest[0])
        return [draft]

    def adaptation(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("adaptation", *written[:2]), "element", parts.element, written[2])]

    def regression(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("regression", *written[:2]), "element", parts.element, written[2])]

    def abundance(self, written: list[Any]) -> list[Draft]:
        return [_disk(_action("abundance", *written[:2]), written[2])]

    def wasteland(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("wasteland", *written[:2]), "element", parts.element, written[2])]

    def depletion(self, written: list[Any]) -> list[Draft]:
        return [_disk(_action("depletion", *written[:2]), written[2])]

    def glaciation(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("glaciation", *written[:2]), "hex", parts.hex_, written[2])]

    def speciation(self, written: list[Any]) -> list[Draft]:
        draft = _disk(_action("speciation", *written[:2]), written[2])
        _list(draft, "placements", parts.placement, written[3:])
        return [draft]

    def free_speciation(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("free-speciation", *written[:2]), "hex", parts.hex_, written[2])]

    def wanderlust(self, written: list[Any]) -> list[Draft]:
        actor, section, where, *disk = written
        draft = _action("wanderlust", actor, section)
        draft.fields.update(tile=None, stack=None, hex=None, element=None, corner=None)
        if str(where) == NOTHING:
            draft.spans["tile",] = _at(where)
        else:
            _put(draft, parts.new_tile, where)
        if disk:
            _disk(draft, disk[0])
        return [draft]

    def arrival(self, written: list[Any]) -> list[Any]:
        return written

    def tile_migration(self, written: list[Any]) -> list[Draft]:
        draft = Draft("tile-migration", {"actor": EVERYBODY, "arrivals": ()})
        if isinstance(written[0], str):
            draft.spans["arrivals",] = _at(written[0])  # type: ignore[arg-type]
            return [draft]
        animal: Word | None = None
        arrivals: list[Arrival] = []
        for named, origin in written:
            animal = named or animal
            if animal is None:
                raise Misread("whose species move?", *_at(origin), ("write the animal first, as in move Bi C3:1",))
            value, pieces = read(parts.placement, origin)
            place, at = len(arrivals), origin.start_pos
            arrivals.append(Arrival(read(parts.animal, animal), value.hex, value.count))
            draft.spans["arrivals", place] = _at(origin)
            draft.spans["arrivals", place, "animal"] = _at(animal)
            for field, start, end in pieces:
                draft.spans["arrivals", place, _ARRIVAL_FIELDS[field]] = (at + start, at + end)
        draft.fields["arrivals"] = tuple(arrivals)
        return [draft]

    def migration(self, written: list[Any]) -> list[Draft]:
        draft = _action("migration", *written[:2])
        _list(draft, "walks", parts.walk, written[2:])
        return [draft]

    def competition(self, written: list[Any]) -> list[Draft]:
        draft = _action("competition", *written[:2])
        _list(draft, "victims", parts.victim, written[2:])
        return [draft]

    def free_competition(self, written: list[Any]) -> list[Draft]:
        actor, section, word = written
        draft = _action("free-competition", actor, section)
        draft.fields["victim"] = None
        draft.spans["victim",] = _at(word)
        if str(word) != NOTHING:
            draft.fields["victim"], pieces = read(parts.victim, word)
            at = word.start_pos
            draft.spans.update({("victim", field): (at + start, at + end) for field, start, end in pieces})
        return [draft]

    def domination(self, written: list[Any]) -> list[Draft]:
        return [_single(_action("domination", *written[:2]), "hex", parts.hex_, written[2])]

    # Cards -------------------------------------------------------------------------------------------------

    def take(self, written: list[Any]) -> list[Draft]:
        actor, what = written
        taken = _started("take-card", actor)
        if not isinstance(what, Draft):
            taken.fields["card"] = read(parts.card, what)
            taken.spans["card",] = _at(what)
            return [taken]
        taken.fields["card"] = _CARD_OF[what.kind]
        card_at = taken.spans["card",] = what.spans["card",]
        first = written[0].start_pos if actor is not None else card_at[0]
        taken.spans[()] = (first, card_at[1])
        what.spans[()] = (card_at[0], max(end for _, end in what.spans.values()))
        return [taken, _owned(what, taken)]

    def carry(self, written: list[Any]) -> list[Draft]:
        actor, choice = written
        return [_owned(choice, _started("carry", actor))]

    def aquatic(self, written: list[Word]) -> Draft:
        card, *rest = written
        draft = _choice("aquatic", card, element=None, corner=None, hex=None, count=0)
        if str(rest[0]) == NOTHING:
            draft.spans["element",] = _at(rest[0])
            return draft
        if "@" in str(rest[0]):
            _disk(draft, rest.pop(0))
        if rest:
            _place(draft, rest[0])
        return draft

    def biomass(self, written: list[Word]) -> Draft:
        return _victims("biomass", written)

    def blight(self, written: list[Word]) -> Draft:
        card, where = written
        draft = _choice("blight", card, keep=None)
        if "=" not in str(where):
            return _single(draft, "hex", parts.hex_, where)
        draft.fields["keep"] = _put(draft, parts.kept_corner, where).stays
        return draft

    def catastrophe(self, written: list[Word]) -> Draft:
        card, where, *victims = written
        draft = _choice("catastrophe", card, survivor=None)
        if "=" in str(where):
            draft.fields["survivor"] = _put(draft, parts.kept_animal, where).stays
        else:
            _single(draft, "hex", parts.hex_, where)
        _list(draft, "victims", parts.victim, victims)
        return draft

    def evolution(self, written: list[Word]) -> Draft:
        return _victims("evolution", written)

    def fecundity(self, written: list[Word]) -> Draft:
        card, *hexes = written
        draft = _choice("fecundity", card)
        if str(hexes[0]) == NOTHING:
            draft.spans["hexes",] = _at(hexes.pop())
        draft.fields["hexes"] = tuple(read(parts.hex_, word) for word in hexes)
        draft.spans.update({("hexes", place): _at(word) for place, word in enumerate(hexes)})
        return draft

    def fertile(self, written: list[Word]) -> Draft:
        return _single(_choice("fertile", written[0]), "hex", parts.hex_, written[1])

    def habitat(self, written: list[Word]) -> Draft:
        return _disk(_choice("habitat", written[0]), written[1])

    def hibernation(self, written: list[Word]) -> Draft:
        card, where = written
        draft = _choice("hibernation", card, hex=None, count=0)
        if str(where) == NOTHING:
            draft.spans["hex",] = _at(where)
        else:
            _place(draft, where)
        return draft

    def ice_sheet(self, written: list[Word]) -> Draft:
        return _single(_choice("ice-sheet", written[0]), "hex", parts.hex_, written[1])

    def instinct(self, written: list[Word]) -> Draft:
        return _single(_choice("instinct", written[0]), "target", parts.space, written[1])

    def mass_exodus(self, written: list[Word]) -> Draft:
        card, where, *departures = written
        draft = _single(_choice("mass-exodus", card), "hex", parts.hex_, where)
        _list(draft, "departures", parts.departure, departures)
        return draft

    def metamorphosis(self, written: list[Word]) -> Draft:
        draft = _choice("metamorphosis", written[0])
        _put(draft, parts.exchange, written[1])
        return draft

    def predator(self, written: list[Word]) -> Draft:
        return _victims("predator", written)

    def lose(self, written: list[Any]) -> list[Draft]:
        actor, what, *origin = written
        draft = _started("lose", actor, loss="element", element=None)
        draft.spans["loss",] = _at(what)
        word = str(what).lower()
        if word.startswith("pawn") or word == "species":
            draft.fields["loss"] = word.removesuffix("s") if word.startswith("pawn") else word
            if origin:
                _single(draft, "origin", parts.space, origin[0])
        else:
            _single(draft, "element", parts.element, what)
        return [draft]

    def save(self, written: list[Any]) -> list[Draft]:
        actor, where = written
        return [_single(_started("save-mammal", actor), "hex", parts.hex_, where)]

    # Claims ------------------------------------------------------------------------------------------------

    def claimed(self, written: list[Word]) -> Draft:
        who, where = written
        draft = Draft("claim", {"actor": EVERYBODY if str(who) == NOTHING else read(parts.animal, who)})
        draft.spans[("actor",)] = _at(who)
        draft.spans[()] = (who.start_pos, where.end_pos)
        return _single(draft, "hex", parts.hex_, where)

    def claim(self, claims: list[Draft]) -> list[Draft]:
        return claims


# Card moves ------------------------------------------------------------------------------------------------


def _choice(kind: str, card: Word, **fields: Any) -> Draft:
    """A draft of what a card lets its taker choose; the taker comes later."""
    return Draft(kind, fields, {("card",): _at(card)})


def _victims(kind: str, written: Sequence[Word]) -> Draft:
    draft = _choice(kind, written[0])
    _list(draft, "victims", parts.victim, written[1:])
    return draft


def _place(draft: Draft, word: Word) -> None:
    """Reads `C4:3` into hex and count. None placed is placed nowhere."""
    value = _put(draft, parts.placement, word)
    draft.fields.update(hex=value.hex if value.count else None, count=value.count)


def _owned(choice: Draft, taken: Draft) -> Draft:
    """The draft of a card move with the actor of the statement."""
    if taken.actor is not None:
        choice.fields["actor"] = taken.actor
        choice.spans["actor",] = taken.spans["actor",]
    return choice
