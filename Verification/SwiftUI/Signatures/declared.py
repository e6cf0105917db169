"""Objective-C frameworks, whose identifiers Linux cannot make: the declarations of their stubs against Apple's pages.

declared.tsv has a row per symbol: its framework, its path in the stub, the Swift declaration as the page has it, the page,
and the first version of each platform. Every public declaration of a stub has to be there, or in unproven.tsv: what is
compiled against a stub cannot use anything else.
"""
import re

FRAMEWORKS = ["UIKit", "AppKit", "UserNotifications", "CoreSpotlight", "Foundation"]
# the modules that declare a framework: SwiftUI builds on a part of UIKit, and UIKit's stub on SwiftUI
PARTS = {"UIKit": ["UIKit", "UIKitCore"]}
PAGES = "https://developer.apple.com/documentation/"


def page(path):
    return path if path.startswith("https://") else PAGES + path


def normalised(declaration):
    """A declaration without what a page and a symbol graph write differently for the same thing."""
    text = " ".join(declaration.split())
    is_type = re.search(r"\b(class|struct|protocol|enum) [A-Z]\w*( :.*)?$", text) is not None
    # the isolation of a type is part of what is compared; that of a member follows from it
    is_isolated = is_type and "@MainActor" in text.split()
    text = re.sub(r"@\w+(\([^)]*\))? (?=\S)", lambda m: m.group(0) if m.group(0) == "@escaping " else "", text)
    text = re.sub(r"\b(optional|nonisolated|public|open|final) ", "", text)
    # a constant of a class is imported as what Swift itself cannot declare
    text = re.sub(r"^class let ", "static let ", text)
    # what a class or protocol inherits stands elsewhere on its page
    text = re.sub(r"^((?:class|protocol|struct) \w+) ?:.*$", r"\1", text) if is_type else text
    # defaults of parameters; a stored property's accessors
    text = re.sub(r" = (\[:\]|\[\]|nil|\.\w+)", "", text).removesuffix(" { get set }")
    text = re.sub(r"\s*:\s*", ":", text)
    return ("@MainActor " if is_isolated else "") + text


def compared(rows, declarations, unproven):
    """The faults of a table against the declarations of the stubs, the names of unproven.tsv that were needed, and how
    many declarations are proven.

    rows: (framework, path, declaration, page); declarations: {framework: {path: declaration}}; unproven: names.
    """
    faults, needed, proven = [], set(), 0
    table = {(framework, path): (declaration, where) for framework, path, declaration, where in rows}
    # a type is Apple's where one of Apple's declarations names it, or a member of it has a page
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
                    faults.append(f"{framework}: {path} is in no table")
            elif normalised(declaration) != normalised(row[0]):
                faults.append(f"{framework}: {path} is `{declaration}` in the stub, and `{row[0]}` at {page(row[1])}")
            else:
                proven += 1
    for framework, path in table:
        if path not in declarations.get(framework, {}):
            faults.append(f"declared.tsv: no stub declares {path} of {framework}")
    return faults, needed, proven
