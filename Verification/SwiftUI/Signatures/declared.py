"""Compares the stubs of Objective-C frameworks, for whose symbols Linux has no identifiers, with Apple's pages.

declared.tsv has a row per symbol: its framework, its path in the stub, the Swift declaration as the page has it, the page,
and the first version of each platform. Every public declaration of a stub has to be there or in unproven.tsv, so that code
compiled against a stub can't use any other.
"""
import re

FRAMEWORKS = ["UIKit", "AppKit", "UserNotifications", "Foundation"]
# the modules that declare a framework: SwiftUI builds on a part of UIKit, and UIKit's stub on SwiftUI
PARTS = {"UIKit": ["UIKit", "UIKitCore"]}
PAGES = "https://developer.apple.com/documentation/"


def page(path):
    return path if path.startswith("https://") else PAGES + path


def normalised(declaration):
    """Returns a declaration without the parts that a page and a symbol graph spell differently."""
    text = " ".join(declaration.split())
    is_type = re.search(r"\b(class|struct|protocol|enum) [A-Z]\w*( :.*)?$", text) is not None
    # the isolation of a type is part of what is compared; that of a member follows from it
    is_isolated = is_type and "@MainActor" in text.split()
    text = re.sub(r"@\w+(\([^)]*\))? (?=\S)", lambda m: m.group(0) if m.group(0) == "@escaping " else "", text)
    text = re.sub(r"\b(optional|nonisolated|public|open|final) ", "", text)
    # Objective-C's class constants are imported as `class let`, which Swift itself has only as `static let`
    text = re.sub(r"^class let ", "static let ", text)
    # a page has the superclass and protocols of a type in another place
    text = re.sub(r"^((?:class|protocol|struct) \w+) ?:.*$", r"\1", text) if is_type else text
    # defaults of parameters; a stored property's accessors
    text = re.sub(r" = (\[:\]|\[\]|nil|\.\w+)", "", text).removesuffix(" { get set }")
    text = re.sub(r"\s*:\s*", ":", text)
    return ("@MainActor " if is_isolated else "") + text


def compared(rows, declarations, unproven):
    """Returns the faults of a table compared with the stubs' declarations, the names of unproven.tsv that were needed,
    and the number of proven declarations.

    rows: (framework, path, declaration, page); declarations: {framework: {path: declaration}}; unproven: names.
    """
    faults, needed, proven = [], set(), 0
    table = {(framework, path): (declaration, where) for framework, path, declaration, where in rows}
    # a type needs no row if one of Apple's declarations names it, or a member of it has a row
    named = {word for _, path, declaration, _ in rows
             for word in re.findall(r"[A-Z]\w+(?:\.[A-Z]\w+)*", declaration) + [path.rpartition(".")[0]]}
    for framework, paths in declarations.items():
        for path, declaration in paths.items():
            row = table.get((framework, path))
            if row is None:
                if path in named:
                    continue
                if path in unproven:
                    needed.add(path)
                else:
                    faults.append(f"{framework}: {path} is neither in declared.tsv nor in unproven.tsv")
            elif normalised(declaration) != normalised(row[0]):
                faults.append(f"{framework}: {path} is `{declaration}` in the stub, and `{row[0]}` at {page(row[1])}")
            else:
                proven += 1
    for framework, path in table:
        if path not in declarations.get(framework, {}):
            faults.append(f"declared.tsv: no stub declares {path} of {framework}")
    return faults, needed, proven
