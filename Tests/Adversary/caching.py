"""Pages that browsers keep and that are sent compressed: what somebody gets who would like to see more."""

import gzip
import itertools

from support import App, Visitor

HEADERS = [b"content-security-policy", b"x-content-type-options", b"referrer-policy", b"cross-origin-opener-policy"]
CODINGS = ["gzip", "gzip;q=0", "*", "*;q=0, gzip", "gzip, gzip;q=0", "x-gzip", "gzip;q=1e999", "gzip;q=nan", ",;=,gzip" + "," * 500, "br;" * 500 + "gzip"]
TAGS = [None, "*", 'W/"0"', '"', "," * 1_000, "*" * 1_000]


def ask(app, target, *fields):
    """The head and the body of an answer, byte for byte."""
    lines = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{app.port}", "Connection: close", *fields, "", ""]
    head, _, body = app.raw("\r\n".join(lines).encode()).partition(b"\r\n\r\n")
    return head.lower() + b"\r\n", body


def public(report, app):
    """What is compressed is the page itself, and holds no secret and nothing that was typed."""
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
    report.held("BREACH: codings and tags, on pages with forms and what was typed, and without", len(tried), f"{compressed} compressed, {len(bad)} wrong {bad[:3] or ''}", compressed > 0 and not bad)


def signed_in(report, app):
    """Nothing of a session's pages is kept or compressed, whatever is asked."""
    visitor = Visitor(app, "127.0.6.1")
    visitor.sign_up("caching1")
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    targets = ["/home", "/settings", "/settings/privacy", "/profile/caching1", "/no/such/page", "/login"]
    bad = []
    for target, tag in itertools.product(targets, ["*", None]):
        head, _ = ask(app, target, f"Cookie: {cookies}", "Accept-Encoding: gzip", *([f"If-None-Match: {tag}"] if tag else []))
        if b"\r\ncache-control: no-store\r\n" not in head or b"\r\netag" in head or b"\r\ncontent-encoding" in head:
            bad.append((target, head.split(b"\r\n")[0]))
    report.held("pages of a session, asked for as if they had been kept", 2 * len(targets), f"{len(bad)} wrong {bad or ''}", not bad)


def run(report):
    with App(report, "challenge") as app:
        public(report, app)
    with App(report, "shell") as app:
        signed_in(report, app)
