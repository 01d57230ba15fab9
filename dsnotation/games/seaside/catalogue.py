"""Dominion: Seaside: the catalogue of rules that a record can break.

One entry a rule: code, title, explanation, source. "Sheet" is the project's rule sheet of the game, "S2" the seed
text 002. A code never changes its meaning; SE04nn is card nn of sheet section 5.1.
"""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule, Severity
from dsnotation.games.seaside.components import TABLE

_RULES: tuple[tuple[str, str, str, str], ...] = (
    # Set-up.
    ("SE0101", "Two to four players", "A game has two to four players, each named in a tag A, B, C or D; five or"
     " six under the option players-5-6=yes.", "sheet 1.1"),
    ("SE0102", "Known rule options", "The Options tag names rule options of the sheet, section 8.", "sheet 8"),
    ("SE0103", "Seats in turn order", "The players are A, B, C and so on in turn order, without a gap. A starts.",
     "sheet 1.2"),
    ("SE0104", "Players of this game", "Only players named in the tags take part.", "sheet 1.2"),
    ("SE0105", "Known values of options", "Each rule option has a few values; the first is the default.",
     "sheet 8"),
    ("SE0106", "An option and its value", "The Options tag is a list: name=value, name=value.", "sheet 8"),
    ("SE0107", "Each option once", "An option stands once in the Options tag.", "sheet 8"),
    ("SE0108", "Ten kingdom piles", "The Kingdom tag names ten different kingdom cards; ?*3 stands for three that"
     " nobody wrote down.", "sheet 1.2, step 1; S2 set-up 5"),
    ("SE0109", "Known cards", "A card of the Kingdom tag is one of Seaside's 26 kingdom cards, or Throne Room.",
     "sheet 5.1; S2 set-up 5"),
    ("SE0111", "Each pile once", "A kingdom card has one pile.", "sheet 1.2, step 1"),
    ("SE0112", "Cards of the edition", "The second edition is played without Ambassador, Embargo, Explorer, Ghost"
     " Ship, Navigator, Pearl Diver, Pirate Ship and Sea Hag.", "sheet 7"),
    # The turn.
    ("SE0201", "The decision that is due", "What a card asks for is done at once, in the order of its text."
     " Nothing can be done out of this order.", "sheet 2 and 4.2"),
    ("SE0202", "The player whose turn it is", "Turns go clockwise; what an Attack asks of the others they decide"
     " themselves, in turn order.", "sheet 2 and 4.2"),
    ("SE0203", "The end of the game", "After the turn in which the Provinces are gone, or three piles (four with"
     " five or six players), the game is over.", "sheet 3"),
    ("SE0204", "Phases of a turn", "Actions come first, then Treasures, then purchases.", "sheet 2"),
    ("SE0205", "Actions", "Each Action card played uses up one Action; a turn starts with one.", "sheet 2"),
    ("SE0206", "Buys", "Each purchase uses up one Buy; a turn starts with one.", "sheet 2"),
    ("SE0207", "Coins", "A card is bought for the coins that Treasures and Actions of the turn gave.", "sheet 2"),
    ("SE0208", "Empty piles", "A card comes from a pile that has one.", "sheet 2 and 4.3"),
    ("SE0209", "The supply of this game", "Only the basic cards and the ten kingdom piles are in the supply.",
     "sheet 1.1 and 1.2"),
    ("SE0210", "What can be played", "One Action at a time, or any number of Treasures. Victory cards and Curses"
     " can't be played.", "sheet 2 and 5.0"),
    ("SE0211", "Start of the turn", "Duration cards do the second part of their text at the start of the turn, in"
     " the order that their owner likes.", "sheet 4.1 and 4.2; S2 actions"),
    ("SE0212", "A turn goes on", "A player plays Actions, then Treasures, buys and ends the turn.", "sheet 2"),
    ("SE0213", "Clean-up", "A turn ends with the Clean-up: what has nothing left to do is discarded, and the hand"
     " with it; then five cards are drawn.", "sheet 2 and 4.1"),
    # Cards and where they are.
    ("SE0301", "Cards in hand", "What is played, discarded or shown from a hand must be there.", "sheet 2 and 6"),
    ("SE0302", "Number of cards off the deck", "As many cards come off a deck as the rule says, or all there are.",
     "sheet 4.4; S2 actions"),
    ("SE0303", "Cards in the deck", "What comes off a deck must be in it: all a player's cards, without those that"
     " are elsewhere.", "sheet 4.4 and 6"),
    ("SE0305", "Shuffles", "The discard pile is shuffled when a card is needed and the deck has none, and only"
     " then.", "sheet 4.4 and 6; S2 actions"),
    ("SE0306", "Whose deck", "The cards come off the deck of the player whom the rule names.", "sheet 4.3"),
    ("SE0307", "Cards that everybody sees", "What is turned up, trashed or shown from a hand, and what goes onto"
     " the Island mat, everybody sees. A ? there is a card that nobody wrote down.", "sheet 2 and 6"),
    # Claims in the text.
    ("SE1101", "Victory points as asserted", "An assertion of victory points must hold.", "sheet 3"),
    ("SE1102", "Turns as asserted", "An assertion of the number of turns must hold.", "sheet 3"),
    ("SE1103", "Tokens as asserted", "An assertion of coin tokens on Pirate Ship mats must hold.",
     "sheet 5.1, 18"),
    ("SE1104", "A player's cards as asserted", "An assertion of all the cards of a player must hold.", "sheet 3"),
    ("SE1105", "Zones as asserted", "An assertion of a hand, a discard pile, a mat or cards in play must hold.",
     "sheet 6"),
    ("SE1106", "Piles as asserted", "An assertion of the cards left in a pile must hold.", "sheet 1.1"),
    ("SE1107", "Trash as asserted", "An assertion of the cards in the trash must hold.", "sheet 4.3"),
    ("SE1108", "The turn as asserted", "An assertion of Actions, Buys or coins must hold.", "sheet 2"),
    ("SE1109", "Winner as asserted", "An assertion of who won must hold.", "sheet 3"),
)  # fmt: skip

# Sheet 5.1 by the numbers there: what is asked of whoever plays the card.
_CARD_TEXTS: dict[int, tuple[str, str]] = {
    1: ("Ambassador", "A card from the hand is revealed, up to two copies of it go back to their pile, and each"
        " other player gains one while the pile lasts."),
    2: ("Bazaar", "One card, two Actions, one coin."),
    3: ("Caravan", "One card and an Action now, one card at the start of the next turn."),
    4: ("Cutpurse", "Two coins. Each other player discards one Copper, or shows a hand without any."),
    5: ("Embargo", "Two coins. The card is trashed and a token goes on a pile of the supply; whoever buys from it"
        " gains a Curse for each token."),
    6: ("Explorer", "A Province may be revealed from the hand; then a Gold is gained to the hand, else a Silver."),
    7: ("Fishing Village", "Two Actions and a coin now, one of each at the start of the next turn."),
    8: ("Ghost Ship", "Two cards. Each other player with four or more cards in hand puts cards on the deck until"
        " three are left."),
    9: ("Haven", "One card and an Action; a card from the hand is set aside and comes back at the start of the"
        " next turn."),
    10: ("Island", "This and another card from the hand are set aside until the end of the game."),
    11: ("Lighthouse", "An Action, and a coin now and next turn. While it is in play, Attacks of others do"
         " nothing to its owner."),
    12: ("Lookout", "An Action. Of the top three cards one is trashed, one discarded, and the last put back."),
    13: ("Merchant Ship", "Two coins now, two at the start of the next turn."),
    14: ("Native Village", "Two Actions. The top card goes face down on the mat, or all cards from the mat into"
         " the hand."),
    15: ("Navigator", "Two coins. The top five cards are discarded, or put back in any order."),
    16: ("Outpost", "Three cards instead of five in this Clean-up, and an extra turn; never a third in a row."),
    17: ("Pearl Diver", "One card and an Action. The bottom card of the deck may be put on top."),
    18: ("Pirate Ship", "Each other player turns up two cards, a Treasure among them is trashed, and a coin token"
         " goes on the mat if any was; or a coin for each token."),
    19: ("Salvager", "A Buy. A card from the hand is trashed for coins equal to its cost."),
    20: ("Sea Hag", "Each other player discards the top card and gains a Curse on top of the deck."),
    21: ("Smugglers", "A card is gained that costs up to 6 and that the player to the right gained in the own last"
         " turn."),
    22: ("Tactician", "The hand is discarded; if there was any, five cards, a Buy and an Action at the start of"
         " the next turn."),
    23: ("Treasure Map", "This and another Treasure Map from the hand are trashed; for two, four Golds are gained"
         " on top of the deck."),
    24: ("Treasury", "One card, an Action, a coin. In the Clean-up it may be put on the deck if no Victory card"
         " was bought."),
    25: ("Warehouse", "Three cards and an Action, then three cards are discarded."),
    26: ("Wharf", "Two cards and a Buy now, the same at the start of the next turn."),
    27: ("Throne Room", "An Action from the hand is played twice."),
}  # fmt: skip

# A card that the tool does not know the rules of makes a game unplayable, but is no mistake of whoever wrote it.
_NOT_IMPLEMENTED = Rule(
    "SE0110",
    "Cards of other sets",
    "The cards of other sets are not implemented: a game with one of them is kept, but not replayed.",
    "sheet 1.2, step 1",
    Severity.WARNING,
)


def _card_rules() -> list[Rule]:
    names = {card.name for card in TABLE}
    rules = []
    for number, (name, text) in _CARD_TEXTS.items():
        assert name in names
        source = f"sheet 5.1, card {number}" if number <= 26 else "base game; sheet 4.1 and 10"
        rules.append(Rule(f"SE04{number:02}", name, text, source))
    return rules


CATALOGUE = Catalogue((*(Rule(*entry) for entry in _RULES), _NOT_IMPLEMENTED, *_card_rules()))
