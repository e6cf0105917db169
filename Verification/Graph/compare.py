#!/usr/bin/env python3
"""Compares the crossings of the samples, except for the large one, with those of Graphviz's dot, which draws the same
graphs. Fails if they exceed dot's by more than a tenth.

The lines of both drawings are approximated by polylines. Pairs of lines that cross are counted, and not the points in
which they cross: dot draws some lines over each other, which would give many such points.
"""

import json
import pathlib
import re
import subprocess
import sys


def bezier(points, steps=12):
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        yield (
            u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
            u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
        )


def own_lines(path):
    for edge in json.loads(path.read_text())["edges"]:
        if edge["from"] == edge["to"]:
            continue
        line = []
        for command, numbers in re.findall(r"([MLC])([-\d ]+)", edge["path"]):
            values = [int(number) for number in numbers.split()]
            points = list(zip(values[::2], values[1::2]))
            line += list(bezier([line[-1]] + points)) if command == "C" else points
        yield frozenset((edge["from"], edge["to"])), line


def dot_lines(path):
    made = subprocess.run(["dot", "-Tjson", path], capture_output=True, check=True, text=True).stdout
    graph = json.loads(made)
    for edge in graph.get("edges", []):
        if edge["tail"] == edge["head"]:
            continue
        points = [part for part in edge["pos"].split() if part[0] not in "es"]
        points = [tuple(float(value) for value in part.split(",")) for part in points]
        line = points[:1]
        for index in range(0, len(points) - 1, 3):
            line += list(bezier(points[index : index + 4]))
        yield frozenset((graph["objects"][edge["tail"]]["name"], graph["objects"][edge["head"]]["name"])), line


def crosses(a, b, c, d):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def crossings(lines):
    """Returns the number of pairs of lines that cross, without those between the same two nodes. Compares only segments
    that share a cell of a grid.
    """
    size = 60
    cells = {}
    pieces = []
    for number, (ends, line) in enumerate(lines):
        for a, b in zip(line, line[1:]):
            index = len(pieces)
            pieces.append((number, ends, a, b))
            xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
            for x in range(int(xs[0] // size), int(xs[1] // size) + 1):
                for y in range(int(ys[0] // size), int(ys[1] // size) + 1):
                    cells.setdefault((x, y), []).append(index)
    near = set()
    for cell in cells.values():
        for position, one in enumerate(cell):
            for other in cell[position + 1 :]:
                if pieces[one][1] != pieces[other][1]:
                    near.add((one, other) if one < other else (other, one))
    return len({
        frozenset((pieces[one][0], pieces[other][0]))
        for one, other in near
        if crosses(*pieces[one][2:], *pieces[other][2:])
    })


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    folder = pathlib.Path(sys.argv[1])
    totals = [0, 0]
    print(f"{'sample':12} {'crossings':>10} {'dot':>6}")
    for path in sorted(folder.glob("*.dot")):
        if path.stem == "large":
            continue
        own = crossings(list(own_lines(path.with_suffix(".json"))))
        theirs = crossings(list(dot_lines(path)))
        totals = [totals[0] + own, totals[1] + theirs]
        print(f"{path.stem:12} {own:10} {theirs:6}")
    print(f"{'all':12} {totals[0]:10} {totals[1]:6}")
    if totals[0] > totals[1] * 1.1:
        sys.exit("graph: the crossings exceed dot's by more than a tenth")


main()
