"""The command `dsn`. One module a command, no logic in any: each reads input, calls the library and prints.

Heavy imports stand inside the commands, so that `dsn --help` is quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from dsnotation.cli.inputs import Unusable, complain
from dsnotation.cli.language import speak_from_the_start
from dsnotation.cli.usage import is_usage_error, usage_text


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `dsn` with `argv` (without the command's name) and returns the exit code.

    0: clean; 1: findings of severity error; 2: unusable input or wrong usage; 130: interrupted.
    """
    from dsnotation.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a name still gets a report.
            stream.reconfigure(errors="backslashreplace")
    args = list(sys.argv[1:] if argv is None else argv)
    speak_from_the_start(args)
    try:
        code = app(args=args, prog_name="dsn", standalone_mode=False)
        return _flushed(code or 0)
    except SystemExit as ending:
        return _flushed(ending.code if isinstance(ending.code, int) else 0)
    except Unusable as problem:
        complain(problem.args[0])
        return 2
    except BrokenPipeError:
        return _flushed(1)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if not is_usage_error(error):
            return _internal(error)
        print(usage_text(error), file=sys.stderr)
        return error.exit_code


def _flushed(code: int) -> int:
    """The exit code, once the output is out. A reader that went away (`dsn ... | head`) is no error."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _internal(error: Exception) -> int:
    """A mistake of ours, told briefly: whoever wants the traceback sets DSN_TRACEBACK."""
    if os.environ.get("DSN_TRACEBACK"):
        raise error
    print(
        f"dsn: internal error: {type(error).__name__}: {error}\n"
        "dsn: this is a mistake in dsnotation; DSN_TRACEBACK=1 shows where. Please report it.",
        file=sys.stderr,
    )
    return 70
