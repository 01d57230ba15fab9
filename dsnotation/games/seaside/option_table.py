"""Dominion: Seaside: the rule options as a table: what each decides, what each value means, who says so.

One entry for every row of sheet section 8. "Seed" is the text of the seeds, which follows the first edition,
"wiki" the rulings that the sheet takes from the Dominion Strategy wiki.
"""

from __future__ import annotations

from dsnotation.core.options import OptionInfo, OptionValue

# name, place in the sheet, meaning, the values with theirs, what the sources say
_TABLE: tuple[tuple[str, str, str, dict[str, str], str], ...] = (
    (
        "edition", "sections 7 and 8", "which Seaside cards a kingdom may have; texts that changed have"
        " options of their own",
        {
            "1e": "the 26 of the first edition (2009)",
            "2e": "those that the second edition (2022) kept: no Ambassador, Embargo, Explorer, Ghost Ship,"
            " Navigator, Pearl Diver, Pirate Ship or Sea Hag. The nine cards that came for them aren't known here",
        },
        "the seed lists 26 cards and three mats: the first edition",
    ),
    (
        "outpost-text", "section 8, card 16", "what Outpost does when it is played again, or in an extra turn",
        {
            "2009": "the next hand has 3 cards even if no extra turn follows; several in one turn give one extra"
            " turn, and one that is played in an extra turn gives none",
            "2022": "only the first Outpost of a turn counts, and only if the turn before was another player's;"
            " one that doesn't count changes nothing, not even the size of the next hand",
            "2023": "the next hand has 3 cards in any case; an extra turn follows, but never a third turn in a"
            " row. With these cards that comes to the same as 2009",
        },
        "the printed texts of 2009 and 2022 and the erratum of 2023; the seed has the first edition",
    ),
    (
        "embargo-text", "section 8, card 5", "Embargo whose second play, by Throne Room, can't trash it any more",
        {
            "2009": "every play puts a token on a pile: two tokens",
            "2019": "only a play that really trashes the card does: one token",
        },
        "the printed text of 2009 and the erratum of 2019; the seed has the first edition",
    ),
    (
        "treasury-text", "section 8, card 24", "when Treasury may go from play onto the deck in Clean-up",
        {
            "2009": "if its owner bought no Victory card this turn",
            "2022": "if its owner gained no Victory card in the Buy phase, bought or not",
        },
        "the printed texts of 2009 and 2022; the seed has the first edition",
    ),
    (
        "throne-stays", "sections 4.1 and 8", "whether a Throne Room that played a Duration card stays in play"
        " with it",
        {
            "always": "it stays as long as that card stays",
            "only-if-doubled": "it stays only if its second play, too, does something in a later turn; else it is"
            " discarded this turn",
        },
        "always by the designer's ruling since 2016; only if doubled was the reading before. The seed allows both",
    ),
    (
        "duration-idle", "sections 4.1 and 8", "when a Duration card with nothing left to do is discarded, such as"
        " Tactician played with an empty hand or Haven without a card",
        {
            "discard-now": "in the Clean-up of the turn in which it was played",
            "keep": "in the Clean-up of the next turn, as if it did something then",
        },
        "discarded now by the wiki and by the seed (out until the last turn in which it does something); keep is"
        " the strict reading of 2009",
    ),
    (
        "shuffle-timing", "sections 4.4 and 8", "when the discard pile is shuffled if the deck has too few cards;"
        " the player gets the same number of cards either way",
        {
            "when-needed": "the rest of the deck is taken first, then the shuffle comes, then the cards still"
            " missing",
            "before": "the shuffle comes first and goes under the rest of the deck, then all cards are taken at"
            " once",
        },
        "when needed by the seed; before by the rules since 2019, and so in newer online logs",
    ),
    (
        "tiebreak-count-extra-turns", "sections 3 and 8", "whether turns that Outpost gave count when equal points"
        " are decided by the number of turns",
        {
            "no": "they don't count",
            "yes": "they count like any other turn",
        },
        "no by the wiki and the answers of 2022; the text of 2009 is silent",
    ),
    (
        "empty-piles-to-end", "sections 3 and 8", "how many empty piles of the supply end the game; an empty"
        " Province pile always does",
        {
            "by-players": "three with 2 to 4 players, four with 5 or 6",
            "3": "three, however many play",
            "4": "four, however many play",
        },
        "by the number of players in the rulebook of the base game",
    ),
    (
        "players-5-6", "sections 1.1 and 8", "whether five or six may play",
        {
            "no": "2 to 4 players, with one set of basic cards",
            "yes": "2 to 6 players; five or six use a second set, with larger piles of basic cards",
        },
        "five or six need a second set of basic cards",
    ),
    (
        "island-throne", "section 8, card 10", "Island played twice by Throne Room",
        {
            "two-cards": "the first play sets Island and a card aside, the second play one more card",
        },
        "the answers of the first edition's rulebook; no source says otherwise",
    ),
    (
        "smugglers-counts", "section 8, card 21", "which cards of the last turn of the player to the right"
        " Smugglers may copy",
        {
            "gained": "those that the player gained in that turn in any way, bought ones included",
            "bought": "only those that the player bought",
        },
        "gained by the text of the card; at least one engine (pydominion) looks at bought cards only",
    ),
    (
        "victory-tie", "sections 3 and 8", "equal points at the end",
        {
            "turns": "whoever had fewer turns wins; those who are still equal share the victory",
            "shared": "those with equal points share the victory, whatever turns they had",
        },
        "turns, then shared, by the rulebook",
    ),
)  # fmt: skip

OPTION_INFO: tuple[OptionInfo, ...] = tuple(
    OptionInfo(name, place, meaning, tuple(OptionValue(value, text) for value, text in values.items()), sources)
    for name, place, meaning, values, sources in _TABLE
)
