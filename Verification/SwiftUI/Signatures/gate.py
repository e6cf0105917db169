#!/usr/bin/env python3
"""Compares the stubs of Apple's frameworks, and what the adapter and the examples use of them, with their documentation.

apple.tsv has a row per symbol that Apple documents: its name, its precise identifier (the mangled name on the symbol's
page), and the first version of each platform that has it ("-" for never). unproven.tsv lists the symbols that no page can
prove, with the reason. The gate fails if

- code compiled against the stub uses a symbol of a Swift framework that neither file covers: its signature in the stub
  differs from Apple's, or its row is missing;
- a declaration in the stub of an Objective-C framework differs from declared.tsv (see declared.py);
- a symbol needs a newer system than the package supports, and its use is not behind an `#if`, `#available` or
  `@available` (AvailabilityGate reads the scopes; the uses come from the compiler's index);
- a row of unproven.tsv isn't needed.

Mangled names are compared as demangled text: on Linux, URL is FoundationEssentials' and CGFloat Foundation's.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import declared
import index

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
# the build of the simulator with the library, of the apps, and of the tests
EXAMPLES = ROOT / "Examples" / ".build" / "debug"
SWIFT_MODULES = ["SwiftUI", "WidgetKit"]
# the modules that stand for Apple's, and those of the simulator itself
OWN = {"AppKit", "UIKit", "UIKitCore", "UserNotifications", "SwiftUI", "WidgetKit", "XCUIAutomation", "SwiftUIMacros",
       "Screen", "Inspecting", "Drawing", "EvaluatorCounts", "simulator", "DrawingTests", "MacTests", "SimulatorTests"}
# an app that the Xcode project builds for iOS only
IOS_ONLY = "Examples/DeviceRig/"
PLATFORMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
SUPPORTED = {"iOS": 17.0, "macOS": 14.0, "tvOS": 17.0, "watchOS": 10.0, "visionOS": 1.0}


def run(*command, text=None):
    return subprocess.run(command, check=True, capture_output=True, text=True, input=text).stdout


def demangled(names):
    lines = run("swift", "demangle", "--compact", text="\n".join(names) + "\n").splitlines()
    return dict(zip(names, lines))


def canonical(text):
    """Returns the text of a declaration without differences between the systems."""
    for module in ["FoundationEssentials", "CoreFoundation", "CoreGraphics", "UIKitCore", "AppKit", "__C"]:
        text = text.replace(module + ".", "Foundation.")
    # on Linux, the stub declares this type, which Foundation has on Apple's systems only
    text = text.replace("SwiftUI.NSUserActivity", "Foundation.NSUserActivity")
    # members stay the same when an extension without constraints moves to another module
    text = re.sub(r"\(extension in (SwiftUI)\):(\1\.\w+\.)", r"\2", text)
    # a class's initializer, as its callers see it
    text = text.replace(".__allocating_init", ".init")
    text = text.replace("Foundation.NSBundle", "Foundation.Bundle").removeprefix("static ")
    # isolation is not part of Apple's identifiers
    return text.replace("@Swift.MainActor ", "")


def mangled(identifier):
    assert identifier.startswith("s:"), identifier
    # the identifier of a page that stands for several declarations has a suffix
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


def symbols_of_stub(module):
    """Returns the public symbols of one of the stub's modules."""
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", str(EXAMPLES / "Modules"), "-target", target,
            "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members")
        return [symbol for path in pathlib.Path(folder).glob(f"{module}*.symbols.json")
                for symbol in json.loads(path.read_text())["symbols"]]


def declared_by_stub(symbols):
    """Returns the path of each public symbol of the stub by its demangled text."""
    own = [s for s in symbols if re.match(r"s:(7SwiftUI|9WidgetKit)", s["identifier"]["precise"])
           and "::SYNTHESIZED::" not in s["identifier"]["precise"]]
    names = {mangled(s["identifier"]["precise"]): ".".join(s["pathComponents"]) for s in own}
    texts = demangled(list(names))
    return {canonical(texts[name]): path for name, path in names.items()}


def usrs_of(graphs):
    """Returns the identifiers of the symbols in the stub's Swift modules."""
    return {s["identifier"]["precise"] for symbols in graphs.values() for s in symbols
            if s["identifier"]["precise"].startswith("s:") and "::" not in s["identifier"]["precise"]}


def declarations_of_stub(symbols_of_swiftui):
    """Returns the declarations of the Objective-C frameworks' stubs by framework and path."""
    found = {}
    for framework in declared.FRAMEWORKS:
        # Foundation on Linux lacks parts that need Objective-C: the stub of SwiftUI declares them
        symbols = [s for s in symbols_of_swiftui if s["pathComponents"][0].startswith("NSUserActivity")] \
            if framework == "Foundation" else \
            [s for part in declared.PARTS.get(framework, [framework]) for s in symbols_of_stub(part)]
        found[framework] = {
            ".".join(s["pathComponents"]): "".join(part["spelling"] for part in s["declarationFragments"])
            for s in symbols if s["pathComponents"][-1] not in ("rawValue", "init(rawValue:)", "init()")}
    return found


def entity(text):
    """Returns the texts of the declarations, or the names of the types, that a symbol of an object file belongs to."""
    text = canonical(text)
    # a conformance is covered if its type and its protocol are
    match = re.match(r"(?:protocol conformance descriptor|protocol witness table|base conformance descriptor"
                     r"|protocol witness table accessor) for (?:<.*?> )?([\w.]+)(?:<.*>)? : ([\w.]+) in \w+", text)
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
    """Returns the symbols of Swift frameworks that the object files use, with the modules that use them. Of the tests,
    only articles count, and of these not the symbols of SwiftUI, because they use the evaluator."""
    names = {}
    for folder in sorted(EXAMPLES.glob("*.build")):
        module = folder.name[: -len(".build")]
        objects = list(folder.glob("*Article.swift.o" if module == "AdapterTests" else "*.o"))
        pattern = r"\$s7SwiftUI\S*9WidgetKitE\S+" if module == "AdapterTests" else r"\$s(?:7SwiftUI|9WidgetKit)\S+"
        if module in OWN or module == "ExampleTests" or not objects:
            continue
        listing = run("nm", "-u", *[str(o) for o in objects])
        for name in set(re.findall(pattern, listing)):
            names.setdefault(name, set()).add(module)
    texts = demangled(sorted(names))
    # extensions in this project's modules aren't Apple's
    return {name: (text, names[name]) for name, text in texts.items()
            if not re.match(r"\(extension in (?!(?:SwiftUI|WidgetKit)\))", text)}


def availability_faults(versions):
    """Returns AvailabilityGate's faults in the sources of the library and the examples, and the number of checked uses.

    versions: the label and the first versions of each symbol that has a row, by the identifier that the index has.
    """
    files = {}
    for file, line, column, usr in index.references(EXAMPLES / "index" / "store", versions):
        path = pathlib.Path(file).resolve()
        is_ours = path.is_relative_to(ROOT / "Sources") or path.is_relative_to(ROOT / "Examples")
        if is_ours and "ExampleTests" not in path.parts:
            files.setdefault(path, set()).add((line, column, *versions[usr]))
    if not files:
        sys.exit("the index has no use of Apple's frameworks; build the examples again")
    lines = ["\t".join(["deploying"] + [str(SUPPORTED[platform]) for platform in PLATFORMS])]
    for label, *row in versions.values():
        base = label.split(".")[-1].split("(")[0]
        is_restricted = any(v == "-" or float(v) > SUPPORTED[p] for p, v in zip(PLATFORMS, row))
        # except for names that many other symbols share
        if is_restricted and base not in ("init", "url", "default", "title", "perform", "Context"):
            lines.append("\t".join(["restricted", base, label] + row))
    for path, uses in sorted(files.items()):
        lines.append(f"file\t{path}\t{path.relative_to(ROOT)}")
        lines += ["\t".join(["use", str(line), str(column), label] + row)
                  for line, column, label, *row in sorted(uses)]
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as list_of_uses:
        list_of_uses.write("\n".join(lines) + "\n")
        list_of_uses.flush()
        found = run(str(ROOT / ".build/debug/AvailabilityGate"), list_of_uses.name).splitlines()
        faults = [fault for fault in found if not fault.startswith(IOS_ONLY) or " iOS" in fault]
    return faults, sum(len(uses) for uses in files.values())


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    faults = []
    apple = table(HERE / "apple.tsv", 2 + len(PLATFORMS))
    proven_names = demangled([mangled(row[1]) for row in apple])
    proven = {}
    for row in apple:
        text = canonical(proven_names[mangled(row[1])])
        if text.startswith("$s"):
            faults.append(f"apple.tsv: {row[0]}: the identifier can't be demangled: {row[1]}")
        proven[text] = row
    # a type is proven if one of Apple's declarations names it
    types = set()
    for text in proven:
        types |= set(re.findall(r"(?:SwiftUI|WidgetKit|UniformTypeIdentifiers)\.(?:\w+\.)*\w+", text))
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

    graphs = {module: symbols_of_stub(module) for module in SWIFT_MODULES}
    stub = {text: path for symbols in graphs.values() for text, path in declared_by_stub(symbols).items()}
    rows = table(HERE / "declared.tsv", 4 + len(PLATFORMS))
    # declarations of Objective-C frameworks are compared as texts; a type with a row is proven
    types |= {f"{row[0]}.{row[1]}" for row in rows}
    found, wanted, declarations = declared.compared(
        [row[:4] for row in rows], declarations_of_stub(graphs["SwiftUI"]), unproven)
    faults += found
    needed |= wanted
    identical = 0
    for text in stub:
        identical += text in proven
    symbols = used()
    for name, (text, modules) in sorted(symbols.items()):
        # deinitializers are never called by name
        for part in [] if text.endswith(".deinit") else entity(text):
            if not part.startswith(("SwiftUI.", "WidgetKit.", "UniformTypeIdentifiers.", "Foundation.",
                                     "(extension in SwiftUI)", "(extension in WidgetKit)")):
                continue
            path = stub.get(part, part.partition(".")[2])
            if not is_covered(part, path):
                faults.append(f"{', '.join(sorted(modules))} uses {part}, which no row of apple.tsv or unproven.tsv covers")
    for name in sorted(set(unproven) - needed):
        faults.append(f"unproven.tsv: {name} isn't needed")
    by_path = {(row[0], row[1]): [row[1]] + row[4:] for row in rows}
    versions = {}
    stubs = [(f, symbols_of_stub(part)) for f in declared.FRAMEWORKS[:-1] for part in declared.PARTS.get(f, [f])]
    for module, graph in list(graphs.items()) + stubs:
        for symbol in graph:
            usr, path = symbol["identifier"]["precise"], ".".join(symbol["pathComponents"])
            framework = "Foundation" if path.startswith("NSUserActivity") else module
            if (framework, path) in by_path:
                versions[usr] = by_path[framework, path]
    for name, text in demangled([mangled(usr) for usr in usrs_of(graphs)]).items():
        if canonical(text) in proven:
            row = proven[canonical(text)]
            versions["s:" + name[2:]] = [row[0]] + row[2:]
    found, uses = availability_faults(versions)
    faults += found
    for fault in faults:
        print("✘", fault)
    if faults:
        sys.exit(f"{len(faults)} faults")
    print(f"✔ {identical} of {len(stub)} declarations of the stub are proven identical to Apple's, {declarations} of "
          f"Objective-C frameworks are as on their pages, {len(unproven)} are listed with a reason; {len(symbols)} symbols "
          f"in use are covered; {uses} uses are on the systems that have them")


main()
