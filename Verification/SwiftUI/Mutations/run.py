#!/usr/bin/env python3
"""Puts one deliberate fault after the other into a copy of the adapter, and runs the tests: each has to fail.

The sources are not touched: the checks are built with the copy in the adapter's place. Arguments are words; only
mutants whose names contain one of them are tried.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import time

from mutants import MUTANTS

HERE = pathlib.Path(__file__).resolve().parent
CHECKS = HERE.parent / "Checks"
SOURCES = HERE.parent.parent.parent / "Sources" / "WaymarkSwiftUI"
ENVIRONMENT = {**os.environ, "ADAPTER_SOURCES": ".build/mutant"}


def outcome():
    """What the compiler and the tests say: built, passed."""
    build = subprocess.run(["swift", "build", "--build-tests"], cwd=CHECKS, env=ENVIRONMENT, capture_output=True,
                           text=True)
    if build.returncode:
        return False, build.stdout[-2000:] + build.stderr[-500:]
    # a session of its own, so that a test that waits for ever ends with all that it started
    test = subprocess.Popen(["swift", "test", "--skip-build", "--filter", "AdapterTests"], cwd=CHECKS, text=True,
                            env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        output, _ = test.communicate(timeout=90)
    except subprocess.TimeoutExpired:
        subprocess.run(["pkill", "-KILL", "-s", str(test.pid)])
        test.communicate()
        return True, "a test waits for ever"
    failed = [line for line in output.splitlines() if "✘ Test \"" in line]
    return True, failed[0] if test.returncode and failed else ("crashed" if test.returncode else None)


def main():
    words = sys.argv[1:]
    chosen = [m for m in MUTANTS if not words or any(word in m[0] for word in words)]
    survivors = []
    copy = CHECKS / ".build" / "mutant"
    for number, (name, file, old, new) in enumerate(chosen, 1):
        began = time.monotonic()
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(SOURCES, copy)
        text = (copy / file).read_text()
        if text.count(old) < 1:
            sys.exit(f"{name}: {file} has no\n{old}")
        (copy / file).write_text(text.replace(old, new, 1))
        built, said = outcome()
        if not built:
            sys.exit(f"{name}: does not compile\n{said}")
        if said is None:
            survivors.append(name)
        mark = "✘ survived" if said is None else "✔ caught"
        print(f"{mark} {number}/{len(chosen)} ({time.monotonic() - began:.0f} s): {name}", flush=True)
        if said:
            print("   ", said.strip()[:160], flush=True)
    if survivors:
        sys.exit(f"{len(survivors)} of {len(chosen)} faults were not caught: {', '.join(survivors)}")
    print(f"{len(chosen)} faults, all caught")


main()
