"""A journal as a game: the hand-made one, what is done to it, and the shared samples."""

from pathlib import Path

import pytest

from dsnotation.formats.hrf import journal as module
from dsnotation.formats.hrf.actions import CORNER_AT, HEX_AT
from dsnotation.formats.hrf.lines import MAX_LINES, sniff
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay

SAMPLES = Path(__file__).parents[3].parent / "shared" / "formats" / "samples" / "hrf"
WHOLE = """\
setup
tiles Se De Se
cards Habitat Blight Catastrophe Metamorphosis Evolution
draw ada g s m u | abu b m g s | wan w u m b

turn 1
plan Am ada.2, Ma ini
plan Am abu.1, Ma spe.m
plan Am gla.1, Ma gla.2
plan Am wan.3, Ma mig.6
plan Am com.1, Ma com.3
plan Am dom.1, Ma dom.2
plan Am dom.3, Ma dom.5
Ma ini was
Am ada m
Am abu b@B3se
Ma was -
Am gla C3
Ma spe m@C4e C4:2 D4:1
Am wan Se.3>F3 w@F3e
move Ma E4:1
Ma mig D4-C4:2
Am com -
Ma com -
Am dom D2
Am take Habitat s@D1se
Ma dom C4
Ma take Evolution -
Am dom -
Ma dom F3
Ma save -
cards Fecundity Omnivore
"""


def codes(reading) -> list[str]:
    return [finding.code for finding in reading.findings]


def played(text: str):
    document = read_string(text)
    return replay(document.games[0], document.source)


def line_of(journal: list[str], start: str) -> int:
    return next(index for index, line in enumerate(journal) if line.startswith(start))


def body(reading) -> str:
    return reading.games.text.partition("\n\n")[2]


def test_a_journal_becomes_a_game_that_replays(journal, convert) -> None:
    reading = convert(journal)
    assert body(reading) == WHOLE
    assert codes(reading) == ["DF0203", "DF0203", "DF0204", "DF0306"]
    assert played(reading.games.text).verdict == "unfinished"
    assert reading.games.file == "game.journal.dsn"


def test_the_tags_say_where_it_comes_from_and_what_is_lost(journal, convert) -> None:
    tags = {tag.name: tag.value for tag in read_string(convert(journal).games.text).games[0].tags}
    assert tags.pop("SourceDigest").startswith("sha256:")
    assert tags == {
        "Game": "dominant-species",
        "Mammal": "",
        "Amphibian": "",
        "Result": "unfinished",
        "Source": "haunt-roll-fail journal 0.8.140",
        "SourceLevel": "G",
        "SourceDropped": "comments: 1, remarks: 1, lines taken back: 1",
    }


def test_every_beginning_of_it_gives_a_legal_game_or_a_reason(journal, convert) -> None:
    for length in range(len(journal)):
        reading = convert(journal[:length])
        if reading.games is None:
            assert any(finding.severity == "error" for finding in reading.findings), length
            continue
        assert played(reading.games.text).verdict == "unfinished", length
        # Planned pawns share a line, so the last one may be shorter; the line that is undone is still there.
        assert set(body(reading).replace("Habitat g@", "Habitat s@").splitlines()[:-1]) <= set(WHOLE.splitlines())
        assert "DF0306" in codes(reading)


def test_a_move_begun_and_not_finished_is_left_out(journal, convert) -> None:
    end = line_of(journal, "MigrateToAction") + 1
    reading = convert(journal[:end])
    assert "1 line of a move" in reading.findings[-1].message
    assert body(reading).endswith("move Ma E4:1\n")


@pytest.mark.parametrize("step", range(8))
def test_cut_at_every_byte_it_never_raises(journal, step: int) -> None:
    data = "\n".join(journal).encode()
    for end in range(step, len(data), 8):
        if end % 5 == 0 or end > len(data) - 800:
            module.read(data[:end], "cut")


@pytest.mark.parametrize("offset", range(7))
def test_with_a_line_missing_it_never_raises(journal, convert, offset: int) -> None:
    for index in range(offset, len(journal), 7):
        reading = convert(journal[:index] + journal[index + 1 :])
        if reading.games is not None:
            assert played(reading.games.text).verdict == "unfinished"


# What is odd in it -----------------------------------------------------------------------------------------


def test_a_refused_move_ends_the_game_there(journal, convert) -> None:
    at = line_of(journal, "GlaciationAction")
    journal = [*journal[:at], journal[at].replace("Tile(-3, -2)", "Tile(-9, -6)"), *journal[at + 1 :]]
    reading = convert(journal)
    [finding] = [finding for finding in reading.findings if finding.severity == "error"]
    assert (finding.code, finding.span.line) == ("DF0301", at + 1)
    assert finding.message == "there is no tile on A1 (DS0501)"
    assert body(reading).endswith("Ma was -\n")
    assert played(reading.games.text).verdict == "unfinished"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Tile(-3, -2)", "Tile(1, 1)", "DF0209"),
        ("Tile(-3, -2)", "Bird", "DF0209"),
        ("Amphibian, Tile", "Mammal, Tile", "DF0302"),
        ("Amphibian, Tile", "7, Tile", "DF0209"),
        ("GlaciationAction(", "DominationAction(", "DF0302"),
        ("GlaciationAction(", "GlaciationAction((", "DF0201"),
        ("GlaciationAction(", "VagabondAction(", "DF0202"),
    ],
)
def test_damage_is_told_with_its_line(journal, convert, old: str, new: str, code: str) -> None:
    at = line_of(journal, "GlaciationAction")
    reading = convert([*journal[:at], journal[at].replace(old, new, 1), *journal[at + 1 :]])
    assert (code, at + 1) in [(finding.code, finding.span.line) for finding in reading.findings if finding.span]


def test_an_undo_takes_other_undos_with_it(journal, convert) -> None:
    at = line_of(journal, "UndoAction") + 1
    # Takes back the line after the first undo, and the undo, and the line before: so that one stands again.
    again = [*journal[: at - 1], journal[at - 1], journal[at], "UndoAction([Amphibian], 2, 67)", journal[at]]
    journal = [*again, *journal[at + 1 :]]
    journal = [line for line in journal if not line.startswith("AbundanceAction(Amphibian, Grass")]
    journal.insert(at - 2, 'CantParseAction("x")')
    reading = convert(journal)
    assert body(reading) == WHOLE


@pytest.mark.parametrize("undo", ["UndoAction([Bird], 9999, 0)", "UndoAction([Bird], -1, 3)", "UndoAction"])
def test_an_undo_without_sense_is_left_out(journal, convert, undo: str) -> None:
    reading = convert([*journal, undo])
    assert "DF0205" in codes(reading)
    assert body(reading) == WHOLE


def test_a_forced_action_is_tried(journal, convert) -> None:
    at = line_of(journal, "GlaciationAction")
    reading = convert([*journal[:at], f"ForceInvalidAction({journal[at]})", *journal[at + 1 :]])
    assert "DF0303" in codes(reading)
    assert body(reading) == WHOLE


def test_options_are_named_where_the_game_needs_them(journal, convert) -> None:
    at = line_of(journal, "PlanningAction(Mammal, Wasteland")
    journal = [*journal[:at], journal[at].replace("Wasteland", "Initiative"), *journal[at + 1 :]]
    reading = convert(journal)
    assert '[Options "initiative-on-self=waits"]' in reading.games.text
    assert "DF0305" in codes(reading)
    assert "Ma ini ini" in reading.games.text


def test_a_pawn_behind_the_first_glaciation_space_waits(journal, convert) -> None:
    journal = [
        line.replace("Amphibian, Glaciation(0)", "Amphibian, Depletion")
        for line in journal
        if not line.startswith("GlaciationAction")
    ]
    journal.insert(line_of(journal, "EndAction(Depletion)") + 1, "EndAction(Glaciation(0))")
    reading = convert(journal)
    assert '[Options "glaciation=first-space"]' in reading.games.text


def test_a_bag_that_differs_is_told(journal, convert) -> None:
    at = line_of(journal, "ReseedShuffledAction")
    reading = convert([*journal[:at], journal[at].replace("Water, Sun]", "Water]"), *journal[at + 1 :]])
    assert "DF0307" in codes(reading)
    assert body(reading) == WHOLE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Forest])", "Tundra])"),
        ("Sea, Forest])", "Sea])"),
        ("ShuffledDeckAction([Habitat", "ShuffledDeckAction([Blight"),
    ],
)
def test_without_its_shuffles_there_is_no_game(journal, convert, old: str, new: str) -> None:
    reading = convert([line.replace(old, new) for line in journal])
    assert reading.failed
    assert "DF0207" in codes(reading)


def test_a_journal_without_a_beginning_is_told(journal, convert) -> None:
    assert "DF0206" in codes(convert(journal[1:]))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "DF0104"),
        (b"\n \n", "DF0104"),
        (b"<html></html>", "DF0104"),
        (b'<div id="replay" >', "DF0104"),
        (b'<div id="replay"', "DF0104"),
        (b"\x00StartAction", "DF0102"),
        (b"StartAction\xff", "DF0102"),
        (bytes(range(256)) * 100, "DF0102"),
        (b"A\n" * (MAX_LINES + 1), "DF0103"),
        (b"(" * 1_000_000, "DF0201"),
        (b"StartAction\n" + b"UndoAction([], 1, 0)\n" * 5000, "DF0207"),
    ],
)
def test_what_is_no_journal_is_refused(data: bytes, code: str) -> None:
    reading = module.read(data, "odd")
    assert reading.failed
    assert code in codes(reading)


def test_content_tells_a_journal(journal) -> None:
    data = "\n".join(journal).encode()
    assert sniff(data) == 1
    assert sniff(b'<html data-meta="doms"><div id="replay"></div>') > 0.5
    assert sniff(b"// by hand\n" + data) > 0
    assert sniff(b'[Game "dominant-species"]\n') == 0


# Names -----------------------------------------------------------------------------------------------------


def test_all_hexes_and_corners_have_their_place() -> None:
    assert sorted(HEX_AT.values()) == sorted(HEXES)
    assert sorted(CORNER_AT.values()) == sorted(CORNERS)
    assert (HEX_AT[0, 0], HEX_AT[-9, -6], HEX_AT[-3, 2]) == ("D3", "A1", "C4")
    assert (CORNER_AT[5, -2], CORNER_AT[-5, 2], CORNER_AT[8, 0]) == ("E3e", "B3se", "F3e")


def page(journal: list[str], lobby: list[str], escape: bool = False) -> bytes:
    def element(name: str, lines: list[str]) -> list[str]:
        return [
            f'    <div id="{name}" style="display: none" >',
            *(f"        {line}" for line in lines),
            "    </div>",
        ]

    if escape:
        journal = [line.replace(">", "&gt;") for line in journal]
    lines = ['<html data-meta="doms">', *element("lobby", lobby), *element("replay", journal), "</html>"]
    return "\n".join(lines).encode()


def test_a_page_gives_the_same_game_and_names(journal) -> None:
    lobby = [
        "meta doms",
        "title A game",
        "user Mammal m",
        "user Amphibian a",
        "name m Ada",
        "name a Bo  C.",
        "odd x",
    ]
    reading = module.read(page(journal, lobby, escape=True), "page.html")
    assert body(reading) == WHOLE
    assert '[Event "A game"]\n[Mammal "Ada"]\n[Amphibian "Bo C."]\n' in reading.games.text
    assert codes(reading).count("DF0203") == 3
    undone = next(finding for finding in reading.findings if finding.code == "DF0204")
    assert reading.lines[undone.span.line - 1][undone.span.column - 1 :].startswith("UndoAction")


def test_one_player_with_two_animals_is_written_as_two(journal) -> None:
    lobby = ["user Mammal m", "user Amphibian m", "name m Ada"]
    reading = module.read(page(journal, lobby), "page.html")
    assert '[Mammal "Ada"]\n[Amphibian "Ada (amphibian)"]' in reading.games.text
    assert "DF0304" in codes(reading)


def test_a_seat_tells_who_plays_when_the_journal_is_too_short(journal) -> None:
    short = journal[: line_of(journal, "PlanningAction") + 1]
    assert module.read("\n".join(short).encode(), "x").failed
    reading = module.read(page(short, ["seating Mammal Amphibian"]), "page.html")
    assert body(reading).endswith("plan Am ada.2\n")


# Samples ---------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the shared samples are not here")
@pytest.mark.parametrize("name", ["doms_selfmade.journal.txt", "doms_selfmade_replay.html"])
def test_the_shared_samples_give_their_known_result(name: str) -> None:
    """samples/README.md: 11 points each after round 1; insect has 8 pawns; bird is first."""
    reading = module.read((SAMPLES / name).read_bytes(), name)
    result = played(reading.games.text)
    assert {place.actor: place.score for place in result.outcome.standings} == {"Bi": 11, "In": 11}
    assert (result.state.available[5], result.state.initiative) == (8, [2, 5])
    assert ('[Insect "Ada"]' in reading.games.text) == name.endswith("html")
