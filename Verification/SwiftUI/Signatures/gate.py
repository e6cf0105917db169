#!/usr/bin/env python3
"""Holds the stub of SwiftUI, and what the adapter and the examples use of it, against Apple's documentation.

apple.tsv has a row per symbol that Apple documents: its name, its precise identifier (the mangled name on the symbol's
page), and the first version of each platform that has it ("-" for never). unproven.tsv lists what no page can prove, with
the reason. The gate fails where

- what was compiled against the stub uses a symbol of SwiftUI that neither file covers: its signature in the stub differs
  from Apple's, or nobody looked it up;
- a symbol needs a newer system than the package supports, and its use is not behind an `#if` or `#available`;
- a row of unproven.tsv is not needed.

Mangled names are compared as demangled text: on Linux, URL is FoundationEssentials' and CGFloat Foundation's.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
STUB = HERE.parent / "Stub" / ".build" / "debug"
CHECKS = HERE.parent / "Checks" / ".build" / "debug"
PLATFORMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
SUPPORTED = {"iOS": 17.0, "macOS": 14.0, "tvOS": 17.0, "watchOS": 10.0, "visionOS": 1.0}


def run(*command, text=None):
    return subprocess.run(command, check=True, capture_output=True, text=True, input=text).stdout


def demangled(names):
    lines = run("swift", "demangle", "--compact", text="\n".join(names) + "\n").splitlines()
    return dict(zip(names, lines))


def canonical(text):
    """The text of a declaration, without what differs between the systems."""
    for module in ["FoundationEssentials", "CoreFoundation", "CoreGraphics", "__C"]:
        text = text.replace(module + ".", "Foundation.")
    # Foundation has it on Apple's systems only: the stub declares it
    text = text.replace("SwiftUI.NSUserActivity", "Foundation.NSUserActivity")
    # an extension without constraints is a matter of where the type was moved to, and not of its members
    text = re.sub(r"\(extension in SwiftUI\):(SwiftUI\.\w+\.)", r"\1", text)
    text = text.replace("Foundation.NSBundle", "Foundation.Bundle").removeprefix("static ")
    # isolation is not part of Apple's identifiers
    return text.replace("@Swift.MainActor ", "")


def mangled(identifier):
    assert identifier.startswith("s:"), identifier
    # documentation pages that stand for several declarations say so behind the name
    return "$s" + identifier[2:].split("::")[0]


def table(path, columns):
    rows = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != columns:
            sys.exit(f"{path.name}:{number}: {len(parts)} columns, expected {columns}")
        rows.append(parts)
    return rows


def declared_by_stub():
    """Each public symbol of the stub, by its demangled text."""
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", "SwiftUI", "-I", str(STUB / "Modules"), "-target", target,
            "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members")
        symbols = []
        for path in pathlib.Path(folder).glob("SwiftUI*.symbols.json"):
            symbols += json.loads(path.read_text())["symbols"]
    own = [s for s in symbols if s["identifier"]["precise"].startswith("s:7SwiftUI")]
    names = {mangled(s["identifier"]["precise"]): ".".join(s["pathComponents"]) for s in own}
    texts = demangled(list(names))
    return {canonical(texts[name]): path for name, path in names.items()}


def entity(text):
    """What a symbol of an object file belongs to: the declaration's text, or a type's name."""
    text = canonical(text)
    # a conformance is Apple's where both of its sides are
    match = re.match(r"(?:protocol conformance descriptor|protocol witness table|base conformance descriptor"
                     r"|protocol witness table accessor) for (?:<.*?> )?([\w.]+)(?:<.*>)? : ([\w.]+) in SwiftUI", text)
    if match:
        return [match.group(1), match.group(2)]
    for prefix in ["nominal type descriptor for ", "type metadata accessor for ", "type metadata for ",
                   "protocol descriptor for ", "property descriptor for ", "type metadata instantiation cache for ",
                   "method descriptor for ", "associated type descriptor for ", "full type metadata for ",
                   "protocol requirements base descriptor for "]:
        if text.startswith(prefix):
            return [text[len(prefix):]]
    match = re.match(r"opaque type descriptor for <<opaque return type of (.*)>>$", text)
    if match:
        return [match.group(1)]
    match = re.match(r"default argument \d+ of (.*)$", text)
    if match:
        return [match.group(1)]
    text = text.replace(".unsafeMutableAddressor : ", " : ")
    text = re.sub(r"\.(getter|setter|modify|read|read2|modify2) : ", " : ", text)
    # a subscript's declaration has no colon
    text = text.replace(".subscript : ", ".subscript")
    if "__derived_" in text:
        return [re.match(r"([\w.]+)\.__derived", text).group(1)]
    return [text]


def used():
    """The symbols of SwiftUI in the objects, with the modules that use them."""
    names = {}
    for folder in sorted(CHECKS.glob("*.build")):
        module = folder.name[: -len(".build")]
        if module.endswith("Tests") or not list(folder.glob("*.o")):
            continue
        listing = run("nm", "-u", *[str(o) for o in folder.glob("*.o")])
        for name in set(re.findall(r"\$s7SwiftUI\S+", listing)):
            names.setdefault(name, set()).add(module)
    texts = demangled(sorted(names))
    # extensions of this project's own modules are its own
    return {name: (text, names[name]) for name, text in texts.items() if not re.match(r"\(extension in (?!SwiftUI\))", text)}


def sources():
    files = list((ROOT / "Sources" / "WaymarkSwiftUI").rglob("*.swift"))
    return files + [f for f in (ROOT / "Examples").rglob("*.swift")
                    if ".build" not in f.parts and "import SwiftUI" in f.read_text()]


def unguarded(name, platform):
    """Where a name is used outside of an `#if` that keeps the platform out."""
    word = re.compile(r"\." + re.escape(name.split(".")[-1].split("(")[0]) + r"\b")
    found = []
    for path in sources():
        stack = []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            stripped = line.strip()
            if stripped.startswith("#if"):
                stack.append(stripped[3:].strip())
            elif stripped.startswith("#else") and stack:
                stack[-1] = "!(" + stack[-1] + ")"
            elif stripped.startswith("#endif") and stack:
                stack.pop()
            elif word.search(line) and not any(
                    f"!os({platform})" in s.replace(" ", "") or f"!(os({platform}))" in s.replace(" ", "")
                    for s in stack):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    return found


def main():
    faults = []
    apple = table(HERE / "apple.tsv", 2 + len(PLATFORMS))
    proven_names = demangled([mangled(row[1]) for row in apple])
    proven = {}
    for row in apple:
        text = canonical(proven_names[mangled(row[1])])
        if text.startswith("$s"):
            faults.append(f"apple.tsv: {row[0]}: no name that can be demangled: {row[1]}")
        proven[text] = row
    # a type is Apple's where one of Apple's declarations names it
    types = set()
    for text in proven:
        types |= set(re.findall(r"SwiftUI\.(?:\w+\.)*\w+", text))
    unproven = {row[0]: row[1] for row in table(HERE / "unproven.tsv", 2)}
    needed = set()

    def is_covered(text, label):
        if text in proven or text in types:
            return True
        for name in (text, label):
            if name in unproven:
                needed.add(name)
                return True
        return False

    stub = declared_by_stub()
    identical = 0
    for text in stub:
        identical += text in proven
    symbols = used()
    for name, (text, modules) in sorted(symbols.items()):
        for part in entity(text):
            if not part.startswith(("SwiftUI.", "(extension in SwiftUI)", "Foundation.")):
                continue
            path = stub.get(part, part[len("SwiftUI."):])
            if not is_covered(part, path):
                faults.append(f"{', '.join(sorted(modules))} uses {part}, which nothing proves")
    for name in sorted(set(unproven) - needed):
        faults.append(f"unproven.tsv: {name} is not needed")
    for row in apple:
        for platform, version in zip(PLATFORMS, row[2:]):
            if version == "-" or float(version) > SUPPORTED[platform]:
                for place in unguarded(row[0], platform):
                    faults.append(f"{place}: {row[0]} is {platform} {version}, and not guarded")
    for fault in faults:
        print("✘", fault)
    if faults:
        sys.exit(f"{len(faults)} faults")
    print(f"✔ {identical} of {len(stub)} declarations of the stub are proven identical to Apple's, "
          f"{len(unproven)} are listed with a reason; {len(symbols)} symbols in use are covered")


main()
