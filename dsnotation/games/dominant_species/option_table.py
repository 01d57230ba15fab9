"""Dominant Species: the rule options as a table: what each decides, what each value means, who says so.

One entry for every row of sheet section 13 that has a switch. "Seed" is a text of the seeds, "rulebook" the stored
beginning of it, "scan" the printed components, "HRF" and "BGF" the two engines the sheet compares.
"""

from __future__ import annotations

from dsnotation.core.options import OptionInfo, OptionValue

# name, place in the sheet, meaning, the values with theirs, what the sources say
_TABLE: tuple[tuple[str, str, str, dict[str, str], str], ...] = (
    (
        "vp-marker", "row 1", "where the cube on the VP track comes from",
        {
            "from-pool": "one of the cubes taken at the start: 30, 35, 40, 45 or 50 species are left in the gene"
            " pool of 6 to 2 animals",
            "extra": "an additional cube: the gene pool has one species more",
        },
        "open in the seed; HRF and a player aid from the pool, BGF extra",
    ),
    (
        "idle-spaces", "row 2", "an action pawn onto a space that can do nothing",
        {
            "allow": "any vacant space may be taken",
            "forbid": "no pawn goes onto Regression, Wasteland or Depletion while the box there is empty",
        },
        "seed, player aids and BGF allow; HRF forbids",
    ),
    (
        "initiative-forgo", "row 3", "which parts of the Initiative action may be left out",
        {
            "all": "the swap and the new place of the pawn; a pawn that isn't placed is available again",
            "swap-only": "the swap; the pawn must be placed",
            "none": "nothing: the animal swaps unless it is first, and the pawn must be placed",
        },
        "all by the seed (rulebook p. 9: actions are voluntary); swap-only HRF; none BGF",
    ),
    (
        "initiative-placement", "row 3a", "the turn in which the pawn placed by Initiative acts",
        {
            "this-turn": "this turn, if its row is still to come",
            "next-turn": "the next turn: it stays where it is through the next Planning",
        },
        "this turn by rulebook p. 10 and both engines; next turn by seed 000 and a summary",
    ),
    (
        "initiative-on-self", "row 4", "the pawn of Initiative back onto Initiative",
        {
            "no": "it goes to another space",
            "waits": "allowed; it acts in the next turn",
        },
        "no BGF; waits HRF, and the seeds taken by the letter (any vacant space)",
    ),
    (
        "instinct-passed-spaces", "row 5", "the card Instinct onto a space that was already passed this turn",
        {
            "allow": "allowed; the pawn waits for the next turn",
            "forbid": "only a space still to come",
        },
        "scan (any vacant space) and both engines allow",
    ),
    (
        "glaciation", "row 7", "which pawn on the Glaciation spaces acts",
        {
            "leftmost-pawn": "the leftmost one, wherever it stands",
            "first-space": "only one on gla.1; if that is vacant, nobody glaciates",
        },
        "leftmost by the seed and player aids; first space both engines",
    ),
    (
        "regression-order", "row 8", "the order in which Regression asks; what is lost is the same",
        {
            "pawn-order": "pawn by pawn, left to right, the reptile's own last: each names the type it is spared",
            "element-order": "type by type (g b m s u w): whoever would lose a disk of it and has a pawn left, or"
            " is the reptile, says whether to be spared; a pawn comes off when it is used, an unused one at last",
        },
        "pawn by pawn HRF; type by type the seed",
    ),
    (
        "regression-per-disk", "row 9", "two disks of one type in the Regression box",
        {
            "no": "cost each animal one disk of that type",
            "yes": "cost each animal two, if it has added two",
        },
        "one by the seed (for each type) and both engines",
    ),
    (
        "bag-short", "row 13", "how the last disks are shared out when the bag runs short in Reset",
        {
            "fill-in-order": "Adaptation is filled first, then Abundance, then Wanderlust",
            "record-decides": "as the record says, up to four for each",
        },
        "no rule was found; in order HRF",
    ),
    (
        "border-corners", "row 14", "elements on corners at the edge of the board",
        {
            "allow": "all 92 corners can hold an element",
            "forbid": "only the 50 corners between three hexes",
        },
        "all by the seed, a player aid and HRF; BGF finds corners between three hexes only",
    ),
    (
        "empty-tile-domination", "row 25", "Domination on a tile without species",
        {
            "allow": "allowed; nothing is scored and nobody takes a card",
            "forbid": "the tile must hold species",
        },
        "any tile that wasn't scored by the seed and BGF; HRF forbids",
    ),
    (
        "dominance", "row 26", "how an animal comes to dominate a tile",
        {
            "automatic": "by itself: most matches, at least one, no tie. A claim in the record is checked and"
            " changes nothing",
            "claimed": "by a claim that is true when it is made. The cone stays until another animal claims, a tie"
            " is pointed out, or its owner has no species or no match there; Domination and Ice Age go by cones",
        },
        "claimed by the seeds (rulebook p. 7); automatic both engines",
    ),
    (
        "opposing", "row 31", "whom the card Cold Snap strikes where players have several animals",
        {
            "animal": "every other animal",
            "player": "animals of other players only",
        },
        "every opposing animal by the scan and HRF; of other players BGF",
    ),
    (
        "evolution-empty-pool", "row 34", "the card Evolution when the gene pool can't replace what dies",
        {
            "limit": "no more species are replaced than the gene pool holds",
            "kill-only": "species die even if nothing takes their place",
        },
        "no rule was found; kill-only HRF, BGF fails",
    ),
    (
        "ice-sheet-forgo", "row 35", "whether the card Ice Sheet may be declined",
        {
            "no": "it is carried out if any tile can be glaciated",
            "yes": "the taker may leave it",
        },
        "as far as possible by the rulebook's pages on cards; HRF lets it be skipped",
    ),
    (
        "habitat-disk", "section 14", "where the disk of the card Habitat comes from",
        {
            "bag": "the bag",
            "abundance-row": "the Abundance row, if a disk of the chosen type is left there; else the bag",
        },
        "the bag by the scan and BGF; HRF takes it from the row (found by running it, no rule says so)",
    ),
    (
        "immigrants-pawn", "row 40", "which action pawn may be given up for the card Immigrants",
        {
            "available": "an available one",
            "any": "an available one, or one that stands on the display: Am lose pawn com.3",
        },
        "the scan says one pawn; an available one in both engines",
    ),
    (
        "mammal-save", "row 44", "the mammal's save in Extinction",
        {
            "optional": "the mammal may save one endangered species",
            "forced": "it must, if it has one",
        },
        "optional by the seed, the scan and HRF; forced, where there is no choice, BGF",
    ),
    (
        "survival-tie", "row 46", "several animals with most species on tundra",
        {
            "nobody": "nobody holds the Survival card",
            "food-chain": "the highest of them in the food chain holds it",
            "holder-keeps": "who held it before keeps it if it is one of them; else nobody. The card changes hands"
            " as soon as one animal alone has most, during the turn too",
        },
        "nobody by the seed, the rulebook and both engines; food chain by one summary",
    ),
    (
        "final-scoring", "row 47", "whether all tiles are scored at the end of the game",
        {
            "yes": "every tile is scored once more, without cards",
            "no": "the game ends after Survival",
        },
        "yes by the rulebook, summaries and both engines; not in the seed",
    ),
    (
        "all-extinct", "row 49", "a second end of the game",
        {
            "off": "only Ice Age ends the game",
            "on": "it also ends after a turn that leaves no species on earth and none in any gene pool",
        },
        "on HRF; not in the rulebook as far as read",
    ),
    (
        "winner-tie", "row 50", "equal points at the end",
        {
            "food-chain": "the animal higher in the food chain wins",
            "shared": "those with equal points share the place",
        },
        "food chain by a summary and both engines",
    ),
    (
        "several-animals", "row 51", "whether players have several animals each",
        {
            "off": "one animal for each player",
            "on": "all six animals are in play, three for each of two players or two for each of three, with 3"
            " pawns and 35 cubes each; the lowest of a player's animals counts",
        },
        "optional rule of the rulebook and the seed",
    ),
    (
        "planning-pass", "row 54", "whether an animal may pass in Planning",
        {
            "no": "an animal with an available pawn places one",
            "yes": "it may pass (plan Bi -) and then places no more in this Planning; its pawns stay available",
        },
        "no passing in either engine; silent otherwise",
    ),
)  # fmt: skip

OPTION_INFO: tuple[OptionInfo, ...] = tuple(
    OptionInfo(name, place, meaning, tuple(OptionValue(value, text) for value, text in values.items()), sources)
    for name, place, meaning, values, sources in _TABLE
)
