"""Names of cards as logs write them: counted, listed, in the plural. All expansions occur in real logs."""

from __future__ import annotations

import re

from dsnotation.formats.dominion.log import UNKNOWN, Cards

MAX_COUNT = 10_000  # of one card in one sentence; nobody has more

# Names whose singular ends in an s. They are the same in the plural as in the singular, or get an "es".
_ENDS_IN_S = frozenset(
    """
    Smugglers|Tide Pools|Gardens|Nobles|Ironworks|Goons|Fairgrounds|Followers|Horse Traders|Crossroads
    Ill-Gotten Gains|Stables|Oasis|Ruins|Knights|Catacombs|Hunting Grounds|Necropolis|Rats|Spoils|Survivors
    Distant Lands|Haunted Woods|Lost Arts|Alms|Settlers|Rocks|Castles|Baths|Bad Omens|Locusts|Envious|Fortress
    Princess|Duchess|Enchantress|Sorceress|Mountain Pass|Lackeys|Spices|Supplies|Clashes|Odysseys|Wizards|Augurs
    Forts|Doubloons|Jewels|Tools|Swamp Shacks|Farmhands|Marquis|Lost in the Woods|Coffers
    """.replace("\n", "|")
    .replace("    ", "")
    .strip("|")
    .split("|")
)

# Last words (or whole names) whose plural no rule gives.
_IRREGULAR = {
    "Embargos": "Embargo",
    "Wharves": "Wharf",
    "Thieves": "Thief",
    "Werewolves": "Werewolf",
    "Platina": "Platinum",
    "Feoda": "Feodum",
    "Emporia": "Emporium",
    "Oases": "Oasis",
    "Madmen": "Madman",
    "Journeymen": "Journeyman",
    "Taxmen": "Taxman",
    "Watchmen": "Watchman",
    "Fishermen": "Fisherman",
    "Highwaymen": "Highwayman",
    "Craftsmen": "Craftsman",
    "Ferrymen": "Ferryman",
    "Menageries": "Menagerie",
    "Pixies": "Pixie",
    "Magpies": "Magpie",
    "Zombies": "Zombie",
    "Caches": "Cache",
    "Avalanches": "Avalanche",
    "Necropolises": "Necropolis",
}
_SIBILANTS = ("ss", "x", "zz", "ch", "sh")

_WORD = r"[^\W\d_a-z][\w'.!-]*"
_NAME = re.compile(rf"{_WORD}(?: (?:of|the|{_WORD}))*")
_SEPARATOR = re.compile(r",? and |, ")
_ITEM = re.compile(r"(?:(?:the )?(?P<number>\d{1,6})|(?P<article>an?|the|another)) (?P<name>.+)")
_CARD = re.compile(r"(?:other )?cards?")


def is_name(text: str) -> bool:
    """Whether it looks like the name of a card: words in capitals, "of" and "the"."""
    return _NAME.fullmatch(text) is not None or text in _ENDS_IN_S


def spelling(text: str) -> str:
    """A name with straight apostrophes and single spaces."""
    return " ".join(text.replace("’", "'").split())


def singular(name: str) -> str:
    """The name of one card, from that of several: Treasuries, Sea Hags, Jacks of All Trades, Smugglers.

    A name that is no plural comes back as it is.
    """
    if name in _ENDS_IN_S:
        return name
    head, of, rest = name.partition(" of ")
    first, space, last = head.rpartition(" ")
    return first + space + _singular_word(last) + of + rest


def _singular_word(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if not word.endswith("s") or word.endswith("ss"):
        return word
    if word.endswith("es") and word[:-2] in _ENDS_IN_S:
        return word[:-2]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("oes") or (word.endswith("es") and word[:-2].endswith(_SIBILANTS)):
        return word[:-2]
    return word[:-1]


def read_cards(text: str, *, bare: bool = False) -> Cards | None:
    """The cards of a list such as "2 Coppers, a Silver and 3 other cards", in its order; None if it is none.

    With `bare`, a name may stand alone, singular, as in Goko's lists and those of a supply; a count before it
    does not change its form there.
    """
    text = spelling(text)
    if text == "nothing":
        return ()
    found: list[tuple[str, int]] = []
    for part in _SEPARATOR.split(text):
        item = _read_item(part, bare)
        if item is None:
            return None
        if found and found[-1][0] == item[0]:
            found[-1] = (item[0], found[-1][1] + item[1])
        else:
            found.append(item)
    return tuple(found)


def _read_item(text: str, bare: bool) -> tuple[str, int] | None:
    item = _ITEM.fullmatch(text)
    if item is None:
        return (text, 1) if bare and is_name(text) else None
    number = int(item["number"] or 1)
    if number > MAX_COUNT:
        return None
    if _CARD.fullmatch(item["name"]):
        return UNKNOWN, number
    if not is_name(item["name"]):
        return None
    return (item["name"] if number == 1 or bare else singular(item["name"])), number


def read_names(text: str, *, plural: bool = False) -> tuple[str, ...] | None:
    """Names in a list without counts; None if it is none."""
    names = tuple(name for name in _SEPARATOR.split(spelling(text)))
    if not all(is_name(name) for name in names):
        return None
    return tuple(singular(name) for name in names) if plural else names
