"""What mutants are made of: the sources that are copied, the tests that have to fail, and how they are run."""
import hashlib
import os
import pathlib
import shutil
import subprocess
import threading
import time

import adapter
import core

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRATCH = ROOT / "Verification" / ".mutants"


class Broken(Exception):
    """A mutant that says nothing about the tests: its text is not there, or it does not compile."""


def files_below(*folders):
    """Every file below some folders, in order; symbolic links and build folders are left out."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and ".build" not in path.relative_to(folder).parts:
                yield path


def digest(*parts):
    """A hash of texts and of files (paths and contents)."""
    sum = hashlib.sha256()
    for part in parts:
        data = (str(part.relative_to(ROOT)).encode() + b"\0" + part.read_bytes()
                if isinstance(part, pathlib.Path) else part.encode())
        sum.update(len(data).to_bytes(8, "big") + data)
    return sum.hexdigest()[:24]


def run_tests(command, folder, environment, limit):
    """None if the tests pass, else what failed first. The first failure stops them, and so does the limit in seconds."""
    # a session of its own, so that it ends with all that it started
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
        return f"stopped after {limit:.0f} s: a test waits for ever"
    return None if test.returncode == 0 else "crashed: " + last


class Suite:
    """Mutants of one module. Subclasses say how a mutated copy comes about and is built."""
    limit = 900  # seconds for the tests without a fault; with one, at least 90, and five times what that run took

    def __init__(self, skip):
        self.skip = ["--skip", skip] if skip else []
        self.stamp = digest(skip or "", *files_below(self.sources, *self.tests))

    def key(self, mutant):
        """Changes with the mutant, the sources it is applied to, and the tests."""
        return digest(self.name, self.stamp, *(mutant or ["no fault"]))

    def try_out(self, mutant):
        """What caught the mutant; None where nothing did. Without a mutant: what fails all the same."""
        copy = self.fresh_copy()
        if mutant:
            name, file, old, new = mutant
            path = copy / file
            text = path.read_text() if path.exists() else ""
            if old not in text:
                raise Broken(f"{file} has no\n{old}")
            path.write_text(text.replace(old, new, 1))
        build = subprocess.run(self.build, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        if build.returncode:
            errors = [line for line in (build.stdout + build.stderr).splitlines() if "error:" in line]
            raise Broken("does not compile: " + "\n".join(errors[:5] or [build.stderr[-500:]]))
        began = time.monotonic()
        failure = run_tests(self.test + self.skip, self.folder, self.environment, self.limit)
        if not mutant:
            self.limit = max(90, 5 * (time.monotonic() - began))
        return failure


class Adapter(Suite):
    """The SwiftUI adapter: the checks are built with the copy in its place."""
    name = "adapter"
    mutants = adapter.MUTANTS
    sources = ROOT / "Sources" / "WaymarkSwiftUI"
    folder = ROOT / "Verification" / "SwiftUI" / "Checks"
    tests = [folder / "Tests" / "AdapterTests", ROOT / "Verification" / "SwiftUI" / "Stub" / "Sources"]
    # a few random schedules: each fault has a test of its own, too
    environment = {"WAYMARK_SCHEDULES": "25", **os.environ, "ADAPTER_SOURCES": ".build/mutant"}
    build = ["swift", "build", "--build-tests"]
    # one test at a time, as `Verification/SwiftUI/run`: side by side they wait for the main actor longer than they may
    test = ["swift", "test", "--skip-build", "--no-parallel", "--filter", "AdapterTests"]

    def fresh_copy(self):
        if not (self.folder / ".build" / "stub-stamp").exists():
            raise Broken("the stub is not built: run Verification/SwiftUI/run first")
        copy = self.folder / ".build" / "mutant"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.sources, copy)
        return copy


class Core(Suite):
    """The core: the whole package is copied, and keeps its build between mutants."""
    name = "core"
    mutants = core.MUTANTS
    sources = ROOT / "Sources" / "Waymark"
    tests = [ROOT / "Tests" / "WaymarkTests", ROOT / "Sources" / "WaymarkTesting", ROOT / "Sources" / "WaymarkLinks"]
    folder = SCRATCH / "package"
    environment = {**os.environ}
    build = ["swift", "build", "--build-tests", "--disable-default-traits"]
    test = ["swift", "test", "--skip-build", "--disable-default-traits", "--filter", "WaymarkTests"]

    def fresh_copy(self):
        """Copies what differs, so that only what changed is built again."""
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
        return self.folder / "Sources" / "Waymark"


SUITES = [Adapter, Core]
