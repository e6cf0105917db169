"""Reads OpenStep property lists, the format of Xcode projects, which Python's plistlib doesn't read."""
import re

TOKEN = re.compile(r'\s*(?://[^\n]*\n\s*|/\*.*?\*/\s*)*("(?:\\.|[^"\\])*"|[\w./$:+-]+|[{}()=;,]|$)', re.S)


class Broken(Exception):
    """The text isn't a property list."""


def parse(text):
    """Returns dictionaries, lists and strings. Raises Broken for invalid text and for a duplicate key."""
    position = 0

    def token():
        nonlocal position
        match = TOKEN.match(text, position)
        if not match or (match.group(1) == "" and text[position:].strip()):
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: invalid text")
        position = match.end()
        return match.group(1)

    def expect(wanted):
        found = token()
        if found != wanted:
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: expected {wanted!r}, found {found!r}")

    def string(found):
        if found in set("{}()=;,") or found == "":
            raise Broken(f"line {text.count(chr(10), 0, position) + 1}: expected a value, found {found!r}")
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
                    raise Broken(f"line {text.count(chr(10), 0, position) + 1}: expected ',' or ')', found {separator!r}")
            return result
        return string(found)

    result = value(token())
    if token() != "":
        raise Broken("text follows the property list")
    return result
