#!/usr/bin/env python3
"""Breaks the project in each way that the check has to find."""
import re
import unittest

import check
import openstep

TEXT = (check.EXAMPLES / "Waymark.xcodeproj" / "project.pbxproj").read_text()
PRODUCTS = {check.ROOT: {"Waymark", "WaymarkSwiftUI"},
            check.EXAMPLES: {"OneRouterApp", "ChallengeApp", "ChallengeCharacter", "RouterPerFeatureModules", "ShellApp"}}


def faults(*changes, products=None):
    text = TEXT
    for before, after in changes:
        changed = re.sub(before, after, text, count=1, flags=re.S)
        assert changed != text, before
        text = changed
    return check.project_faults(text, check.EXAMPLES, products or PRODUCTS)


class ProjectTests(unittest.TestCase):
    def found(self, words, *changes, products=None):
        result = faults(*changes, products=products)
        self.assertTrue(any(words in fault for fault in result), result or "nothing was found")

    def test_the_project_is_whole(self):
        self.assertEqual(faults(), [])

    def test_a_reference_that_leads_nowhere_is_found(self):
        self.found("which doesn't exist", (r"productRef = \w{24}", "productRef = 57FFFFFFFFFFFFFFFFFFFFFF"))
        self.found("which doesn't exist", (r"remoteGlobalIDString = \w{24}", "remoteGlobalIDString = 57FFFFFFFFFFFFFFFFFFFFFF"))

    def test_a_reference_to_another_kind_is_found(self):
        self.found("refers to a PBXProject", (r"(target = )\w{24} /\* ChallengeWidget", r"\g<1>570100000000000000000000 /* x"))

    def test_an_object_that_is_defined_twice_is_found(self):
        self.found("defined twice", (r"(\t\t\w{24} /\* ShellApp in Frameworks \*/ = \{.*?\};\n)", r"\1\1"))

    def test_an_object_that_nothing_leads_to_is_found(self):
        self.found("nothing refers to it", (r"\t\t\t\t\w{24} /\* ShellApp in Frameworks \*/,\n", ""))

    def test_a_folder_or_file_that_is_not_there_is_found(self):
        self.found("there is no folder", (r"path = Shell/Apple;", "path = Shell/Device;"))
        self.found("there is no Info.plist", (r"INFOPLIST_FILE = Shell/Apple/Info.plist", "INFOPLIST_FILE = Shell/Info.plist"))
        self.found("to leave out", (r"DEVICE.md", "PHONE.md"))

    def test_a_property_list_that_would_be_a_resource_is_found(self):
        self.found("would be copied", (r"\t\t\t\tInfo.plist,\n", ""))

    def test_a_missing_setting_is_found(self):
        self.found("no bundle identifier", (r"PRODUCT_BUNDLE_IDENTIFIER = example.router-per-feature;", ""))
        self.found("no Info.plist", (r"INFOPLIST_FILE = RouterPerFeature/Apple/Info.plist;", ""))
        self.found("it tests Nothing, which isn't an app", (r"TEST_TARGET_NAME = Challenge", "TEST_TARGET_NAME = Nothing"))

    def test_two_targets_with_one_identifier_are_found(self):
        self.found("have the bundle identifier", (r"example\.router-per-feature", "example.one-router"))
        self.found("does not begin with its app's", (r"example\.challenge\.widget", "example.widget"))

    def test_a_product_that_no_package_has_is_found(self):
        self.found("has no product RouterPerFeatureModules", products={**PRODUCTS, check.EXAMPLES: {"ShellApp"}})
        self.found("has no product", (r"relativePath = \.\.;", "relativePath = ../..;"))

    def test_what_is_embedded_has_to_be_built_first(self):
        self.found("isn't built before it", (r"(dependencies = \()\n\t\t\t\t\w{24} /\* PBXTargetDependency \*/,", r"\1"),
                   (r"/\* Begin PBXTargetDependency.*?\};\n", ""), (r"/\* Begin PBXContainerItemProxy.*?\};\n", ""))

    def test_a_scheme_with_another_target_is_found(self):
        scheme = (check.EXAMPLES / "Waymark.xcodeproj/xcshareddata/xcschemes/Challenge.xcscheme").read_text()
        self.assertEqual(check.scheme_faults(scheme, TEXT), [])
        for before, after in [("570400000000000000000700", "57040000000000000000FF00"),
                              ('BlueprintName = "ChallengeUITests"', 'BlueprintName = "Shell"'), ("</Scheme>", "")]:
            self.assertEqual(len(check.scheme_faults(scheme.replace(before, after, 1), TEXT)), 1, before)

    def test_a_workflow_with_another_scheme_is_found(self):
        schemes = {path.stem: path.read_text() for path in check.EXAMPLES.glob("*.xcodeproj/xcshareddata/*/*.xcscheme")}
        nightly = (check.WORKFLOWS / "nightly.yml").read_text()
        self.assertEqual(check.workflow_faults(nightly, schemes), [])
        for name, words in [("Phone", "doesn't exist"), ("Shell", "has no tests")]:
            found = check.workflow_faults(nightly.replace("-scheme DeviceRig", f"-scheme {name}"), schemes)
            self.assertEqual([words in fault for fault in found], [True], found)
        self.assertEqual(len(check.workflow_faults(nightly.replace("-scheme Challenge", ""), schemes)), 1)
        self.assertEqual(len(check.workflow_faults(nightly, {})), 2)

    def test_text_that_is_no_property_list_is_found(self):
        for text in ["{ a = b; ", "{ a = (b c); }", "{ a = b } ", "{ a = b; } c", '{ a = "b; }', "{ a b; }"]:
            with self.assertRaises(openstep.Broken, msg=text):
                openstep.parse(text)
        self.assertEqual(openstep.parse('// x\n{ a /* y */ = "b \\"c\\""; d = ( e, f, ); g = {}; }'),
                         {"a": 'b "c"', "d": ["e", "f"], "g": {}})


if __name__ == "__main__":
    unittest.main()
