"""Dominant Species: what the statements of the notation mean.

`Builder` has one method for each rule of grammar/dominant_species.lark. It gets the parts of the statement in
order (words of the text, and what other methods returned) and gives drafts, or an assertion. It raises
`Misread` for a word that can't be what it stands for.
"""

from __future__ import annotations

from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import CHANCE, EVERYBODY, Draft, Misread
from dsnotation.core.messages import say
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.dominant_species import parts
from dsnotation.games.dominant_species.card_reading import CardBuilder
from dsnotation.games.dominant_species.claims import ClaimBuilder
from dsnotation.games.dominant_species.components import UNSEEN
from dsnotation.games.dominant_species.drafting import (
    NOTHING,
    action,
    put_disk,
    put_list,
    put_parts,
    put_single,
    read_seen,
    started,
)
from dsnotation.games.dominant_species.moves import Arrival, BlindDraw, Victim
from dsnotation.games.dominant_species.words import CARD_KINDS, words

Spans = dict[FieldPath, tuple[int, int]]
_CARD_OF = {kind: card for card, kind in CARD_KINDS.items()}
_ROWS = {"ada": "adaptation", "abu": "abundance", "wan": "wanderlust"}
_ARRIVAL_FIELDS = {"hex": "origin", "count": "count"}


class Builder(CardBuilder, ClaimBuilder):
    """Makes drafts of statements. The methods are called by the grammar."""

    # Statements whose items are moves of their own.
    separable = frozenset({"plan", "claim"})

    @staticmethod
    def words(group: str) -> dict[str, str]:
        """The words that a terminal of the grammar stands for."""
        return words(group)

    # Chance ------------------------------------------------------------------------------------------------

    def tiles(self, written: list[Word]) -> list[Draft]:
        draft = Draft("reveal-tiles", {"actor": CHANCE})
        draft.fields["tiles"] = tuple(
            None if str(word) in (".", NOTHING) else read_seen(parts.tile, word) for word in written
        )
        draft.spans.update({("tiles", place): place_of(word) for place, word in enumerate(written)})
        return [draft]

    def cards(self, written: list[Word]) -> list[Draft]:
        draft = Draft("reveal-cards", {"actor": CHANCE})
        found = [word for word in written if str(word) != NOTHING]
        draft.fields["cards"] = tuple(read_seen(parts.card, word) for word in found)
        draft.spans.update({("cards", place): place_of(word) for place, word in enumerate(found)})
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
                raise Misread(say("the row {row} stands twice", row=code), *place_of(word))
            draft.spans[field,] = place_of(word)
            draft.fields[field] = tuple(read_seen(parts.element, element) for element in elements)
            draft.spans.update({(field, place): place_of(element) for place, element in enumerate(elements)})
        missing = [code for code, field in _ROWS.items() if field not in draft.fields]
        if missing:
            last = rows[-1][1][-1] if rows[-1][1] else rows[-1][0]
            row = missing[0]
            raise Misread(
                say("the row {row} is missing", row=row),
                *place_of(last),
                (say("write {example} if nothing was drawn for it", example=f"{row} -"),),
            )
        return [draft]

    def blind(self, written: list[Word]) -> list[Word]:
        return written

    def symbiotic(self, draws: list[list[Word]]) -> list[Draft]:
        draft = Draft("draw-symbiotic", {"actor": CHANCE})
        draft.fields["draws"] = tuple(
            BlindDraw(read(parts.animal, animal), read_seen(parts.element, element)) for animal, element in draws
        )
        for place, (animal, element) in enumerate(draws):
            draft.spans["draws", place, "animal"] = place_of(animal)
            draft.spans["draws", place, "element"] = place_of(element)
        return [draft]

    # Planning ----------------------------------------------------------------------------------------------

    def pawn(self, written: list[Any]) -> Draft:
        actor, where = written
        start, end = where.start_pos, where.end_pos
        space = None if str(where) == NOTHING else read_seen(parts.space, where)
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
        draft = action("initiative", actor, section)
        swap = str(rest[0]).lower() == "swap"
        draft.fields.update(swap=swap, target=None)
        if swap:
            draft.spans["swap",] = place_of(rest.pop(0))
        if rest:
            put_single(draft, "target", parts.space, rest[0])
        return [draft]

    def adaptation(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("adaptation", *written[:2]), "element", parts.element, written[2])]

    def regression(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("regression", *written[:2]), "element", parts.element, written[2])]

    def abundance(self, written: list[Any]) -> list[Draft]:
        return [put_disk(action("abundance", *written[:2]), written[2])]

    def wasteland(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("wasteland", *written[:2]), "element", parts.element, written[2])]

    def depletion(self, written: list[Any]) -> list[Draft]:
        return [put_disk(action("depletion", *written[:2]), written[2])]

    def glaciation(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("glaciation", *written[:2]), "hex", parts.hex_, written[2])]

    def speciation(self, written: list[Any]) -> list[Draft]:
        draft = put_disk(action("speciation", *written[:2]), written[2])
        put_list(draft, "placements", parts.placement, written[3:])
        return [draft]

    def free_speciation(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("free-speciation", *written[:2]), "hex", parts.hex_, written[2])]

    def wanderlust(self, written: list[Any]) -> list[Draft]:
        actor, section, where, *disk = written
        draft = action("wanderlust", actor, section)
        draft.fields.update(tile=None, stack=None, hex=None, element=None, corner=None)
        if str(where) == NOTHING:
            draft.spans["tile",] = place_of(where)
        elif str(where) == UNSEEN:
            draft.spans["tile",] = place_of(where)
            draft.fields.update(dict.fromkeys(("tile", "hex", "element", "corner"), UNSEEN))
        else:
            put_parts(draft, parts.new_tile, where)
        if disk:
            put_disk(draft, disk[0])
        return [draft]

    def arrival(self, written: list[Any]) -> list[Any]:
        return written

    def tile_migration(self, written: list[Any]) -> list[Draft]:
        draft = Draft("tile-migration", {"actor": EVERYBODY, "arrivals": ()})
        if isinstance(written[0], str):
            word: Word = written[0]  # type: ignore[assignment]
            draft.spans["arrivals",] = place_of(word)
            if str(word) == UNSEEN:
                draft.fields["arrivals"] = (Arrival(UNSEEN, UNSEEN, 0),)
            return [draft]
        animal: Word | None = None
        arrivals: list[Arrival] = []
        for named, origin in written:
            animal = named or animal
            if animal is None:
                raise Misread(
                    say("whose species move?"),
                    *place_of(origin),
                    (say("write the animal first, as in {example}", example="move Bi C3:1"),),
                )
            value, pieces = read(parts.placement, origin)
            place, at = len(arrivals), origin.start_pos
            arrivals.append(Arrival(read(parts.animal, animal), value.hex, value.count))
            draft.spans["arrivals", place] = place_of(origin)
            draft.spans["arrivals", place, "animal"] = place_of(animal)
            for field, start, end in pieces:
                draft.spans["arrivals", place, _ARRIVAL_FIELDS[field]] = (at + start, at + end)
        draft.fields["arrivals"] = tuple(arrivals)
        return [draft]

    def migration(self, written: list[Any]) -> list[Draft]:
        draft = action("migration", *written[:2])
        put_list(draft, "walks", parts.walk, written[2:])
        return [draft]

    def competition(self, written: list[Any]) -> list[Draft]:
        draft = action("competition", *written[:2])
        put_list(draft, "victims", parts.victim, written[2:])
        return [draft]

    def free_competition(self, written: list[Any]) -> list[Draft]:
        actor, section, word = written
        draft = action("free-competition", actor, section)
        draft.fields["victim"] = None
        draft.spans["victim",] = place_of(word)
        if str(word) == UNSEEN:
            draft.fields["victim"] = Victim(UNSEEN, UNSEEN)
        elif str(word) != NOTHING:
            draft.fields["victim"], pieces = read(parts.victim, word)
            at = word.start_pos
            draft.spans.update({("victim", field): (at + start, at + end) for field, start, end in pieces})
        return [draft]

    def domination(self, written: list[Any]) -> list[Draft]:
        return [put_single(action("domination", *written[:2]), "hex", parts.hex_, written[2])]

    # Cards -------------------------------------------------------------------------------------------------

    def take(self, written: list[Any]) -> list[Draft]:
        actor, what = written
        taken = started("take-card", actor)
        if not isinstance(what, Draft):
            taken.fields["card"] = read_seen(parts.card, what)
            taken.spans["card",] = place_of(what)
            return [taken]
        taken.fields["card"] = _CARD_OF[what.kind]
        card_at = taken.spans["card",] = what.spans["card",]
        first = written[0].start_pos if actor is not None else card_at[0]
        taken.spans[()] = (first, card_at[1])
        what.spans[()] = (card_at[0], max(end for _, end in what.spans.values()))
        return [taken, _owned(what, taken)]

    def carry(self, written: list[Any]) -> list[Draft]:
        actor, choice = written
        return [_owned(choice, started("carry", actor))]

    def lose(self, written: list[Any]) -> list[Draft]:
        actor, what, *origin = written
        draft = started("lose", actor, loss="element", element=None)
        draft.spans["loss",] = place_of(what)
        word = str(what).lower()
        if word.startswith("pawn") or word == "species":
            draft.fields["loss"] = word.removesuffix("s") if word.startswith("pawn") else word
            if origin:
                put_single(draft, "origin", parts.space, origin[0])
        else:
            put_single(draft, "element", parts.element, what)
        return [draft]

    def save(self, written: list[Any]) -> list[Draft]:
        actor, where = written
        return [put_single(started("save-mammal", actor), "hex", parts.hex_, where)]

    # Claims ------------------------------------------------------------------------------------------------

    def claimed(self, written: list[Word]) -> Draft:
        who, where = written
        draft = Draft("claim", {"actor": EVERYBODY if str(who) == NOTHING else read(parts.animal, who)})
        draft.spans[("actor",)] = place_of(who)
        draft.spans[()] = (who.start_pos, where.end_pos)
        return put_single(draft, "hex", parts.hex_, where)

    def claim(self, claims: list[Draft]) -> list[Draft]:
        return claims


def _owned(choice: Draft, taken: Draft) -> Draft:
    """The draft of a card move with the actor of the statement."""
    if taken.actor is not None:
        choice.fields["actor"] = taken.actor
        choice.spans["actor",] = taken.spans["actor",]
    return choice
