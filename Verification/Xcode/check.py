#!/usr/bin/env python3
"""Checks Examples/Waymark.xcodeproj, which can't be opened on Linux: its references have to resolve, its targets need
their folders, settings and products, and the schemes that workflows name have to exist, with tests where they are run.
"""
import json
import pathlib
import plistlib
import re
import subprocess
import sys
from xml.etree import ElementTree

import openstep

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples"
WORKFLOWS = ROOT / ".github" / "workflows"
IDENTIFIER = re.compile(r"[0-9A-F]{24}")
APPS = {"Challenge", "Shell", "Quickstart", "RouterPerFeature", "OneRouter", "Tutorial", "DeviceRig"}
# the kinds of objects that a property may refer to, by the kind of its owner and its name
LEADS = {
    ("PBXProject", "mainGroup"): {"PBXGroup"}, ("PBXProject", "productRefGroup"): {"PBXGroup"},
    ("PBXProject", "targets"): {"PBXNativeTarget"}, ("PBXProject", "packageReferences"): {"XCLocalSwiftPackageReference"},
    ("PBXProject", "buildConfigurationList"): {"XCConfigurationList"},
    ("PBXNativeTarget", "buildConfigurationList"): {"XCConfigurationList"},
    ("PBXNativeTarget", "buildPhases"): {"PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase",
                                         "PBXCopyFilesBuildPhase"},
    ("PBXNativeTarget", "dependencies"): {"PBXTargetDependency"},
    ("PBXNativeTarget", "fileSystemSynchronizedGroups"): {"PBXFileSystemSynchronizedRootGroup"},
    ("PBXNativeTarget", "packageProductDependencies"): {"XCSwiftPackageProductDependency"},
    ("PBXNativeTarget", "productReference"): {"PBXFileReference"},
    ("XCConfigurationList", "buildConfigurations"): {"XCBuildConfiguration"},
    ("PBXBuildFile", "productRef"): {"XCSwiftPackageProductDependency"}, ("PBXBuildFile", "fileRef"): {"PBXFileReference"},
    ("PBXTargetDependency", "target"): {"PBXNativeTarget"},
    ("PBXTargetDependency", "targetProxy"): {"PBXContainerItemProxy"},
    ("PBXContainerItemProxy", "containerPortal"): {"PBXProject"},
    ("PBXContainerItemProxy", "remoteGlobalIDString"): {"PBXNativeTarget"},
    ("PBXFileSystemSynchronizedRootGroup", "exceptions"): {"PBXFileSystemSynchronizedBuildFileExceptionSet"},
    ("PBXFileSystemSynchronizedBuildFileExceptionSet", "target"): {"PBXNativeTarget"},
    ("XCSwiftPackageProductDependency", "package"): {"XCLocalSwiftPackageReference"},
    ("PBXGroup", "children"): {"PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"},
    ("PBXSourcesBuildPhase", "files"): {"PBXBuildFile"}, ("PBXFrameworksBuildPhase", "files"): {"PBXBuildFile"},
    ("PBXResourcesBuildPhase", "files"): {"PBXBuildFile"}, ("PBXCopyFilesBuildPhase", "files"): {"PBXBuildFile"},
}


def strings(value):
    """Yields every string in a value, and the keys that are identifiers."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ([key] if IDENTIFIER.fullmatch(key) else [])
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    else:
        yield value


def references(objects, root):
    """Yields the references to missing objects or to another kind of object, and the objects that nothing refers to."""
    used = {root}
    for identifier, item in objects.items():
        for key, value in item.items():
            found = {text for text in strings(value) if IDENTIFIER.fullmatch(text)}
            used |= found
            for text in sorted(found):
                kinds = LEADS.get((item["isa"], key))
                if text not in objects:
                    yield f"{item['isa']} {identifier}: {key} refers to {text}, which doesn't exist"
                elif kinds and objects[text]["isa"] not in kinds:
                    yield f"{item['isa']} {identifier}: {key} refers to a {objects[text]['isa']}"
    for identifier in sorted(set(objects) - used):
        yield f"{objects[identifier]['isa']} {identifier}: nothing refers to it"
    if objects.get(root, {}).get("isa") != "PBXProject":
        yield "the root object isn't a PBXProject"


def settings(objects, target):
    """Returns the build settings of a target by configuration. The project's settings are the defaults."""
    project = next(item for item in objects.values() if item["isa"] == "PBXProject")

    def of(owner):
        names = objects[owner["buildConfigurationList"]]["buildConfigurations"]
        return {objects[name]["name"]: objects[name]["buildSettings"] for name in names}

    beneath = of(project)
    return {name: {**beneath.get(name, {}), **own} for name, own in of(target).items()}


def property_list(path, faults, label):
    if not path.is_file():
        faults.append(f"{label}: there is no {path.name} at {path.parent}")
        return {}
    try:
        return plistlib.loads(path.read_bytes())
    except (plistlib.InvalidFileException, ValueError, SyntaxError) as error:
        faults.append(f"{label}: {path.name} cannot be read: {error}")
    except Exception as error:  # expat's own errors have no common base
        faults.append(f"{label}: {path.name} cannot be read: {error}")
    return {}


def target_faults(objects, target, folder):
    """Returns the faults of a target's folders, property lists, configurations and identifier."""
    name, faults = target["name"], []
    kind = target["productType"].rpartition(".")[2]
    groups = [objects[group] for group in target["fileSystemSynchronizedGroups"]]
    for group in groups:
        path = folder / group["path"]
        if not path.is_dir():
            faults.append(f"{name}: there is no folder {group['path']}")
        elif not list(path.rglob("*.swift")):
            faults.append(f"{name}: {group['path']} has no Swift")
        for exception in group.get("exceptions", []):
            for file in objects[exception]["membershipExceptions"]:
                if not (path / file).exists():
                    faults.append(f"{name}: {group['path']} has no {file} to leave out")
    left_out = {f"{group['path']}/{file}" for group in groups for exception in group.get("exceptions", [])
                for file in objects[exception]["membershipExceptions"]}
    configurations = settings(objects, target)
    if set(configurations) != {"Debug", "Release"}:
        faults.append(f"{name}: its configurations are {sorted(configurations)}")
    for configuration, own in configurations.items():
        label = f"{name}, {configuration}"
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)+", own.get("PRODUCT_BUNDLE_IDENTIFIER", "")):
            faults.append(f"{label}: no bundle identifier")
        for key in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"):
            if key not in own:
                if key == "INFOPLIST_FILE" and kind != "ui-testing":
                    faults.append(f"{label}: no Info.plist")
                continue
            content = property_list(folder / own[key], faults, label)
            if own[key] not in left_out:
                faults.append(f"{label}: {own[key]} would be copied into the product")
            if kind == "app-extension" and key == "INFOPLIST_FILE" and not content.get("NSExtension"):
                faults.append(f"{label}: {own[key]} has no extension point")
        if kind == "ui-testing" and own.get("TEST_TARGET_NAME") not in APPS:
            faults.append(f"{label}: it tests {own.get('TEST_TARGET_NAME')}, which isn't an app")
    return faults


def project_faults(text, folder, products):
    """Returns the faults of a project. products: {folder of a package: its library products}."""
    try:
        content = openstep.parse(text)
    except openstep.Broken as error:
        return [str(error)]
    objects = content["objects"]
    faults = list(references(objects, content["rootObject"]))
    if content.get("objectVersion") != "77":
        faults.append(f"the object version is {content.get('objectVersion')}, and synchronized folders need 77")
    if faults:
        return faults
    targets = [item for item in objects.values() if item["isa"] == "PBXNativeTarget"]
    if missing := APPS - {target["name"] for target in targets}:
        faults.append(f"there is no target for {', '.join(sorted(missing))}")
    identifiers = {}
    for target in targets:
        faults += target_faults(objects, target, folder)
        for own in settings(objects, target).values():
            identifiers.setdefault(own.get("PRODUCT_BUNDLE_IDENTIFIER", ""), set()).add(target["name"])
        for name in target["packageProductDependencies"]:
            dependency = objects[name]
            package = (folder / objects[dependency["package"]]["relativePath"]).resolve()
            if dependency["productName"] not in products.get(package, set()):
                faults.append(f"{target['name']}: the package at {package} has no product {dependency['productName']}")
            if not any(objects[file].get("productRef") == name for phase in target["buildPhases"]
                       if objects[phase]["isa"] == "PBXFrameworksBuildPhase" for file in objects[phase]["files"]):
                faults.append(f"{target['name']}: {dependency['productName']} is not linked")
        for phase in target["buildPhases"]:
            for file in objects[phase]["files"]:
                embedded = objects[file].get("fileRef")
                owner = next((other for other in targets if other["productReference"] == embedded), None)
                if embedded and (owner is None or not any(
                        objects[objects[d]["target"]] is owner for d in target["dependencies"])):
                    faults.append(f"{target['name']}: a product that it embeds isn't built before it")
    for identifier, names in sorted(identifiers.items()):
        if len(names) > 1:
            faults.append(f"{', '.join(sorted(names))} have the bundle identifier {identifier}")
    for target in targets:
        if target["productType"].endswith("app-extension"):
            own = {s.get("PRODUCT_BUNDLE_IDENTIFIER", "") for s in settings(objects, target).values()}
            hosts = {i for i, names in identifiers.items() if i and names & APPS}
            if not all(any(i.startswith(host + ".") for host in hosts) for i in own):
                faults.append(f"{target['name']}: its identifier does not begin with its app's")
    return faults


def scheme_faults(text, project):
    """Returns the faults of a scheme: references to targets that the project lacks or has under another name."""
    targets = {identifier: item["name"] for identifier, item in openstep.parse(project)["objects"].items()
               if item["isa"] == "PBXNativeTarget"}
    try:
        found = list(ElementTree.fromstring(text).iter("BuildableReference"))
    except ElementTree.ParseError as error:
        return [f"the scheme can't be parsed: {error}"]
    faults = [] if found else ["the scheme builds nothing"]
    for reference in found:
        identifier, name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
        if targets.get(identifier) != name:
            faults.append(f"the scheme's {name} refers to {targets.get(identifier, 'a target that does not exist')}")
    return faults


def workflow_faults(text, schemes):
    """Returns the faults of a workflow: schemes that the project lacks, or that it tests although they have no tests.

    schemes: the text of each scheme, by name.
    """
    faults = []
    for action, options in re.findall(r"xcodebuild (\w+) ((?:(?!xcodebuild|\n *- ).)*)", text, re.S):
        if ".xcodeproj" not in options:
            continue
        name = (re.search(r"-scheme (\S+)", options) or ["", "none"])[1]
        if name not in schemes:
            faults.append(f"a workflow names the scheme {name}, which doesn't exist")
        elif action == "test" and "<TestableReference skipped = \"NO\">" not in schemes[name]:
            faults.append(f"a workflow tests {name}, whose scheme has no tests")
    return faults


def library_products(package):
    manifest = subprocess.run(["swift", "package", "dump-package", "--package-path", str(package)], check=True,
                              capture_output=True, text=True).stdout
    return {product["name"] for product in json.loads(manifest)["products"] if "library" in product["type"]}


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    project = EXAMPLES / "Waymark.xcodeproj" / "project.pbxproj"
    products = {package: library_products(package) for package in (ROOT, EXAMPLES)}
    faults = project_faults(project.read_text(), EXAMPLES, products)
    schemes = {path.stem: path.read_text() for path in project.parent.glob("xcshareddata/xcschemes/*.xcscheme")}
    for scheme in schemes.values():
        faults += scheme_faults(scheme, project.read_text())
    for workflow in sorted(WORKFLOWS.glob("*.yml")):
        faults += [f"{workflow.name}: {fault}" for fault in workflow_faults(workflow.read_text(), schemes)]
    for fault in faults:
        print("✘", fault)
    if faults:
        sys.exit(f"{len(faults)} faults")
    print("✔ every reference of Waymark.xcodeproj resolves: targets, folders, property lists, products; workflows name its schemes")


if __name__ == "__main__":
    main()
