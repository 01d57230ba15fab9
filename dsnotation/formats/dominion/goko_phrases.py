"""The sentences of Goko, without their subjects. Earlier phrases win."""

from __future__ import annotations

from dsnotation.formats.dominion.phrases import Make, phrase, phrase_book

SENTENCES = phrase_book(
    phrase("starting cards: <list>", Make("start-with")),
    phrase("shuffles deck", Make("shuffle", "")),
    phrase("draws <list>", Make("draw")),
    phrase("plays <list>", Make("play")),
    phrase("duration <list>", Make("start-turn")),
    phrase("buys <list>", Make("buy")),
    phrase("gains <list>", Make("gain")),
    phrase("trashes[:] <list>", Make("trash", target="trash")),
    phrase("discards[:] <list>", Make("discard")),
    phrase("reveals hand: <list>", Make("reveal", source="hand")),
    phrase("reveals reaction <list>", Make("react")),
    phrase("reveals[:] <list>", Make("reveal")),
    phrase("looks at[:] <list>", Make("look")),
    phrase("places[:] <list> on[ top of][ the] deck", Make("topdeck", target="deck")),
    phrase("places[:] <list> on[ the] bottom of[ the] deck", Make("bottomdeck", target="deck-bottom")),
    phrase("places[:] <list> in[to][ the] hand", Make("to-hand", target="hand")),
    phrase("places <list> on top of[ the] draw pile", Make("topdeck", target="deck")),
    phrase("puts <list> in hand", Make("to-hand", target="hand")),
    phrase("returns <list> to[ the] Supply", Make("return", target="supply")),
    phrase("sets aside[:] <list>", Make("set-aside", target="aside")),
    phrase("takes set aside cards: <list>", Make("to-hand", source="aside", target="hand")),
    phrase("passes <list> to <other>", Make("pass")),
    phrase("passes <list>", Make("pass")),
    phrase("embargoes <name>", Make("token", "name", cause="Embargo")),
    phrase("receives a pirate coin[, now has <n>]", Make("token", "", cause="Pirate Ship")),
    phrase("names <name>", Make("name", "name")),
    phrase("moves deck to discard", Make("other", "")),
    phrase("chooses <any>", Make("choose", "")),
    phrase("applied <any>"),
    phrase("applies <any>"),
    phrase("receives <any>"),
    phrase("takes <any> coin[s]"),
    phrase("has <any> cards in discards"),
    phrase("resigned", Make("resign", "")),
    phrase("quit", Make("resign", "", note="quit")),
)
