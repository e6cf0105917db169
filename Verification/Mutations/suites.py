"""The suites of mutants: the sources to copy, the tests that must fail, and the commands that run them."""
import hashlib
import os
import pathlib
import shutil
import subprocess
import threading
import time

import adapter
import core
import links
import presentations

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRATCH = ROOT / "Verification" / ".mutants"


class Broken(Exception):
    """A mutant that can't be tried, because its text isn't in the file or the result doesn't compile."""


def files_below(*folders):
    """Yields the files below some folders, in order, except those in build folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and ".build" not in path.relative_to(folder).parts:
                yield path


def digest(*parts):
    """Returns a hash of texts and of files (paths and contents)."""
    sum = hashlib.sha256()
    for part in parts:
        data = (str(part.relative_to(ROOT)).encode() + b"\0" + part.read_bytes()
                if isinstance(part, pathlib.Path) else part.encode())
        sum.update(len(data).to_bytes(8, "big") + data)
    return sum.hexdigest()[:24]


def run_tests(command, folder, environment, limit):
    """Returns the first failure; None if the tests pass. A failure stops them, and so does the limit in seconds."""
    # a session of its own, so that all its processes can be killed
    test = subprocess.Popen(command, cwd=folder, env=environment, text=True, errors="replace",
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)

    def stop():
        subprocess.run(["pkill", "-KILL", "-s", str(test.pid)])

    is_late = threading.Event()
    alarm = threading.Timer(limit, lambda: (is_late.set(), stop()))
    alarm.start()
    last = "no output"
    try:
        for line in test.stdout:
            last = line.strip() or last
            if "✘ Test " in line:
                return last
        test.wait()
    finally:
        alarm.cancel()
        stop()
        test.wait()
    if is_late.is_set():
        return f"stopped after {limit:.0f} s: a test doesn't end"
    return None if test.returncode == 0 else "crashed: " + last


class Suite:
    """The mutants of one module. Subclasses copy and build it."""
    limit = 900  # seconds for the tests without a fault; with a fault, five times their time, and at least 90

    def __init__(self, skip):
        self.skip = ["--skip", skip] if skip else []
        self.stamp = digest(skip or "", *files_below(self.sources, *self.tests))

    def key(self, mutant):
        """Returns a key that changes with the mutant, the sources and the tests."""
        return digest(self.name, self.stamp, *(mutant or ["no fault"]))

    def try_out(self, mutant):
        """Returns the first failing test; None if the mutant survived. Without a mutant, tests the unchanged sources."""
        copy = self.fresh_copy()
        if mutant:
            name, file, old, new = mutant
            path = copy / file
            text = path.read_text() if path.exists() else ""
            if old not in text:
                raise Broken(f"{file} doesn't contain\n{old}")
            path.write_text(text.replace(old, new, 1))
        build = subprocess.run(self.build, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        if build.returncode:
            errors = [line for line in (build.stdout + build.stderr).splitlines() if "error:" in line]
            raise Broken("doesn't compile: " + "\n".join(errors[:5] or [build.stderr[-500:]]))
        began = time.monotonic()
        failure = run_tests(self.test + self.skip, self.folder, self.environment, self.limit)
        if not mutant:
            self.limit = max(90, 5 * (time.monotonic() - began))
        return failure


class Adapter(Suite):
    """The SwiftUI adapter. The tests are built with the copy in place of the sources."""
    name = "adapter"
    mutants = adapter.MUTANTS + presentations.MUTANTS
    sources = ROOT / "Sources" / "WaymarkSwiftUI"
    folder = ROOT / "Simulator"
    tests = [folder / "Tests" / "AdapterTests", folder / "Sources" / "SwiftUI", folder / "Sources" / "UIKit"]
    # few random schedules, because each fault also has a test of its own
    environment = {"WAYMARK_SCHEDULES": "25", **os.environ, "ADAPTER_SOURCES": ".build/mutant"}
    build = ["swift", "build", "--build-tests"]
    # one test at a time, as in `Verification/SwiftUI/run`: in parallel, they would exceed their time limits on the main actor
    test = ["swift", "test", "--skip-build", "--no-parallel", "--filter", "AdapterTests"]

    def fresh_copy(self):
        copy = self.folder / ".build" / "mutant"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.sources, copy)
        return copy


class Library(Suite):
    """A module of the library. The whole package is copied, and its build is kept between mutants."""
    folder = SCRATCH / "package"
    environment = {**os.environ}
    build = ["swift", "build", "--build-tests", "--disable-default-traits"]

    @property
    def test(self):
        return ["swift", "test", "--skip-build", "--disable-default-traits", "--filter", f"{self.tests[0].name}\\."]

    def fresh_copy(self):
        """Copies only files that differ, so that builds are incremental."""
        tracked = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                                 capture_output=True, check=True).stdout.decode().split("\0")
        wanted = {name for name in tracked if name and (ROOT / name).is_file()}
        for name in wanted:
            data, copy = (ROOT / name).read_bytes(), self.folder / name
            if not copy.is_file() or copy.read_bytes() != data:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(data)
        for top in ["Sources", "Tests"]:
            for path in list(files_below(self.folder / top)):
                if str(path.relative_to(self.folder)) not in wanted:
                    path.unlink()
        resolved = ROOT / "Package.resolved"
        if resolved.exists():
            shutil.copyfile(resolved, self.folder / "Package.resolved")
        return self.folder / self.sources.relative_to(ROOT)


class Core(Library):
    name = "core"
    mutants = core.MUTANTS
    sources = ROOT / "Sources" / "Waymark"
    tests = [ROOT / "Tests" / "WaymarkTests", ROOT / "Sources" / "WaymarkTesting", ROOT / "Sources" / "WaymarkLinks"]


class Links(Library):
    name = "links"
    mutants = links.MUTANTS
    sources = ROOT / "Sources" / "WaymarkLinks"
    tests = [ROOT / "Tests" / "WaymarkLinksTests", ROOT / "Sources" / "WaymarkTesting"]


SUITES = [Adapter, Core, Links]
