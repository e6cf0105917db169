#!/usr/bin/env python3
"""Puts one deliberate fault at a time into a copy of the sources, and runs the tests, which must fail.

Caught faults are recorded in Verification/.mutants/results.jsonl and not tried again until the fault, the sources or the
tests change, so an interrupted run can be continued.
"""
import argparse
import json
import sys
import time

from suites import SCRATCH, SUITES, Broken

RESULTS = SCRATCH / "results.jsonl"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="try only mutants whose names contain one of these words; "
                        "'adapter', 'core' or 'links' selects a whole suite")
    parser.add_argument("--fresh", action="store_true", help="discard earlier results")
    parser.add_argument("--list", action="store_true", help="list the mutants without trying them")
    parser.add_argument("--skip", metavar="PATTERN", help="skip tests, for instance those that fail without a fault")
    return parser.parse_args()


def matches(word, suite, name):
    return word == suite if word in {suite.name for suite in SUITES} else word.lower() in name.lower()


def chosen(words, suites):
    """Returns the mutants that the words select. A word that selects none is an error: it is probably misspelled."""
    every = [(suite, mutant) for suite in suites for mutant in suite.mutants]
    missing = [word for word in words if not any(matches(word, suite.name, mutant[0]) for suite, mutant in every)]
    if missing:
        print(f"no mutant matches {', '.join(map(repr, missing))}", file=sys.stderr)
        sys.exit(2)
    return [(suite, mutant) for suite, mutant in every
            if not words or any(matches(word, suite.name, mutant[0]) for word in words)]


def earlier():
    """Returns the last result for each key. Ignores incomplete lines."""
    results = {}
    for line in RESULTS.read_text().splitlines() if RESULTS.exists() else []:
        try:
            result = json.loads(line)
            results[result["key"]] = result
        except (ValueError, KeyError):
            continue
    return results


def keep(key, suite, name, result, said, seconds):
    line = {"key": key, "suite": suite.name, "mutant": name, "result": result, "said": said, "seconds": round(seconds)}
    with RESULTS.open("a") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
    return line


def try_out(suite, mutant):
    """Tries a mutant, or the unchanged sources, and records the result."""
    began = time.monotonic()
    try:
        said = suite.try_out(mutant)
        result = "survived" if said is None else "caught"
    except Broken as error:
        result, said = "broken", str(error)
    return keep(suite.key(mutant), suite, mutant[0] if mutant else None, result, said, time.monotonic() - began)


def main():
    options = arguments()
    suites = [suite(options.skip) for suite in SUITES]
    selection = chosen(options.words, suites)
    if options.list:
        for suite, mutant in selection:
            print(f"{suite.name}: {mutant[0]}")
        return
    SCRATCH.mkdir(exist_ok=True)
    if options.fresh:
        RESULTS.unlink(missing_ok=True)
    known = earlier()
    mark = {"caught": "✔", "survived": "✘", "broken": "✘"}
    results, failing = [], set()
    for number, (suite, mutant) in enumerate(selection, 1):
        result = known.get(suite.key(mutant))
        if result and result["result"] == "caught":
            results.append({**result, "isKept": True})
            continue
        if suite.name not in failing and not hasattr(suite, "isReady"):
            # tests that fail without a fault would catch every mutant
            print(f"{suite.name}: the tests without a fault", flush=True)
            plain = try_out(suite, None)
            suite.isReady = plain["result"] == "survived"
            if not suite.isReady:
                failing.add(suite.name)
                print(f"✘ {suite.name}: the tests fail without a fault\n    {plain['said']}", flush=True)
        if suite.name in failing:
            continue
        result = try_out(suite, mutant)
        results.append(result)
        print(f"{mark[result['result']]} {result['result']} {number}/{len(selection)} ({result['seconds']} s): "
              f"{suite.name}: {mutant[0]}", flush=True)
        if result["said"]:
            print("   ", result["said"][:300].replace("\n", "\n    "), flush=True)
    summarize(selection, results, failing)


def summarize(selection, results, failing):
    def named(kind):
        return [f"{result['suite']}: {result['mutant']}" for result in results if result["result"] == kind]
    caught, kept = len(named("caught")), sum("isKept" in result for result in results)
    print(f"\n{len(selection)} faults: {caught} caught ({kept} of them in earlier runs), "
          f"{len(named('survived'))} survived, {len(named('broken'))} broken, {len(selection) - len(results)} not tried")
    for kind in ["survived", "broken"]:
        for name in named(kind):
            print(f"✘ {kind}: {name}")
    for name in sorted(failing):
        print(f"✘ {name}: its tests fail without a fault; fix them, or skip them with --skip")
    sys.exit(0 if caught == len(selection) else 1)


main()
