"""Fails if a public symbol of a module has no comment of its own and inherits none from a protocol.

A comment must begin with a summary, not with its parameters.
"""

import json
import sys

graph = json.load(open(sys.argv[1]))
# members that a conformance requires are documented by the protocol
inherited = {link["source"] for link in graph["relationships"]
             if "sourceOrigin" in link or link["kind"] == "defaultImplementationOf"}


def needs_none(symbol):
    """Returns true for the methods of a result builder, and for the projected value of a property wrapper."""
    return symbol["pathComponents"][-1].startswith(("build", "$"))


missing, bare = [], []
for symbol in graph["symbols"]:
    name, path = symbol["identifier"]["precise"], ".".join(symbol["pathComponents"])
    if "::SYNTHESIZED::" in name:
        continue
    if "docComment" not in symbol:
        if name not in inherited and not needs_none(symbol):
            missing.append(path)
        continue
    summary = symbol["docComment"]["lines"][0]["text"].strip()
    if not summary or summary.startswith("- "):
        bare.append(path)
for path in missing:
    print(f"{graph['module']['name']}: {path} has no comment")
for path in bare:
    print(f"{graph['module']['name']}: the comment of {path} has no summary")
sys.exit(1 if missing or bare else 0)
