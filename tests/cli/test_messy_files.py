"""Files as people have them, through the commands.

Old encodings, packed, cut off, still being written, one bad game among good ones. "Row" is a row of the table of
what users of other tools asked for (research, anchors 6).
"""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from dsnotation.replay.checking import check_bytes, check_text
from dsnotation.replay.result import GameVerdict

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = {
    "dominant-species": RECORDS / "dominant_species" / "two-animals.dsn",
    "seaside": RECORDS / "seaside" / "two-players.dsn",
}
GAMES = pytest.mark.parametrize("game", SAMPLES)
# A name in a tag, with a letter that is no ASCII.
NAMED = re.compile(r'\[Event "[^"]*"\]')
LATIN_1 = '[Event "Caf\u00e9"]'


def sample(game: str) -> str:
    return SAMPLES[game].read_text(encoding="utf-8")


def latin_1(game: str) -> bytes:
    return NAMED.sub(LATIN_1, sample(game)).encode("latin-1")


def bad(game: str) -> str:
    """A game with a line that can't be read in its first turn."""
    return sample(game).replace("turn 1\n", "turn 1\nzzz zzz\n", 1)


# Encodings ----------------------------------------------------------------------------------------------------


@GAMES
def test_latin_1_beside_good_games(dsn, game: str, tmp_path: Path) -> None:
    """Rows 1, 2, 30, 32: the byte is named with offset, line, column and game; all games are played."""
    path = tmp_path / "club.dsn"
    path.write_bytes(latin_1(game) + b"\n" + sample("seaside").encode())
    done = dsn("check", path, "--format", "short")
    assert done.code == 1
    line = latin_1(game)[: latin_1(game).index(b"\xe9")].count(b"\n") + 1
    [told] = done.out.splitlines()
    assert told.startswith(f"{path}:{line}:12: error DN0001 the byte 0xe9 at offset ")
    assert '(game 1 "Caf\ufffd")' in told
    done = dsn("check", path)
    assert "--encoding-errors latin-1" in done.out
    assert done.out.splitlines()[-1].endswith("all legal, 1 error")


@GAMES
def test_policies(dsn, game: str, tmp_path: Path) -> None:
    """Row 2."""
    path = tmp_path / "x.dsn"
    path.write_bytes(latin_1(game))
    strict = dsn("check", path, "--encoding-errors", "strict")
    assert (strict.code, strict.out) == (2, "")
    assert "not UTF-8: byte " in strict.err
    latin = dsn("check", path, "--encoding-errors", "latin-1")
    assert latin.code == 0
    assert "warning[DN0001]" in latin.out
    assert "it was read as \u00e9" in latin.out
    assert dsn("check", path, "--encoding-errors", "latin-1", "--strict").code == 1


@GAMES
def test_fmt_writes_no_replacement_characters_but_mends(dsn, game: str, tmp_path: Path) -> None:
    """Rows 1, 6: what can't be read is never overwritten unasked."""
    path = tmp_path / "x.dsn"
    path.write_bytes(latin_1(game))
    done = dsn("fmt", path)
    assert done.code == 2
    assert "--encoding-errors latin-1" in done.err
    assert path.read_bytes() == latin_1(game)
    assert dsn("fmt", "--check", path, "--encoding-errors", "latin-1").code == 1
    done = dsn("fmt", path, "--encoding-errors", "latin-1")
    assert done.code == 0
    assert "it was read as \u00e9" in done.err
    assert LATIN_1 in path.read_text(encoding="utf-8")
    assert dsn("check", path).code == 0


@pytest.mark.parametrize("command", ["replay", "export", "parse"])
def test_other_commands_read_the_rest_and_say_so(dsn, command: str, tmp_path: Path) -> None:
    """Row 2."""
    path = tmp_path / "x.dsn"
    path.write_bytes(latin_1("seaside"))
    done = dsn(command, path)
    assert done.code == 1
    assert "DN0001" in done.err + done.out or "1 error" in done.err
    assert "Caf\ufffd" in done.out or command == "replay"
    converted = dsn("convert", path, "-", "--to", "dsn")
    assert converted.code == 2
    assert dsn("convert", path, "-", "--to", "dsn", "--encoding-errors", "latin-1").code == 0


def test_the_record_of_a_text_with_lost_characters_agrees_with_it(dsn, tmp_path: Path) -> None:
    """Row 2: the record has the text as it was read."""
    path, record = tmp_path / "x.dsn", tmp_path / "x.json"
    path.write_bytes(latin_1("seaside"))
    assert dsn("export", path, "-o", record).code == 1
    assert dsn("check", record).code == 0


# Packed files and standard input ------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("command", ["check", "replay", "parse", "export", "moves", "fmt"])
def test_packed_files_are_read_everywhere(dsn, game: str, command: str, tmp_path: Path) -> None:
    """Row 68: whatever the name, and from standard input too."""
    plain, packed = tmp_path / "x.dsn", tmp_path / "y.bin"
    plain.write_text(sample(game), encoding="utf-8")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    expected = dsn(command, plain)
    done = dsn(command, packed)
    assert (done.code, done.out.replace("y.bin", "x.dsn")) == (expected.code, expected.out)
    piped = dsn(command, "-", stdin=packed.read_bytes())
    if command == "fmt":
        assert piped.out == sample(game)
    else:
        assert piped.out == expected.out.replace(str(plain), "<stdin>").replace("x.dsn", "<stdin>")


@GAMES
def test_packed_files_stay_packed(dsn, game: str, tmp_path: Path) -> None:
    """Row 68."""
    path = tmp_path / "x.dsn.gz"
    path.write_bytes(gzip.compress(sample(game).replace("turn 1\n", "TURN  1\n").encode()))
    assert dsn("fmt", "--check", path).code == 1
    assert dsn("fmt", path).code == 0
    assert gzip.decompress(path.read_bytes()).decode() == sample(game)
    assert dsn("fmt", "--check", path).code == 0
    for out in ("r.json.gz", "t.dsn.gz"):
        assert dsn("convert", path, tmp_path / out).code == 0
        assert (tmp_path / out).read_bytes()[:2] == b"\x1f\x8b"
        assert dsn("check", tmp_path / out).code == 0
    assert dsn("check", "-", stdin=(tmp_path / "r.json.gz").read_bytes()).code == 0


@GAMES
def test_a_packed_file_that_is_cut_off(dsn, game: str, tmp_path: Path) -> None:
    """Row 68: a finding, and what there is is checked; nothing overwrites it."""
    path = tmp_path / "x.dsn.gz"
    whole = gzip.compress(sample(game).encode())
    path.write_bytes(whole[: len(whole) // 2])
    done = dsn("check", path)
    assert done.code == 1
    assert "error[DN0006]" in done.out
    assert "not finished" in done.out
    assert dsn("replay", path).code == 1
    for command in ("fmt", "convert"):
        done = dsn(command, path)
        assert done.code == 2
        assert "cut off or damaged" in done.err
    assert path.read_bytes() == whole[: len(whole) // 2]


def test_a_small_file_that_unpacks_to_a_huge_one(dsn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows 65, 68."""
    monkeypatch.setattr("dsnotation.cli.inputs.MAX_BYTES", 100_000)
    path = tmp_path / "x.gz"
    path.write_bytes(gzip.compress(b"\n" * 10_000_000))
    done = dsn("check", path)
    assert done.code == 2
    assert "more than 100,000 bytes" in done.err
    path.write_bytes(gzip.compress(b""))
    assert "the file is empty" in dsn("check", path).err


# Cut off, still being written ---------------------------------------------------------------------------------


def holds_all(text: str, whole: str) -> bool:
    """Whether no move is missing: comments and assertions may be."""
    lines = [line for line in whole.splitlines() if line and line[0] not in ";{"]
    last = next(line for line in reversed(lines) if not line.startswith("assert "))
    statement = re.split(r"\s*[;{]", last)[0]
    return len(text) >= whole.rindex(last) + len(statement)


@GAMES
def test_a_game_cut_off_anywhere(game: str) -> None:
    """Rows 15, 37, 46, 69: it never crashes, is never called legal, and what is told lies on the last line that is
    whole or on the one that breaks off."""
    whole = sample(game)
    step = max(len(whole) // 40, 1)
    ends = sorted({*range(1, 160, 3), *range(160, len(whole), step), *range(len(whole) - 60, len(whole))})
    for end in ends:
        text = whole[:end]
        checked = check_text(text.encode(), "x.dsn")
        if holds_all(text, whole):
            assert checked.findings == [] or text.rstrip() != whole.rstrip()
            continue
        verdicts = {one.verdict for one in checked.replays}
        assert not verdicts & {GameVerdict.LEGAL, GameVerdict.UNVERIFIED}, end
        codes = [finding.code for finding in checked.findings]
        assert codes, end
        lines = text.split("\n")
        assert all(finding.span is not None for finding in checked.findings)
        if GameVerdict.UNFINISHED in verdicts:
            assert "DN0306" in codes
            [place] = [one.span.line for one in checked.findings if one.code == "DN0306" and one.span]
            rest = [line for line in lines[place:-1] if line.strip() and line.strip()[0] not in ";{"]
            assert [line for line in rest if not line.startswith("turn ")] == [], end
        for finding in checked.findings:
            assert finding.span is not None
            if finding.severity == "error" and len(checked.replays) == 1 and "DN0306" in codes:
                # A line may make sense up to where it was cut, but not be legal so.
                assert finding.span.line >= len(lines) - 1, (end, finding)


@GAMES
def test_a_file_that_grows(dsn, game: str, tmp_path: Path) -> None:
    """Row 69: the line that is being written is no error yet; once it has a line end, it is."""
    path = tmp_path / "live.dsn"
    head, rest = sample(game).split("turn 2\n")[:2]
    path.write_text(head + "turn 2\n" + rest.splitlines()[0][:3], encoding="utf-8")
    done = dsn("check", path, "--format", "short")
    assert done.code == 0
    assert "warning DN0108 the text seems to be cut off in this line" in done.out
    assert "DN0306" in done.out
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")
    assert dsn("check", path).code == 1
    path.write_text(head + "turn 2\n" + rest.splitlines()[0] + "\n", encoding="utf-8")
    assert dsn("check", path).code == 0


@GAMES
def test_the_record_of_a_text_that_breaks_off(dsn, game: str, tmp_path: Path) -> None:
    """Row 69: the record has what was read, and agrees with its text."""
    path, record = tmp_path / "x.dsn", tmp_path / "x.json"
    head = sample(game).split("turn 2\n")[0]
    path.write_text(f"{head}turn 2\nzzz", encoding="utf-8")
    assert dsn("export", path, "-o", record).code == 0
    assert json.loads(record.read_text(encoding="utf-8"))["verdict"] == "unfinished"
    assert dsn("check", record).code == 0
    assert dsn("fmt", path).code == 0
    assert path.read_text(encoding="utf-8").endswith("\nzzz")


# One bad game among many --------------------------------------------------------------------------------------


@GAMES
def test_one_bad_game_is_isolated(dsn, game: str, tmp_path: Path) -> None:
    """Rows 30, 32, 35: exit code and summary; the others are as without it."""
    path = tmp_path / "club.dsn"
    texts = [sample("seaside"), bad(game), sample("dominant-species"), sample("seaside")]
    path.write_text("\n".join(texts), encoding="utf-8")
    done = dsn("check", path)
    assert done.code == 1
    assert ": 4 games, " in done.out.splitlines()[-1]
    assert "3 legal, 1 illegal, 1 error" in done.out.splitlines()[-1]
    short = dsn("check", path, "--format", "short").out.splitlines()
    assert len(short) == 1
    event = re.search(r'\[Event "([^"]{,37})', sample(game))
    assert event is not None
    assert f'(game 2 "{event[1]}' in short[0]
    assert ", turn 1" in short[0]


def test_an_unknown_game_among_many(dsn, tmp_path: Path) -> None:
    """Rows 32, 55: it is named, the others are played."""
    path = tmp_path / "club.dsn"
    path.write_text(
        sample("seaside") + '\n[Game "seaside-2"]\n\nsetup\nx\n\n' + sample("seaside"), encoding="utf-8"
    )
    done = dsn("check", path)
    assert done.code == 1
    assert "error[DN0202]: there is no game called 'seaside-2'" in done.out
    assert "2 legal, 1 not playable, 1 error" in done.out


@GAMES
def test_a_component_of_another_edition_is_named(dsn, game: str, tmp_path: Path) -> None:
    """Row 55: what the game has not is named as such, not as a misspelt line."""
    path = tmp_path / "x.dsn"
    other = {"dominant-species": "Bi dom H9", "seaside": "A buy Platinum"}[game]
    path.write_text(sample(game).replace("turn 1\n", f"turn 1\n{other}\n", 1), encoding="utf-8")
    out = dsn("check", path, "--format", "short").out
    assert other.split()[-1] in out.splitlines()[0]


def test_no_more_findings_than_wanted(dsn, tmp_path: Path) -> None:
    """Row 35: the summary counts them all."""
    path = tmp_path / "x.dsn"
    path.write_text('[Game "seaside"]\n\nsetup\n' + "zzz\n" * 50, encoding="utf-8")
    done = dsn("check", path, "--max-findings", "3")
    assert done.code == 1
    assert done.out.count("error[") == 3
    assert "... and " in done.out
    assert re.search(r"5\d errors", done.out.splitlines()[-1])
    assert len(dsn("check", path, "--format", "short", "--max-findings", "3").out.splitlines()) == 3
    assert len(json.loads(dsn("check", path, "--format", "json", "--max-findings", "3").out)) > 50


@GAMES
def test_every_format_says_where(dsn, game: str, tmp_path: Path) -> None:
    """Row 30: file, game with its number and Event, turn, line and column."""
    path = tmp_path / "club.dsn"
    path.write_text(f"{sample('seaside')}\n{bad(game)}", encoding="utf-8")
    line = sample("seaside").count("\n") + 1 + bad(game).split("zzz")[0].count("\n") + 1
    [finding] = json.loads(dsn("check", path, "--format", "json").out)
    assert (finding["file"], finding["line"], finding["column"]) == (str(path), line, 1)
    assert (finding["game"], finding["turn"]) == (2, 1)
    assert f'[Event "{finding["event"]}"]' in sample(game)
    where = f'game 2 "{finding["event"][:37]}'
    for form in ("text", "short", "github"):
        out = dsn("check", path, "--format", form).out
        assert where in out
        assert ", turn 1" in out
    run = json.loads(dsn("check", path, "--format", "sarif").out)["runs"][0]
    [place] = run["results"][0]["locations"]
    assert place["physicalLocation"]["artifactLocation"]["uri"] == path.as_uri()
    assert place["physicalLocation"]["region"]["startLine"] == line
    assert place["logicalLocations"][0]["fullyQualifiedName"] == "game 2/turn 1"
    assert place["logicalLocations"][0]["name"].startswith(where)


# What tags claim ----------------------------------------------------------------------------------------------

CLAIMS = [
    ('[Result "A wins"]', None),
    ('[Result "Ann wins"]', None),
    ('[Result "B wins"]', "warning DN0321 the tag says that B won; by the replay A won (A 30, B 26)"),
    ('[Result "A and B win"]', "DN0321"),
    ('[Result "draw"]', "warning DN0321 the tag says a draw; by the replay A won"),
    ('[Result "unfinished"]', "DN0309"),
    ('[Result "abandoned"]', "DN0309"),
    ('[Result "B concedes"]', "DN0309"),
    ('[Result "illegal"]', "DN0309"),
    ('[Result "Carl wins"]', "note DN0323 nobody in this game is called Carl"),
    ('[Result "a fine evening"]', "note DN0323"),
    ('[Score "A 30, B 26"]', None),
    ('[Score "Ann 30; Bob: 26"]', None),
    ('[Score "A 30"]', None),
    ('[Score "A 33, B 26"]', "warning DN0322 the tag says that A has 33; by the replay it is 30"),
    ('[Score "many"]', "note DN0323"),
]


@pytest.mark.parametrize(("tag", "says"), CLAIMS)
def test_result_and_score_against_the_replay(dsn, tag: str, says: str | None, tmp_path: Path) -> None:
    """Row 38: a warning with both values; what can't be checked is kept with a note."""
    path = tmp_path / "x.dsn"
    path.write_text(sample("seaside").replace("[A ", f"{tag}\n[A ", 1), encoding="utf-8")
    out = dsn("check", path, "--format", "short", "--notes").out
    assert (says in out and len(out.splitlines()) == 1) if says else out == ""
    assert dsn("check", path).code == 0
    assert tag in dsn("fmt", "-", stdin=path.read_bytes()).out


def test_claims_in_a_game_of_several_sides(dsn, tmp_path: Path) -> None:
    """Row 38, for Dominant Species."""
    record = tmp_path / "r.json"
    dsn("export", SAMPLES["dominant-species"], "-o", record)
    result = json.loads(record.read_text(encoding="utf-8"))["result"]
    assert result["finished"]
    [winner], loser = result["winners"], next(one for one in result["standings"] if one["rank"] > 1)
    path = tmp_path / "x.dsn"
    for who, score, codes in (
        (winner, loser["score"], set()),
        (loser["actor"], loser["score"], {"DN0321"}),
        (winner, loser["score"] + 1, {"DN0322"}),
    ):
        tags = f'[Result "{who} wins"]\n[Score "{loser["actor"]} {score}"]\n'
        path.write_text(tags + sample("dominant-species"), encoding="utf-8")
        out = dsn("check", path, "--format", "short").out
        assert set(re.findall(r"DN\d+", out)) == codes


@GAMES
@pytest.mark.parametrize("reason", ["unfinished", "abandoned", "*", "concession", "illegal", "Abandoned"])
def test_reasons_to_stop(dsn, game: str, reason: str, tmp_path: Path) -> None:
    """Row 45: a game that was stopped is a whole record, whatever stopped it."""
    path = tmp_path / "x.dsn"
    head = sample(game).split("\nturn 3\n")[0]
    path.write_text(f'[Result "{reason}"]\n{head}', encoding="utf-8")
    assert dsn("check", "--strict", path).code == 0


def test_who_conceded_is_somebody_of_the_game(dsn, tmp_path: Path) -> None:
    """Row 45."""
    path = tmp_path / "x.dsn"
    head = sample("seaside").split("\nturn 3\n")[0]
    for who, codes in (("B", set()), ("Bob", set()), ("Carl", {"DN0323"})):
        path.write_text(f'[Result "{who} concedes"]\n{head}', encoding="utf-8")
        out = dsn("check", "--strict", "--format", "short", "--notes", path).out
        assert set(re.findall(r"DN\d+", out)) - {"DN0306"} == codes
    path.write_text(f'[Result "A wins by concession"]\n{head}', encoding="utf-8")
    assert dsn("check", "--strict", path).code == 0


# Records ------------------------------------------------------------------------------------------------------


@GAMES
def test_a_newer_record_is_refused_and_says_why(dsn, game: str, tmp_path: Path) -> None:
    """Row 56."""
    record = tmp_path / "r.json"
    dsn("export", SAMPLES[game], "-o", record)
    value = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**value, "version": 3}), encoding="utf-8")
    done = dsn("check", record)
    assert done.code == 1
    assert "error[DR0105]: the record has version 3; this dsnotation reads up to version 2" in done.out
    assert "install a newer dsnotation" in done.out


@GAMES
def test_a_record_by_other_rules(dsn, game: str, tmp_path: Path) -> None:
    """Row 53: the rules version is in the record, and a difference that may come from it is a warning."""
    record = tmp_path / "r.json"
    dsn("export", SAMPLES[game], "-o", record)
    value = json.loads(record.read_text(encoding="utf-8"))
    assert value["rules_version"]
    value["rules_version"] = "0.0"
    value["result"]["standings"][0]["score"] += 1
    record.write_text(json.dumps(value), encoding="utf-8")
    done = dsn("check", record)
    assert done.code == 0
    assert "warning[DR0109]" in done.out


@GAMES
def test_what_is_before_a_bad_line_can_be_used(game: str) -> None:
    """Rows 42, 44, 46: a replay gives everything up to the mistake, and goes on behind it."""
    [played] = check_bytes(bad(game).encode(), "x").replays
    [whole] = check_bytes(sample(game).encode(), "x").replays
    place = next(
        place for place, entry in enumerate(played.entries) if entry.draft is None and not entry.assertion
    )
    assert [entry.move for entry in played.entries[:place]] == [entry.move for entry in whole.entries[:place]]
    assert [entry.move for entry in played.entries[place + 1 :]] == [entry.move for entry in whole.entries[place:]]
