"""Takes pictures of the screens."""
import sys
from phone import *

def go(driver, suffix):
    def shot(name): p.shot(name + suffix)
    driver.get(BASE); Phone.shot(type("X", (), {"driver": driver})(), "start" + suffix)
    p = Phone(driver, "quickstart"); shot("q-home"); p.tap("Recipe 2"); shot("q-recipe"); p.open("recipes://settings"); shot("q-sheet")
    p = Phone(driver, "challenge"); shot("c-home"); p.tap("Characters"); shot("c-list"); p.tap("Filter"); shot("c-sheet"); p.tap("Dead"); shot("c-dead")
    p.tap("Clear the filter"); p.driver.find_elements(By.CSS_SELECTOR, "#screen .button:has(.picture)")[0].click(); p.settled(); shot("c-detail"); p.tap("Picture"); shot("c-cover"); p.tap("Close")
    p.open("challenge://nowhere"); shot("c-notfound"); p.open("challenge://character/detail/9999"); shot("c-missing")
    p.open("challenge://episode/list"); shot("c-episodes")
    p = Phone(driver, "shell"); shot("s-login"); p.tap("Create an account"); shot("s-signup")
    p.type("user123", "Username"); p.type("correct horse battery", "Password"); p.tap("Create account"); p.sees("Welcome"); shot("s-home"); p.tap("Settings"); shot("s-settings")
    p.open("https://shell.app/product/abc123/blue"); shot("s-product"); p.press("kill"); shot("s-ended"); p.tap("Start again"); shot("s-again")
    p = Phone(driver, "routerperfeature"); shot("r-home"); p.tap("Locations"); shot("r-tab2")
    p = Phone(driver, "onerouter"); shot("o-home"); p.tap("Characters"); shot("o-list"); p.tap("Filter"); shot("o-sheet")

for theme in sys.argv[1].split(","):
    for width in map(int, sys.argv[2].split(",")):
        driver = browser(width, 844 if width < 700 else 900, theme)
        try: go(driver, f"-{theme}-{width}")
        finally: driver.quit()
