"""Reads the property lists that Xcode writes projects in. Python's plistlib reads the other kinds."""
import re

TOKEN = re.compile(r'\s*(?://[^\n]*\n\s*|/\*.*?\*/\s*)*("(?:\\.|[^"\\])*"|[\w./$:+-]+|[{}()=;,]|$)', re.S)


class Broken(Exception):
    """The text is not a property list."""


def parse(text):
    """Dictionaries, lists and strings. A key that stands twice in one dictionary is an error."""
    position = 0

    def token():
        nonlocal position
        match = TOKEN.match(text, position)
        if not match or (match.group(1) == "" and text[position:].strip()):
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: not understood")
        position = match.end()
        return match.group(1)

    def expect(wanted):
        found = token()
        if found != wanted:
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: {found!r} where {wanted!r} belongs")

    def string(found):
        if found in set("{}()=;,") or found == "":
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: {found!r} where a value belongs")
        return re.sub(r"\\(.)", r"\1", found[1:-1]) if found.startswith('"') else found

    def value(found):
        if found == "{":
            result = {}
            while (key := token()) != "}":
                expect("=")
                if string(key) in result:
                    raise Broken(f"{key} is defined twice")
                result[string(key)] = value(token())
                expect(";")
            return result
        if found == "(":
            result = []
            while (item := token()) != ")":
                result.append(value(item))
                if (separator := token()) == ")":
                    break
                if separator != ",":
                    raise Broken(f"line {text.count(chr(10), 0, position) + 1}: {separator!r} in a list")
            return result
        return string(found)

    result = value(token())
    if token() != "":
        raise Broken("there is more behind the list")
    return result
