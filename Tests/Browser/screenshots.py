"""Pictures of the app: a list, a sheet over a detail, and the dark version on a phone and on a desktop."""

import pathlib
import sys

from conftest import chromium
from server import Server

PICTURES = [
    ("list", "/character/list", False, (1200, 800)),
    ("sheet", "/character/1?sheet=/settings", False, (1200, 800)),
    ("dark", "/character/list?status=alive&sheet=/character/filter%3Fstatus%3Dalive", True, (1200, 800)),
    ("phone", "/character/2", False, (390, 800)),
]

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
with Server() as server:
    for name, path, dark, size in PICTURES:
        browser = chromium(dark=dark, size=size)
        try:
            browser.get(server.base + path)
            browser.save_screenshot(str(folder / f"{name}.png"))
        finally:
            browser.quit()
print(f"pictures: {folder}")
