#!/usr/bin/env python3
"""Gives the comparison records that the evaluator made, and changes them in each way that it has to find."""
import json
import pathlib
import subprocess
import tempfile
import unittest

import record

MADE = json.loads(record.EXPECTED.read_text())
EXPECTED = record.parse(record.EXPECTED.read_text(), "record.json")[1]
TABLE = record.TABLE.read_text()


def made(system="iOS 18.5", change=lambda steps: None):
    content = json.loads(json.dumps({**MADE, "system": system}))
    change(content["steps"])
    return content


def parsed(*contents):
    return [record.parse(json.dumps(content), "made") for content in contents]


def step(steps, title):
    return next(step for step in steps if step["title"] == title)


def run(*contents):
    """Runs the script on records, each a value or the bytes of its file. Returns its exit code and its output."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, content in enumerate(contents):
            path = pathlib.Path(folder) / f"{number}.json"
            path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
            paths.append(str(path))
        done = subprocess.run([record.HERE / "record.py", *paths], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


class RecordTests(unittest.TestCase):
    def test_equal_records_are_seen(self):
        status, output = run(made("iOS 17.5"), made("iOS 26.0"))
        self.assertEqual(status, 0, output)
        self.assertIn("✔ row 1, Appearance: seen on iOS 17.5; seen on iOS 26.0", output)
        self.assertNotIn("✘", output)

    def test_a_difference_is_printed_for_its_rows_and_its_system_only(self):
        def swap(steps):
            lines = step(steps, "A sheet, pulled down")["lines"]
            lines[-1], lines[-2] = lines[-2], lines[-1]
        status, output = run(made("iOS 17.5", swap), made("iOS 26.0"))
        self.assertEqual(status, 1)
        self.assertRegex(output, r"✘ row 8, .*: seen on iOS 26.0; differs on iOS 17.5")
        self.assertIn("✔ row 1, Appearance: seen on iOS 17.5; seen on iOS 26.0", output)
        self.assertIn("✘ iOS 17.5, A sheet, pulled down:", output)
        self.assertIn("    > pull down", output.replace("     >", "    >"))
        self.assertNotIn("iOS 26.0, A sheet", output)

    def test_lost_and_additional_lines_are_differences(self):
        title = "A push, and Back"
        for change in [lambda steps: step(steps, title)["lines"].pop(),
                       lambda steps: step(steps, title)["lines"].append("Page 0 appears"),
                       lambda steps: step(steps, title).update(lines=[])]:
            seen, differing = record.compare(EXPECTED, parsed(made(change=change)))
            self.assertEqual(list(differing["iOS 18.5"]), [title])
            self.assertEqual([row for row, systems in seen.items() if not systems], EXPECTED[title][0])

    def test_missing_and_unknown_steps_are_differences(self):
        seen, differing = record.compare(EXPECTED, parsed(made(change=lambda steps: steps.remove(step(steps, "Tabs")))))
        self.assertEqual(differing["iOS 18.5"], {"Tabs": ["the record lacks the step"]})
        self.assertEqual(seen[14], [])
        other = {"title": "Windows", "rows": [29], "lines": []}
        seen, differing = record.compare(EXPECTED, parsed(made(change=lambda steps: steps.append(other))))
        self.assertEqual(differing["iOS 18.5"], {"Windows": ["the evaluator's record lacks the step"]})
        self.assertTrue(all(seen.values()))

    def test_a_step_without_rows_is_compared_too(self):
        status, output = run(made(change=lambda steps: step(steps, "Four pages")["lines"].append("fault")))
        self.assertEqual(status, 1)
        self.assertIn("✘ iOS 18.5, Four pages:", output)

    def test_damaged_records_are_refused(self):
        whole = json.dumps(made()).encode()
        for content in [b"", whole[:-20], b"\xff\xfe", b"[]", b"{}", {**made(), "steps": []}, {**made(), "steps": [1]},
                        {**made(), "system": None}, {**made(), "system": "the evaluator"}, {"system": "iOS 17.5"},
                        made(change=lambda steps: steps.append(steps[0])),
                        made(change=lambda steps: steps[0].pop("lines")),
                        made(change=lambda steps: steps[0].update(lines="launch")),
                        made(change=lambda steps: steps[0].update(rows=["1"]))]:
            status, output = run(made("iOS 26.0"), content)
            self.assertEqual(status, 1, content)
            self.assertTrue(output.startswith("✘ "), output)
            self.assertNotIn("Traceback", output)
        self.assertEqual(run(made("iOS 26.0"), made("iOS 26.0"))[0], 1)
        self.assertEqual(subprocess.run([record.HERE / "record.py", "/nowhere"], capture_output=True).returncode, 1)

    def test_every_row_of_the_walk_is_in_the_table(self):
        numbers = {int(number) for number, _ in record.ROW.findall(TABLE)}
        self.assertLessEqual({row for rows, _ in EXPECTED.values() for row in rows}, numbers)

    def test_the_table_gets_the_systems_in_order_and_only_once(self):
        seen = {1: ["iOS 26.0", "iOS 17.5", "iOS 18.5", "iOS 18.6"], 3: []}
        table = record.written(TABLE, seen)
        self.assertRegex(table, r"\n\| 1 \| [^|]+ \| [^|]+ \| \*\*seen on iOS 17, 18, 26\*\*\. \*\*documented\*\*")
        self.assertEqual(table.count("**seen on"), 1)
        self.assertEqual(record.written(table, seen), table)
        self.assertEqual(record.written(table, {1: ["iOS 26.0"]}).count("**seen on iOS 26**"), 1)
        self.assertEqual(record.written(table, {}), TABLE)


if __name__ == "__main__":
    unittest.main()
