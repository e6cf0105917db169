#!/usr/bin/env python3
"""Tests the comparison of declarations: it finds differences, missing rows and superfluous ones."""
import unittest

import declared

ROWS = [("UIKit", "UIScene.url", "var url: URL { get }", "uikit/uiscene/url"),
        ("UIKit", "UIScene", "@MainActor class UIScene", "uikit/uiscene"),
        ("UIKit", "Delegate.open(_:options:)", "optional func open(_ app: App, options: [Key : Any] = [:]) -> Bool", "d")]
STUB = {"UIScene.url": "@MainActor var url: URL { get }", "UIScene": "@MainActor class UIScene : NSObject",
        "Delegate.open(_:options:)": "@MainActor func open(_ app: App, options: [Key : Any]) -> Bool",
        "Delegate": "@MainActor protocol Delegate : NSObjectProtocol"}


def compared(changes=(), rows=ROWS, unproven=()):
    stub = {path: text for path, text in {**STUB, **dict(changes)}.items() if text is not None}
    return declared.compared(rows, {"UIKit": stub}, unproven)


class DeclaredTests(unittest.TestCase):
    def test_what_is_written_differently_is_the_same(self):
        self.assertEqual(compared(), ([], set(), 3))

    def test_another_declaration_is_found(self):
        for path, text in [("UIScene.url", "@MainActor var url: URL? { get }"), ("UIScene.url", "@MainActor var url: URL"),
                           ("UIScene", "class UIScene"), ("UIScene", "@MainActor struct UIScene"),
                           ("Delegate.open(_:options:)", "func open(_ app: App, options: [Key : Any])"),
                           ("Delegate.open(_:options:)", "func open(_ a: App, options: [Key : Any]) -> Bool")]:
            faults, _, proven = compared([(path, text)])
            self.assertEqual((len(faults), proven), (1, 2), text)
            self.assertIn(text, faults[0])

    def test_escaping_counts_and_other_attributes_do_not(self):
        self.assertNotEqual(declared.normalised("func f(_ a: @escaping () -> Void)"),
                            declared.normalised("func f(_ a: () -> Void)"))
        self.assertEqual(declared.normalised("@NSCopying var a: A { get }"), declared.normalised("var a: A { get }"))
        self.assertEqual(declared.normalised("var a: [K : V]? { get set }"), declared.normalised("var a: [K: V]?"))

    def test_a_symbol_in_no_table_is_found(self):
        faults, needed, _ = compared([("UIScene.title", "var title: String")])
        self.assertEqual((faults, needed), (["UIKit: UIScene.title is neither in declared.tsv nor in unproven.tsv"], set()))
        faults, needed, _ = compared([("UIScene.title", "var title: String")], unproven=["UIScene.title"])
        self.assertEqual((faults, needed), ([], {"UIScene.title"}))

    def test_a_row_that_no_stub_declares_is_found(self):
        self.assertEqual(compared([("UIScene.url", None)])[0], ["declared.tsv: no stub declares UIScene.url of UIKit"])


if __name__ == "__main__":
    unittest.main()
