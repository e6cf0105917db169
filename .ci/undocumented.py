"""Fails on a public symbol of a module that has no comment of its own, and inherits none from a protocol.

A comment begins with a summary: one that begins with its parameters is none.
"""

import json
import sys

# what a conformance asks for is documented by its protocol
INHERITED = {"description", "hash(into:)", "==(_:_:)", "rawValue", "init(rawValue:)", "encode(to:)", "init(from:)",
             "id", "body", "text", "init(stringLiteral:)", "linkText", "parse(_:)", "arity", "read(_:of:)", "write(to:)",
             "texts", "accepts(_:)", "isReadBack(from:)",
             "hashValue", "!=(_:_:)", "allCases", "AllCases", "RawValue", "presentation", "ancestors", "name",
             "trackedProperties", "trackedText", "record(_:)", "event", "redirect(_:)"}

graph = json.load(open(sys.argv[1]))
missing, bare = [], []
for symbol in graph["symbols"]:
    path = ".".join(symbol["pathComponents"])
    last = symbol["pathComponents"][-1]
    documented = "docComment" in symbol or last in INHERITED or last.startswith("build")
    documented = documented or last.startswith("$")  # a property wrapper's or a task local's other face
    synthesized = "::SYNTHESIZED::" in symbol["identifier"]["precise"]
    if not documented and not synthesized:
        missing.append(path)
    first = symbol.get("docComment", {"lines": [{"text": "?"}]})["lines"][0]["text"].strip()
    if not synthesized and (not first or first.startswith("- ")):
        bare.append(path)
for path in missing:
    print(f"{graph['module']['name']}: {path} has no comment")
for path in bare:
    print(f"{graph['module']['name']}: the comment of {path} has no summary")
sys.exit(1 if missing or bare else 0)
