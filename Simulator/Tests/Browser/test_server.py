"""What the server refuses, through a socket."""
import os
import socket
import urllib.error
import urllib.parse
import urllib.request

import pytest

from phone import BASE

ADDRESS = urllib.parse.urlparse(BASE)


def status(path, headers={}, body=None):
    try:
        return urllib.request.urlopen(urllib.request.Request(BASE + path, body, headers)).status
    except urllib.error.HTTPError as error:
        return error.code


def answer(request):
    """Sends bytes; returns the status, or None if the server closes the connection."""
    with socket.create_connection((ADDRESS.hostname, ADDRESS.port), 5) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            line = connection.makefile("rb").readline()
        except ConnectionError:
            return None
    return int(line.split()[1]) if line else None


def malformed(number):
    """A request without an own host, without a known action, cut off, or of random bytes."""
    host = f"Host: {ADDRESS.netloc}\r\nOrigin: {BASE}\r\n"
    return [
        f"GET / HTTP/1.1\r\nHost: example{number}.com\r\n\r\n".encode(),
        f"POST /shell/act?phone=a{number} HTTP/1.1\r\n{host}Content-Length: -{number}\r\n\r\n".encode(),
        f"POST /shell/act?phone=%{number} HTTP/1.1\r\n{host}Content-Length: 2\r\n\r\n[]".encode(),
        f"GET /{'../' * (number % 9)}etc/passwd HTTP/1.1\r\n{host}\r\n".encode(),
        f"GET /shell/{number} HTTP/1.1\r\n{host}\r\n"[:number % 40].encode(),
        os.urandom(number % 300) + b"\r\n\r\n",
        f"POST /shell/act?phone=a HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n{number}zz\r\n".encode(),
        f"BREW /shell/screen?phone=a HTTP/1.1\r\n{host}\r\n".encode(),
    ][number % 8]


def test_malformed_requests_end_and_the_apps_go_on(phone):
    quickstart = phone("quickstart")
    for number in range(400):
        code = answer(malformed(number))
        assert code is None or 400 <= code < 500, (code, malformed(number))
    quickstart.tap("Recipe 2")
    assert "Recipe 2" in quickstart.text


@pytest.mark.parametrize("host", ["example.com", "localhost", "127.0.0.1", f"{ADDRESS.netloc}.example.com"])
def test_other_hosts_are_refused(host):
    assert status("/", {"Host": host}) == 403


def test_requests_from_other_origins_are_refused():
    assert status("/shell/start?phone=a", {"Origin": "http://example.com"}, b"{}") == 403
    for site in ["cross-site", "same-site"]:
        assert status("/shell?phone=a&open=https://shell.app/", {"Sec-Fetch-Site": site}) == 403


def test_other_machines_cannot_connect():
    for address in socket.gethostbyname_ex(socket.gethostname())[2]:
        if not address.startswith("127."):
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection((address, ADDRESS.port), 2)
