"""Cached and compressed pages: whether an attacker gets a secret or typed text from them."""

import gzip
import itertools

from support import App, Visitor

HEADERS = [b"content-security-policy", b"x-content-type-options", b"referrer-policy", b"cross-origin-opener-policy"]
CODINGS = ["gzip", "gzip;q=0", "*", "*;q=0, gzip", "gzip, gzip;q=0", "x-gzip", "gzip;q=1e999", "gzip;q=nan", ",;=,gzip" + "," * 500, "br;" * 500 + "gzip"]
TAGS = [None, "*", 'W/"0"', '"', "," * 1_000, "*" * 1_000]


def ask(app, target, *fields):
    """Returns a response's head, in lowercase, and its body."""
    lines = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{app.port}", "Connection: close", *fields, "", ""]
    head, _, body = app.raw("\r\n".join(lines).encode()).partition(b"\r\n\r\n")
    return head.lower() + b"\r\n", body


def public(report, app):
    """Checks that compressed pages equal the plain ones, and contain neither a secret nor typed text."""
    bad, compressed, marker = [], 0, "zqxjkvbzqxjkvb"
    targets = ["/", "/character/detail/42", "/character", f"/character?name={marker}", "/episode/7", "/challenge.css",
               f"/no/{marker}", f"/character/detail/42?sheet=/settings&next=/{marker}", "/settings/source", "/pictures/42.svg"]
    tried = list(itertools.product(targets, CODINGS, TAGS))
    for target, coding, tag in tried:
        head, body = ask(app, target, f"Accept-Encoding: {coding}", *([f"If-None-Match: {tag}"] if tag else []))
        if any(b"\r\n" + name + b": " not in head for name in HEADERS):
            bad.append((target, coding, tag, "no headers"))
        if b"\r\ncontent-encoding: gzip\r\n" in head:
            compressed += 1
            text = gzip.decompress(body)
            if b"waymark-token" in text or marker.encode() in text or b"\r\nset-cookie" in head or text != ask(app, target)[1]:
                bad.append((target, coding, tag, "compressed"))
        if head.startswith(b"http/1.1 304") and (body or b"\r\ncontent-length" in head):
            bad.append((target, coding, tag, "a body"))
    report.held("BREACH: codings and tags, on pages with and without forms or typed text", len(tried), f"{compressed} compressed, {len(bad)} wrong {bad[:3] or ''}", compressed > 0 and not bad)


def signed_in(report, app):
    """Checks that pages of a session are neither cached nor compressed, regardless of the request."""
    visitor = Visitor(app, "127.0.6.1")
    visitor.sign_up("caching1")
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    targets = ["/home", "/settings", "/settings/privacy", "/profile/caching1", "/no/such/page", "/login"]
    bad = []
    for target, tag in itertools.product(targets, ["*", None]):
        head, _ = ask(app, target, f"Cookie: {cookies}", "Accept-Encoding: gzip", *([f"If-None-Match: {tag}"] if tag else []))
        if b"\r\ncache-control: no-store\r\n" not in head or b"\r\netag" in head or b"\r\ncontent-encoding" in head:
            bad.append((target, head.split(b"\r\n")[0]))
    report.held("pages of a session, requested as if a browser had cached them", 2 * len(targets), f"{len(bad)} wrong {bad or ''}", not bad)


def run(report):
    with App(report, "challenge") as app:
        public(report, app)
    with App(report, "shell") as app:
        signed_in(report, app)
