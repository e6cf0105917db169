#!/usr/bin/env python3
"""Compares records of DeviceRig with the evaluator's, for each row of README.md's table.

record.py [--write] RECORD… prints, for each row that the walk shows, the systems on which it was seen, or how a system
differs. It fails if one does, or if a record can't be read. --write puts the systems into the table.
"""
import difflib
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
EXPECTED = HERE / "record.json"
TABLE = HERE / "README.md"
ROW = re.compile(r"^\| (\d+) \| ([^|]*) \|.*", re.M)
SEEN = re.compile(r"\*\*seen on iOS [\d, ]+\*\*\. ")


class Damaged(Exception):
    """The file isn't a record."""


def parse(text, name):
    """Returns the system of a record and its steps by title: their rows and lines. Raises Damaged."""
    try:
        content = json.loads(text)
        steps = {step["title"]: (step["rows"], step["lines"]) for step in content["steps"]}
        system = content["system"]
        whole = isinstance(system, str) and len(steps) == len(content["steps"]) > 0 and all(
            isinstance(rows, list) and all(isinstance(row, int) for row in rows)
            and isinstance(lines, list) and all(isinstance(line, str) for line in lines)
            for rows, lines in steps.values())
    except (ValueError, KeyError, TypeError) as error:
        raise Damaged(f"{name} can't be read: {error!r}") from error
    if not whole:
        raise Damaged(f"{name} isn't a record: a system, and steps with a title, rows and lines each")
    return system, steps


def differences(expected, steps):
    """Returns the titles of the steps that differ, each with its difference."""
    found = {}
    for title, (_, lines) in expected.items():
        if title not in steps:
            found[title] = ["the record lacks the step"]
        elif steps[title][1] != lines:
            found[title] = list(difflib.unified_diff(lines, steps[title][1], "the evaluator", "the device", lineterm="",
                                                     n=len(lines)))[3:]
    for title in sorted(set(steps) - set(expected)):
        found[title] = ["the evaluator's record lacks the step"]
    return found


def compare(expected, records):
    """Returns the systems on which each row was seen, and the differences by system.

    expected and the values of records: as parse returns the steps.
    """
    differing = {system: differences(expected, steps) for system, steps in records}
    rows = sorted({row for rows, _ in expected.values() for row in rows})
    seen = {row: [system for system, _ in records
                  if not any(row in expected[title][0] for title in differing[system] if title in expected)]
            for row in rows}
    return seen, differing


def majors(systems):
    return ", ".join(dict.fromkeys(re.match(r"iOS (\d+)", system)[1] for system in sorted(systems, key=version)))


def version(system):
    return [int(number) for number in re.findall(r"\d+", system)]


def written(table, seen):
    """Returns the table with the systems on which each row was seen, in front of its source."""
    def line(match):
        cells = match[0].split(" | ")
        systems = seen.get(int(match[1]))
        cells[3] = SEEN.sub("", cells[3])
        if systems:
            cells[3] = f"**seen on iOS {majors(systems)}**. {cells[3]}"
        return " | ".join(cells)
    return ROW.sub(line, table)


def main():
    if "--help" in sys.argv or len(sys.argv) < 2:
        print(__doc__)
        return
    paths = [pathlib.Path(argument) for argument in sys.argv[1:] if argument != "--write"]
    try:
        _, expected = parse(EXPECTED.read_text(), EXPECTED.name)
        records = [parse(path.read_text(), path) for path in paths]
    except (Damaged, OSError, UnicodeDecodeError) as error:
        sys.exit(f"✘ {error}")
    table = TABLE.read_text()
    names = {int(number): name for number, name in ROW.findall(table)}
    systems = [system for system, _ in records]
    foreign = [system for system in systems if not re.match(r"iOS \d+", system) or systems.count(system) > 1]
    unknown = sorted({row for rows, _ in expected.values() for row in rows} - set(names))
    if foreign or unknown:
        sys.exit(f"✘ not one record for each system of iOS: {foreign}" if foreign else f"✘ the table has no rows {unknown}")
    seen, differing = compare(expected, records)
    for row, agreeing in seen.items():
        others = [system for system in systems if system not in agreeing]
        print(f"{'✘' if others else '✔'} row {row}, {names[row]}: " + "; ".join(
            [f"seen on {system}" for system in agreeing] + [f"differs on {system}" for system in others]))
    for system, found in differing.items():
        for title, lines in found.items():
            print(f"\n✘ {system}, {title}:", *lines, sep="\n    ")
    print(f"\nThe walk doesn't show rows {', '.join(str(row) for row in sorted(set(names) - set(seen)))}.")
    if "--write" in sys.argv:
        TABLE.write_text(written(table, seen))
    if any(differing.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
