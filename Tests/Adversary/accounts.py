"""Names, passwords and races of Shell's accounts."""

import threading
import time
import unicodedata

from support import PASSWORD, App, Visitor, milliseconds

FAMILY = "\U0001f468‍\U0001f469‍\U0001f467‍\U0001f466"


def at_once(*works):
    """Runs functions in threads at once, and returns their results in order; (0, None, error) for one that fails."""
    results = [None] * len(works)

    def run(index):
        try:
            results[index] = works[index]()
        except OSError as error:
            results[index] = (0, None, str(error))

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def names(report, app):
    Visitor(app, "127.0.2.1").sign_up("ananame")
    spellings = ["ananame\0", "ananame\0N", " ananame", "ananame ", "ananame\n", "аnaname", "ananame%00", "ananame​", "ａnaname", "ananame\x7f", "'OR 1=1--", "ananame\t", "‮ananame", "é" * 30, "x" * 5000]
    taken = [name for number, name in enumerate(spellings) if Visitor(app, f"127.0.3.{number + 1}").log_in(name)[0] == 303]
    report.held("other spellings of a name, with its password", len(spellings), f"{len(taken)} logged in", not taken)
    if report.short:
        return
    guesses = [Visitor(app, "127.0.2.2").log_in(name, "a wrong password")[0] for name in (["ananame", "Ananame", "ANANAME", "ananame\0x"] * 5)]
    wrong = guesses.count(422)
    report.held("guesses under several spellings of one name", len(guesses), f"{wrong} were compared", wrong <= 10)


def passwords(report, app):
    short = ["x" * 11, "", "é" * 11, FAMILY * 42, "x" * 1025, "new\x00line and more", "a\x1bcontrol in it"]
    made = sum(Visitor(app, f"127.0.4.{n + 1}").sign_up(f"short{n}", text)[0] == 303 for n, text in enumerate(short))
    report.held("unacceptable passwords", len(short), f"{made} accounts were made", made == 0)
    good = ["x" * 12, "x" * 1024, FAMILY * 12, "pässwörter überall", "пароль подлиннее", "密码密码密码密码密码密码", " leading and trailing "]
    # a debug build takes seconds to hash a password
    good = good[3:4] if report.short else good
    right = 0
    for number, text in enumerate(good):
        visitor = Visitor(app, f"127.0.5.{number + 1}")
        signed = visitor.sign_up(f"good{number}", text)[0] == 303
        forms = [Visitor(app, f"127.0.5.{number + 1}").log_in(f"good{number}", unicodedata.normalize(form, text))[0] for form in ("NFC", "NFD")]
        right += signed and forms == [303, 303]
    report.held("passwords of all kinds, in both forms of Unicode", len(good), f"{right} log in", right == len(good))


def races(report, app):
    rounds = 1 if report.short else 10
    out = lost = passed = asked = 0
    for number in range(rounds):
        ana = Visitor(app, f"127.0.6.{number + 1}")
        user = f"race{number}"
        ana.sign_up(user)
        # the same form twice at once
        fields = {**ana.fields("/identity/name", "answer"), "answer": "Ana"}
        first, second = Visitor(app), Visitor(app)
        first.cookies, second.cookies = dict(ana.cookies), dict(ana.cookies)
        answers = at_once(lambda: first.request("POST", "/identity/name", fields), lambda: second.request("POST", "/identity/name", fields))
        asked += [answer[1] for answer in answers] != ["/identity/address"] * 2
        out += first.request("GET", "/home")[0] != 200 or second.request("GET", "/home")[0] != 200
        ana.cookies = first.cookies
        # a lock at the same moment as a step
        fields = {**ana.fields("/identity/address", "answer"), "answer": "Here"}
        lock = ana.fields("/home", "lock")
        other = Visitor(app)
        other.cookies = dict(ana.cookies)
        at_once(lambda: ana.request("POST", "/identity/address", fields), lambda: other.request("POST", "/home", lock))
        seen = [visitor.request("GET", "/home")[0] for visitor in (ana, other)]
        lost += 200 in seen
        # a log-in with the old password while it is replaced
        eve = Visitor(app, f"127.0.7.{number + 1}")
        eve.log_in(user)
        page = eve.send("/settings/privacy", "recovery", password=PASSWORD)[2]
        code = page.partition("Your recovery code is ")[2][:32]
        evil, owner = Visitor(app, f"127.0.8.{number + 1}"), Visitor(app, f"127.0.9.{number + 1}")
        entry = {**evil.fields("/login", "login"), "userID": user, "password": PASSWORD}
        change = {**owner.fields("/forgot-password", "recover"), "userID": user, "code": code, "password": "a new long password"}
        answers = at_once(lambda: owner.request("POST", "/forgot-password", change), lambda: evil.request("POST", "/login", entry))
        replaced = answers[0][0] == 303
        passed += not replaced or evil.request("GET", "/home")[0] == 200
    report.held("a form that renews the session, submitted twice at once", rounds, f"{out} logged out, {asked} answered otherwise", out == 0 and asked == 0)
    report.held("a lock at the same moment as a step", rounds, f"{lost} locks lost", lost == 0)
    report.held("a log-in with the old password while it is replaced", rounds, f"{passed} had a session after it", passed == 0)


def beside_sign_ups(report):
    count = 60
    with App(report, "shell") as app:
        Visitor(app, "127.0.10.1").sign_up("anahonest")
        alone = time.monotonic()
        Visitor(app, "127.0.10.1").log_in("anahonest")
        alone = time.monotonic() - alone
        for what, source in (("one address", lambda number: "127.0.11.1"), ("sixty addresses", lambda number: f"127.0.12.{number + 1}")):
            works = []
            for number in range(count):
                visitor = Visitor(app, source(number))
                fields = {**visitor.fields("/signup", "signup"), "userID": f"m{what[0]}{number}x", "password": PASSWORD}
                works.append(lambda visitor=visitor, fields=fields: visitor.request("POST", "/signup", fields, timeout=120))
            ana = Visitor(app, "127.0.10.1")
            fields = {**ana.fields("/login", "login"), "userID": "anahonest", "password": PASSWORD}

            def log_in():
                time.sleep(0.2)
                begin = time.monotonic()
                return ana.request("POST", "/login", fields, timeout=120)[0], time.monotonic() - begin

            *answers, (status, seconds) = at_once(*works, log_in)
            statuses = [answer[0] for answer in answers]
            counts = ", ".join(f"{statuses.count(status)} with {status}" for status in sorted(set(statuses)))
            seen = f"log-in {status} after {milliseconds(seconds)} (alone {milliseconds(alone)}); sign-ups: {counts}"
            report.held(f"a log-in beside {count} sign-ups of {what}", count, seen, status == 303 and seconds < max(3, 3 * alone))


def memory(report):
    """Checks the memory after many hashes, each of which takes 16 MiB while it is computed."""
    with App(report, "shell") as app:
        Visitor(app).sign_up("anafirst")
        before = app.resident()
        made = 0
        for turn in range(15):
            works = [
                lambda number=number: Visitor(app, f"127.0.{20 + turn}.{number + 1}").sign_up(f"n{turn}x{number}y")[0]
                for number in range(6)]
            made += at_once(*works).count(303)
        after = app.resident()
        report.held("90 sign-ups, six at once, each from an address of its own", 90, f"{made} accounts, from {before:.0f} to {after:.0f} MB", made == 90 and after < 100)


def run(report):
    with App(report, "shell") as app:
        names(report, app)
        passwords(report, app)
        races(report, app)
    if not report.short:
        beside_sign_ups(report)
        memory(report)
