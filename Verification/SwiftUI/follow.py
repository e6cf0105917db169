#!/usr/bin/env python3
"""Does what `waymark new` asks the user to do: reads its output, and adds the lines at their places in a folder's files.

    waymark new screen edit --feature Recipe | Verification/SwiftUI/follow.py folder
"""
import pathlib, re, sys

def indentation(line): return len(line) - len(line.lstrip(" "))

def place(lines, where):
    """Returns the index at which to insert, and the indentation."""
    if where == ", among the imports":
        return next(i for i, line in enumerate(lines) if re.match(r"(public )?import ", line)), 0
    *_, position = re.sub(r"`[^`]*`", "", where).rsplit(",", 1)
    blocks = re.findall(r"`([^`]*)`", where)
    anchor = blocks.pop() if position.strip() in ("below", "above") else None
    start = -1
    for block in blocks:
        start = next(i for i in range(start + 1, len(lines)) if lines[i].strip().startswith(block))
    margin = indentation(lines[start])
    end = next(
        i for i in range(start + 1, len(lines))
        if indentation(lines[i]) == margin and lines[i].strip()[:1] in "})]" and lines[i] and not lines[i].endswith("{"))
    inner = margin if lines[start].strip().startswith("switch ") else margin + 4
    if anchor is None:
        return (start + 1 if position.strip() == "at the beginning" else end), inner
    index = next(i for i in range(start + 1, end) if lines[i].strip() == anchor)
    return index + (position.strip() == "below"), inner

def main():
    if "--help" in sys.argv:
        return print(__doc__)
    folder = pathlib.Path(sys.argv[1])
    for path, where, text in re.findall(r"^add to (\S+?)(,.*):\n((?:    .*\n|\n(?=    ))+)", sys.stdin.read(), re.M):
        file = folder / path
        lines = file.read_text().split("\n")
        index, margin = place(lines, where)
        added = [line[4:] for line in text.rstrip("\n").split("\n")]
        lines[index:index] = [" " * margin + line if line else "" for line in added]
        file.write_text("\n".join(lines))

if __name__ == "__main__":
    main()
