"""Habitat Battle: what can be wrong with the board of a game set. Sheet sections 1, 3 and 6."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dsnotation.core.messages import Message, joined, listed_and, quoted, say, several
from dsnotation.games.habitat_battle.model import GameSet, Movement
from dsnotation.games.habitat_battle.set_mistakes import Mistakes, guess
from dsnotation.games.habitat_battle.set_search import connected, distances

MAX_NAMED = 8  # spaces that one message names


def named(ids: Sequence[str]) -> Message:
    """Names in a sentence: "a, b and c"."""
    if len(ids) > MAX_NAMED:
        more = len(ids) - MAX_NAMED
        names = joined(ids[:MAX_NAMED])
        return several(more, "{names} and {count} more", "{names} and {count} more", names=names)
    return listed_and(ids)


def no_habitat(name: str) -> Message:
    """That a set has no such habitat."""
    return say("there is no habitat {name}", name=quoted(name))


def leads_on(card: Movement, kinds: Collection[str]) -> bool:
    """Whether a movement card can be used where spaces have neighbours of these kinds."""
    return bool(card.moves) or (card.kind in kinds and card.least <= card.steps)


class Board:
    """The spaces of a set by number. What is misspelt counts as what was probably meant, so that one mistake is
    told once; `gaps` are the spaces and kinds whose neighbours are not all known."""

    def __init__(self, game_set: GameSet, mistakes: Mistakes) -> None:
        self.mistakes = mistakes
        self.spaces = game_set.space
        self.ids = [space.id for space in game_set.space]
        self.number = {name: place for place, name in reversed(list(enumerate(self.ids)))}
        self.kinds = {habitat.id: habitat.kind for habitat in game_set.habitat}
        self.movements = game_set.movement
        self.card_kinds = list(dict.fromkeys(card.kind for card in game_set.movement))
        self.gaps: set[tuple[int, str]] = set()
        # A row without its id is a name that others may refer to.
        self.all_known = not mistakes.is_damaged("space", "id")
        self.habitats = [self._habitat(place) for place in range(len(self.ids))]
        self.kind_meant = self._kinds_meant()
        self.neighbours = [self._neighbours(place) for place in range(len(self.ids))]
        self.jumps = self._jumps()
        self.torn = {(place, kind) for place in range(len(self.ids)) for kind in self._torn(place)}

    def _habitat(self, place: int) -> str | None:
        """The kind of a space's habitat."""
        name = self.spaces[place].habitat
        if name in self.kinds:
            return self.kinds[name]
        meant = self.mistakes.meant(name, self.kinds)
        if not self.mistakes.is_damaged("habitat", "id"):
            path = ("space", place, "habitat")
            self.mistakes("HB0811", path, no_habitat(name), *guess(meant))
        return self.kinds[meant] if meant else None

    def _kinds_meant(self) -> dict[str, str]:
        """Kinds of neighbours that no card has -> the kind that was probably meant."""
        first: dict[str, int] = {}
        for place, space in enumerate(self.spaces):
            for kind in space.neighbours:
                first.setdefault(kind, place)
        unused = [kind for kind in self.card_kinds if kind not in first]
        meant: dict[str, str] = {}
        for kind, place in first.items():
            if kind in self.card_kinds or self.mistakes.is_damaged("movement", "kind"):
                continue
            near = self.mistakes.meant(kind, self.card_kinds)
            if near:
                meant[kind] = near
            if near not in unused:  # else it is the card that is misspelt, and that is told of the card
                path = ("space", place, "neighbours", kind)
                message = say("no movement card is of the kind {kind}", kind=quoted(kind))
                self.mistakes("HB0813", path, message, *guess(near), at_key=True)
        return meant

    def _neighbours(self, place: int) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for kind, names in self.spaces[place].neighbours.items():
            known = self.kind_meant.get(kind, kind)
            for index, name in enumerate(names):
                other = self._space(name, ("space", place, "neighbours", kind, index))
                if other is None:
                    self.gaps.add((place, known))
                elif other != place:
                    found.setdefault(known, []).append(other)
        return found

    def _jumps(self) -> list[tuple[int, int]]:
        """The moves that movement cards list."""
        found = []
        for place, card in enumerate(self.movements):
            for index, ends in enumerate(card.moves):
                path = ("movement", place, "moves", index)
                begin, end = (self._space(name, (*path, side)) for side, name in enumerate(ends))
                if begin is not None and end is not None:
                    found.append((begin, end))
        return found

    def _space(self, name: str, path: tuple[str | int, ...]) -> int | None:
        """The number of a space, or of the one that was probably meant."""
        if name in self.number:
            return self.number[name]
        meant = self.mistakes.meant(name, self.number)
        if self.all_known:
            self.mistakes("HB0812", path, say("there is no space {name}", name=quoted(name)), *guess(meant))
        return self.number[meant] if meant else None

    def _torn(self, place: int) -> set[str]:
        """The kinds by which a space has neighbours that could not be read."""
        damaged = self.mistakes.inside("space", place, "neighbours")
        return set(self.card_kinds) if () in damaged else {str(rest[0]) for rest in damaged}

    def steps(self, place: int) -> list[int]:
        """The spaces one step of whatever kind away."""
        return list(dict.fromkeys(other for others in self.neighbours[place].values() for other in others))

    def edges(self) -> list[list[int]]:
        """The steps from every space. Where some could not be read, those back from its neighbours count."""
        edges = [self.steps(place) for place in range(len(self.ids))]
        for place, by_kind in enumerate(self.neighbours):
            for kind, others in by_kind.items():
                for other in others:
                    if (other, kind) in self.torn:
                        edges[other].append(place)
        return edges

    def cards_complete(self) -> bool:
        """Whether all movement cards could be read and used, and all neighbours are known."""
        kinds = {kind for by_kind in self.neighbours for kind in by_kind}
        damaged = self.mistakes.is_damaged("movement", "kind", "steps", "least", "moves")
        return not (damaged or self.torn or self.gaps) and all(leads_on(card, kinds) for card in self.movements)


def check_board(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells what is wrong with habitats, spaces and their neighbours."""
    board = Board(game_set, mistakes)
    start = _check_start(board)
    lonely = {place for place in range(len(board.ids)) if not board.steps(place)}
    lonely -= {begin for begin, _ in board.jumps}
    for place in sorted(lonely):
        path = ("space", place, "neighbours")
        mistakes("HB0823", path, say("the space {space} has no neighbours", space=board.ids[place]), at_key=True)
    cut_off: set[int] = set()
    if start is not None:
        cut_off = _check_reach(board, start, lonely)
        if board.cards_complete():
            _check_single_cards(board, start, lonely | cut_off)
    _check_both_ways(board, lonely | cut_off)
    _check_flood(board, game_set.options.channel)


def _check_start(board: Board) -> int | None:
    """The start, if it is clear which space that is."""
    starts = [place for place, space in enumerate(board.spaces) if space.start]
    if not starts and not board.mistakes.is_damaged("space", "start"):
        hint = say("write {line} in one of them", line="start = true")
        board.mistakes("HB0821", ("space",), say("no space is the start"), hint)
    for place in starts[1:]:
        message = say("there is another start, {space}", space=board.ids[starts[0]])
        board.mistakes("HB0821", ("space", place, "start"), message)
    if not starts:
        return None
    start = starts[0]
    if board.habitats[start] not in ("neutral", None):
        habitat = board.spaces[start].habitat
        message = say(
            "the habitat of the start, {habitat}, is {kind} and not neutral",
            habitat=habitat, kind=board.habitats[start],
        )  # fmt: skip
        board.mistakes("HB0822", ("space", start, "habitat"), message)
    return start


def _check_reach(board: Board, start: int, lonely: set[int]) -> set[int]:
    """Tells which spaces no animal ever gets to, those that belong together in one finding. Returns them."""
    edges = board.edges()
    for begin, end in board.jumps:
        edges[begin].append(end)
    reached = distances(edges, start)
    cut_off = {place for place in range(len(board.ids)) if place not in reached}
    for island in connected(cut_off - lonely, edges):
        names = [board.ids[place] for place in island]
        message = say("no way leads from the start to {spaces}", spaces=named(names))
        hint = say("nobody has it as a neighbour that can be reached")
        board.mistakes("HB0824", ("space", island[0]), message, hint)
    return cut_off


def _check_single_cards(board: Board, start: int, known: set[int]) -> None:
    """Tells which spaces no single card reaches: every round all animals begin at the start again."""
    reached: set[int] = {start}
    for card in board.movements:
        edges = [board.neighbours[place].get(card.kind, []) for place in range(len(board.ids))]
        reached |= {place for place, far in distances(edges, start).items() if card.least <= far <= card.steps}
    reached |= {end for begin, end in board.jumps if begin == start}
    beyond = [place for place in range(len(board.ids)) if place not in reached | known]
    if beyond:
        names = named([board.ids[place] for place in beyond])
        message = say("no card leads from the start to {spaces} in one move", spaces=names)
        hint = say(
            "every animal moves once a round, from the start; more steps, or other neighbours, bring it there"
        )
        board.mistakes("HB0828", ("space", beyond[0]), message, hint)


def _check_both_ways(board: Board, known: set[int]) -> None:
    """Tells of each space and kind which others have it as a neighbour but are none of its own."""
    missing: dict[tuple[int, str], list[int]] = {}
    for place, by_kind in enumerate(board.neighbours):
        for kind, others in by_kind.items():
            for other in others if kind in board.card_kinds else ():
                if place not in board.neighbours[other].get(kind, ()):
                    missing.setdefault((other, kind), []).append(place)
    for (place, kind), others in missing.items():
        others = [other for other in others if other not in known]
        if not others or place in known or (place, kind) in board.gaps | board.torn:
            continue
        message = several(
            len(others),
            "{spaces} has {space} as a neighbour by {kind}, but not the other way",
            "{spaces} have {space} as a neighbour by {kind}, but not the other way",
            spaces=named([board.ids[other] for other in others]), space=board.ids[place], kind=kind,
        )  # fmt: skip
        board.mistakes("HB0825", ("space", place, "neighbours", kind), message)


def _check_flood(board: Board, channel: int) -> None:
    """Tells whether the aquatic animals have somewhere to build their channel."""
    if board.mistakes.is_damaged("habitat", "kind"):
        return
    # Of a habitat that nobody knows it may be land.
    land = [place for place, kind in enumerate(board.habitats) if kind in ("land", None)]
    if not land:
        board.mistakes("HB0826", ("space",), say("no space is land, so that none can be flooded"))
        return
    longest = max(map(len, connected(land, board.edges())))
    if channel > longest:
        message = say(
            "nowhere are {channel} land spaces adjacent for the channel; at most {most} are",
            channel=channel, most=longest,
        )  # fmt: skip
        board.mistakes("HB0827", ("options", "channel"), message)
