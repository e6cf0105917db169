"""All attacks, or those whose names are given: main.py release|debug [--short] [corpus accounts …]"""

import sys
import time

import accounts
import corpus
import fairness
import machine
import source
from support import Report

ATTACKS = {"corpus": corpus, "accounts": accounts, "source": source, "machine": machine, "fairness": fairness}


def main(configuration, *arguments):
    names = [argument for argument in arguments if argument in ATTACKS] or list(ATTACKS)
    begin = time.monotonic()
    report = Report(configuration, "--short" in arguments)
    for name in names:
        ATTACKS[name].run(report)
    print(f"\nadversary: {report.failed} did not hold, {time.monotonic() - begin:.0f} s")
    return min(1, report.failed)


sys.exit(main(*sys.argv[1:]))
