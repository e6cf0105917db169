#!/usr/bin/env python3
"""Checks README.md's table of the evaluator: each test that it names exists, each row's source begins with its word, and
DEVICE.md has a step for each row that can be seen on a device.
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
DEVICE = HERE.parent.parent / "Examples" / "Challenge" / "Apple" / "DEVICE.md"
# no user can cause the faults of rows 2 and 51; no example app has the features of the other rows
UNSEEN = {"2", "19", "25", "28", "29", "33", "34", "49", "50", "51", "55"}
SOURCE = re.compile(r"\*\*(documented|reported|seen on iOS \d+(, \d+)*|either way)\*\*")


def faults(readme, device, sources):
    rows = re.findall(r"^\| (\d+) \|.*\| `([^`|]+)` \|$", readme, re.M)
    if [int(number) for number, _ in rows] != list(range(1, len(rows) + 1)) or not rows:
        yield "README.md: the rows aren't numbered from 1 on, each with a test"
    for line in re.findall(r"^\| \d+ \|.*", readme, re.M):
        number, _, _, source, test = [cell.strip() for cell in line.strip("|").split(" | ")]
        if not SOURCE.match(source):
            yield f"README.md: row {number}: its source doesn't begin with documented, reported, seen or either way"
        if source.startswith("**reported**") and "](https://" not in source:
            yield f"README.md: row {number}: its report has no link"
        named = re.findall(r"`([^`|]+)`", test) + re.findall(r"\*\*either way\*\*[^*]*?: `([^`|]+)`", source)
        for name in named:
            if f'"{name}"' not in sources and f'`{name}`' not in sources:
                yield f"README.md: row {number}: there is no test named {name!r}"
    walked = {number for cell in re.findall(r"^\| ([\d, ]+) \|", device, re.M) for number in re.findall(r"\d+", cell)}
    for number in sorted({number for number, _ in rows} - walked - UNSEEN, key=int):
        yield f"DEVICE.md: no step is for row {number} of README.md"
    for number in sorted(walked - {number for number, _ in rows}, key=int):
        yield f"DEVICE.md: README.md has no row {number}"


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    root = HERE.parent.parent
    folders = [root / "Simulator" / "Tests", root / "Examples" / "ExampleTests"]
    sources = "\n".join(file.read_text() for folder in folders for file in folder.rglob("*.swift"))
    readme = (HERE / "README.md").read_text()
    found = list(faults(readme, DEVICE.read_text(), sources))
    # checks the check: it has to report missing tests, steps and sources
    unsourced = re.sub(r"\*\*(documented|reported)\*\*", "No source", readme)
    for broken in [(readme, "", sources), (readme, DEVICE.read_text(), ""), (unsourced, DEVICE.read_text(), sources)]:
        if not list(faults(*broken)):
            found.append("documents.py doesn't notice that tests, steps or sources are missing")
    for fault in found:
        print("✘", fault)
    if found:
        sys.exit(1)
    print("✔ each row of the evaluator's table has a source, a test, and a step on a device")


main()
