"""All attacks, or those whose names are given: main.py release|debug [--short] [corpus accounts …]"""

import signal
import sys
import time

import accounts
import caching
import corpus
import crowd
import fairness
import machine
import source
from support import Report

ATTACKS = {"corpus": corpus, "accounts": accounts, "caching": caching, "source": source, "machine": machine, "fairness": fairness, "crowd": crowd}


if "--help" in sys.argv[1:]:
    print(__doc__)
    sys.exit()


def main(configuration, *arguments):
    names = [argument for argument in arguments if argument in ATTACKS] or list(ATTACKS)
    begin = time.monotonic()
    report = Report(configuration, "--short" in arguments)
    times = []
    for name in names:
        start = time.monotonic()
        ATTACKS[name].run(report)
        times.append(f"{name} {time.monotonic() - start:.0f} s")
    print(f"\nadversary: {report.failed} did not hold, {time.monotonic() - begin:.0f} s ({', '.join(times)})")
    return min(1, report.failed)


# raises SystemExit on SIGTERM, so that the servers end too
signal.signal(signal.SIGTERM, lambda *_: sys.exit("adversary: stopped by a signal"))
sys.exit(main(*sys.argv[1:]))
