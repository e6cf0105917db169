"""Tests Shell behind nginx with https and a self-signed certificate, in Chromium."""

import os
import re
import shutil
import signal
import socket
import subprocess
import time

import pytest
from selenium.webdriver.common.by import By

from conftest import chromium
from server import SHELL, Server, free_port
from test_flows import arrive
from test_shell import PASSWORD, fill, press

NGINX = shutil.which("nginx") or (os.path.exists("/usr/sbin/nginx") and "/usr/sbin/nginx")
CONFIGURATION = """
daemon off;
worker_processes 1;
pid FOLDER/nginx.pid;
error_log FOLDER/error.log;
events { worker_connections 64; }
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    server {
        listen 127.0.0.1:FRONT ssl http2;
        ssl_certificate FOLDER/cert.pem;
        ssl_certificate_key FOLDER/key.pem;
        location / {
            proxy_pass http://127.0.0.1:BACK;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
    }
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    if not NGINX or not shutil.which("openssl"):
        pytest.skip("there is no nginx, or no openssl")
    folder = tmp_path_factory.mktemp("tls")
    front = free_port()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True, capture_output=True,
    )
    arguments = ["serve", "--proxy-host", f"localhost:{front}", "--https"]
    with Server(binary=SHELL, arguments=arguments, SHELL_DATA=str(folder / "data")) as back:
        text = CONFIGURATION
        for name, value in (("FOLDER", folder), ("FRONT", front), ("BACK", back.port)):
            text = re.sub(rf"\b{name}\b", str(value), text)
        (folder / "nginx.conf").write_text(text)
        nginx = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")])
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", front), 1).close()
                break
            except OSError:
                assert nginx.poll() is None, (folder / "error.log").read_text()
                time.sleep(0.05)
        back.front = front
        yield back
        nginx.send_signal(signal.SIGTERM)
        nginx.wait(10)


def ask(front, *lines):
    """Sends a request through TLS, and returns the head of the response."""
    import ssl

    context = ssl._create_unverified_context()
    with context.wrap_socket(socket.create_connection(("127.0.0.1", front), 10), server_hostname="localhost") as client:
        client.sendall("\r\n".join([*lines, f"Host: localhost:{front}", "Connection: close", "", ""]).encode())
        answer = b""
        while chunk := client.recv(65536):
            answer += chunk
    return answer.partition(b"\r\n\r\n")[0].decode().lower()


def test_behind_https_cookies_are_secure_and_own_forms_are_accepted(site):
    head = ask(site.front, "GET /login HTTP/1.1")
    assert "strict-transport-security: max-age=31536000; includesubdomains" in head
    cookies = [line for line in head.split("\r\n") if line.startswith("set-cookie:")]
    assert cookies and all("; secure" in line and line.startswith("set-cookie: __host-") for line in cookies)

    browser = chromium(arguments=["--ignore-certificate-errors"])
    try:
        browser.base = f"https://localhost:{site.front}"
        browser.get(browser.base + "/signup")
        fill(browser, userID="anatls", password=PASSWORD)
        press(browser, "Create account")
        arrive(browser, "/home")
        names = {cookie["name"]: cookie for cookie in browser.get_cookies()}
        assert names["__Host-sid"]["secure"] and names["__Host-sid"]["httpOnly"]
        assert names["__Host-device"]["secure"]
        press(browser, "Log out")
        arrive(browser, "/login")
        assert "__Host-sid" not in {cookie["name"] for cookie in browser.get_cookies()}
        assert browser.find_element(By.NAME, "userID").is_displayed()
    finally:
        browser.quit()


def test_a_visitor_cannot_choose_its_address(site):
    """Each guess claims another address, but the proxy adds the real one, so the eleventh guess is refused."""
    import ssl

    context = ssl._create_unverified_context()

    def post(number):
        import http.client

        client = http.client.HTTPSConnection("localhost", site.front, context=context, timeout=20)
        client.request("GET", "/login")
        answer = client.getresponse()
        page, cookie = answer.read().decode(), answer.getheader("set-cookie").partition(";")[0]
        hidden = re.findall(r'name="(waymark-[a-z]+)" value="([^"]*)"', page)
        body = "&".join([f"{name}={value}" for name, value in hidden] + ["userID=anaguess", "password=wrong+password"])
        client.request(
            "POST", "/login", body,
            {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie,
             "X-Forwarded-For": f"10.0.0.{number}"})
        return client.getresponse().status

    assert [post(number) for number in range(11)] == [422] * 10 + [429]
