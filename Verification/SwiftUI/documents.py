#!/usr/bin/env python3
"""Checks what README.md says of the evaluator: each test of its table is there, and DEVICE.md walks each of its rows."""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
DEVICE = HERE.parent.parent / "Examples" / "Challenge" / "Apple" / "DEVICE.md"
# row 2 lists faults that no user can cause; no example app has what the other rows need
UNSEEN = {"2", "19", "20", "23", "28", "31", "32", "36", "37", "38", "60", "61"}


def faults(readme, device, sources):
    rows = re.findall(r"^\| (\d+) \|.*\| `([^`|]+)` \|$", readme, re.M)
    if [int(number) for number, _ in rows] != list(range(1, len(rows) + 1)) or not rows:
        yield "README.md: its rows are not numbered from 1 on, each with a test"
    for number, test in rows:
        if f'"{test}"' not in sources:
            yield f"README.md: row {number}: there is no test named {test!r}"
    walked = {number for cell in re.findall(r"^\| ([\d, ]+) \|", device, re.M) for number in re.findall(r"\d+", cell)}
    for number in sorted({number for number, _ in rows} - walked - UNSEEN, key=int):
        yield f"DEVICE.md: nobody walks row {number}"
    for number in sorted(walked - {number for number, _ in rows}, key=int):
        yield f"DEVICE.md: there is no row {number}"


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    sources = "\n".join(file.read_text() for file in (HERE / "Checks" / "Tests").rglob("*.swift"))
    readme = (HERE / "README.md").read_text()
    found = list(faults(readme, DEVICE.read_text(), sources))
    # the check itself: without a test, and without a step, it says so
    if not list(faults(readme, "", "")):
        found.append("documents.py finds nothing where nothing is")
    for fault in found:
        print("✘", fault)
    if found:
        sys.exit(1)
    print("✔ what the evaluator models is tested, and can be walked on a device")


main()
