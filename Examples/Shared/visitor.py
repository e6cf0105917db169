"""An HTTP client for the example apps' pages. It keeps cookies, and fills in and submits the pages' forms."""

import http.client
import re
import urllib.parse


class Visitor:
    def __init__(self, port, source="127.0.0.1"):
        self.port, self.source, self.cookies = port, source, {}

    def request(self, method, target, fields=None, timeout=60):
        """Returns the status, location and text of the response. Redirects aren't followed."""
        client = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(self.source, 0))
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        body = None
        if fields is not None:
            body = urllib.parse.urlencode(fields)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        client.request(method, target, body, headers)
        answer = client.getresponse()
        text = answer.read().decode()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                self.take(value)
        client.close()
        return answer.status, answer.getheader("location"), text

    def take(self, cookie):
        name, _, rest = cookie.partition("=")
        if "Max-Age=0" in rest:
            self.cookies.pop(name, None)
        else:
            self.cookies[name] = rest.partition(";")[0]

    def fields(self, target, name):
        """Returns the hidden fields of a page's form; empty if the page doesn't have it."""
        for form in self.request("GET", target)[2].split("<form")[1:]:
            hidden = dict(re.findall(r'name="(waymark-[a-z]+)" value="([^"]*)"', form))
            if hidden.get("waymark-form", "").endswith("." + name):
                return hidden
        return {}

    def send(self, target, name, **fields):
        """Loads a page, submits its form with the fields, and returns the response as `request` does."""
        return self.request("POST", target, {**self.fields(target, name), **fields})
