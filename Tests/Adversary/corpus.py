"""Ambiguous requests, targets on other hosts, sizes, and mutations of valid requests."""

import itertools
import random

from support import App

HIDDEN = "GET /hidden HTTP/1.1\r\nHost: {host}\r\n\r\n"


def requests(host):
    """Yields request lines, header fields and bodies that a server must refuse, or read as exactly one request."""
    fields = [f"Host: {host}", "Content-Type: application/x-www-form-urlencoded"]
    codings = ["chunked", "Chunked", "chunked ", "\tchunked", "identity", "gzip, chunked", "chunked, chunked", "cow", "",
               "chunked;q=1", "\"chunked\"", "chunked\x0b", "xchunked", "chunked,", ",chunked"]
    lengths = ["3", "03", "+3", "-3", "0x3", "3, 3", "3,4", "", "3 ", "3\t", "3.0", "9" * 30, "³"]
    bodies = ["0\r\n\r\n", "3\r\nabc\r\n0\r\n\r\n", "abc", "3;x=y\r\nabc\r\n0\r\n\r\n", "3\nabc\n0\n\n", "-1\r\n", "fffffffffffffffff\r\nabc\r\n"]
    for coding, body in itertools.product(codings, bodies):
        yield "POST / HTTP/1.1", [*fields, f"Transfer-Encoding: {coding}"], body
        yield "POST / HTTP/1.1", [*fields, f"Transfer-Encoding: {coding}", "Content-Length: 3"], body
        yield "POST / HTTP/1.0", [*fields, f"Transfer-Encoding: {coding}"], body
    # a chunk that never ends: the server waits until its time limit, and closes
    yield "POST / HTTP/1.1", [*fields, "Transfer-Encoding: chunked"], "ffffffffffffffff\r\nabc\r\n"
    for length in lengths:
        yield "POST / HTTP/1.1", [*fields, f"Content-Length: {length}"], "abc"
        yield "POST / HTTP/1.1", [*fields, "Content-Length: 3", f"Content-Length: {length}"], "abc"
    for name in ["Transfer-Encoding ", " Transfer-Encoding", "Transfer_Encoding", "Transfer-Encoding\x00", "X:Transfer-Encoding", "Transfer-\r\n Encoding"]:
        yield "POST / HTTP/1.1", [*fields, f"{name}: chunked", "Content-Length: 3"], "abc"
    for target in ["http://evil.example/", "//evil.example/", "http://{host}@evil.example/", "https://evil.example:443/", "*", "evil.example:80", "", "/ /", "/\x00", "/\x7f", "\\", "/%", "/#x"]:
        yield f"GET {target.replace('{host}', host)} HTTP/1.1", [f"Host: {host}"], ""
    for line in ["GET /", "GET / HTTP/0.9", "GET / HTTP/1.2", "GET / HTTP/2.0", "GET / HTTP/1.1 ", "GET  / HTTP/1.1", "\tGET / HTTP/1.1", "get / HTTP/1.1", "GET / http/1.1", "CONNECT a:1 HTTP/1.1", "TRACE / HTTP/1.1", "PRI * HTTP/2.0"]:
        yield line, [f"Host: {host}"], ""
    for hosts in [[], [f"Host: {host}", f"Host: {host}"], ["Host: evil.example"], [f"Host: {host}, evil.example"], [f"Host : {host}"], ["Host:"], [f"Host: {host}\r\n x"]]:
        yield "GET / HTTP/1.1", hosts, ""


def run(report):
    with App(report, "challenge") as app:
        host = f"127.0.0.1:{app.port}"
        hidden = HIDDEN.format(host=host)
        tried, bad = 0, []
        for line, fields, body in requests(host):
            text = "\r\n".join([line, *fields, "", ""]) + body
            data = text.encode("utf-8", "surrogateescape") + hidden.encode() + f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
            answer = app.raw(data, timeout=15)
            tried += 1
            statuses = [] if answer is None else [part[:3] for part in answer.split(b"HTTP/1.1 ")[1:]]
            # either refused and closed, or three requests: this one, the hidden one after it, and the last
            in_step = len(statuses) == 3 and statuses[1:] == [b"404", b"200"]
            closed = len(statuses) == 1 and statuses[0] != b"200"
            upgraded = len(statuses) == 1 and line.startswith("CONNECT")
            old = len(statuses) == 1 and "HTTP/1.0" in line
            silent = answer == b""
            if not (silent or in_step or closed or upgraded or old):
                bad.append((line, fields, body, statuses))
            if answer and b"content-security-policy" not in answer:
                bad.append((line, "no headers"))
        for entry in bad[:5]:
            print(entry)
        report.held("ambiguous requests", tried, f"{len(bad)} out of step", not bad)

        limits = [
            (f"GET /{'x' * 8190} HTTP/1.1\r\nHost: {host}", 404), (f"GET /{'x' * 8192} HTTP/1.1\r\nHost: {host}", 414),
            (f"GET /{'x' * 300000} HTTP/1.1\r\nHost: {host}", 414),
            (f"GET / HTTP/1.1\r\nHost: {host}\r\nX: {'y' * 32000}", 200), (f"GET / HTTP/1.1\r\nHost: {host}\r\nX: {'y' * 33000}", 431),
            (f"GET / HTTP/1.1\r\nHost: {host}\r\nX: {'y' * 300000}", 431),
            (f"GET / HTTP/1.1\r\nHost: {host}" + "".join(f"\r\nX-{n}: y" for n in range(98)), 200),
            (f"GET / HTTP/1.1\r\nHost: {host}" + "".join(f"\r\nX-{n}: y" for n in range(99)), 431),
            (f"GET / HTTP/1.1\r\nHost: {host}" + "".join(f"\r\nX-{n}: y" for n in range(3000)), 431),
            (f"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 16385", 413),
        ]
        wrong = []
        for head, status in limits:
            answer = app.raw(head.encode() + b"\r\nConnection: close\r\n\r\n") or b"-" * 12
            if answer[9:12] != str(status).encode():
                wrong.append((head[:40], answer[9:12]))
        report.held("sizes at their limit and beyond it", len(limits), f"{len(wrong)} wrong {wrong or ''}", not wrong)

        generator = random.Random(7)
        good = f"POST /character HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\nCookie: a=b\r\nConnection: close\r\n\r\na=b&c=%20".encode()
        count = 300 if report.short else 10_000
        for _ in range(count):
            data = bytearray(good)
            for _ in range(generator.randrange(1, 6)):
                place = generator.randrange(len(data))
                match generator.randrange(4):
                    case 0: data[place] = generator.randrange(256)
                    case 1: del data[place]
                    case 2: data.insert(place, generator.randrange(256))
                    case 3: data[place:place] = data[place : place + generator.randrange(40)]
            with app.connect() as client:
                try:
                    client.sendall(data)
                    client.shutdown(1)
                    while client.recv(65536):
                        pass
                except OSError:
                    pass
        status = app.ask("/")[0] if app.lives else 0
        report.held("mutated requests", count, "the server answers" if status == 200 else "the server doesn't answer", status == 200)
