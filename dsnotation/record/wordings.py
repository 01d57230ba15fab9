"""How the JSON reader of Python and the validator of schemas (jsonschema-rs) word what they find."""

from __future__ import annotations

from dsnotation.core.wordings import Wordings

JSON = Wordings(
    "Expecting value",
    "Expecting property name enclosed in double quotes",
    "Expecting ',' delimiter",
    "Expecting ':' delimiter",
    "Extra data",
    "Unterminated string starting at",
    "Invalid control character at",
    "Invalid control character {character} at",
    "Invalid \\escape",
    "Invalid \\escape: {character}",
    "Invalid \\uXXXX escape",
    "Illegal trailing comma before end of object",
    "Illegal trailing comma before end of array",
    "{problem}: line {line} column {column} (char {place})",
    "{name} is not a JSON value",
    "Exceeds the limit ({most} digits) for integer string conversion: value has {count} digits; "
    "use sys.set_int_max_str_digits() to increase the limit",
)
SCHEMA = Wordings(
    "{value} is not of type {type}",
    "{value} is not of types {types}",
    "{value} is not one of {values} or {last}",
    "{value} was expected",
    "{value} is less than the minimum of {least}",
    "{value} is greater than the maximum of {most}",
    "{value} does not match {pattern}",
    "{value} has less than {count} item",
    "{value} has less than {count} items",
    "{value} has more than {count} item",
    "{value} has more than {count} items",
    "Additional properties are not allowed ({names} was unexpected)",
    "Additional properties are not allowed ({names} were unexpected)",
    "{name} is a required property",
    "{value} is not valid under any of the schemas listed in the {keyword} keyword",
    "{value} is valid under more than one of the schemas listed in the {keyword} keyword",
    "{value} is not a {format}",
    "False schema does not allow {value}",
)
