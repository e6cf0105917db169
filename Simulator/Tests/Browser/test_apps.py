"""Uses each app as its users do."""
import pytest

from conftest import sign_up


def test_quickstart_pushes_goes_back_and_shows_a_sheet(phone):
    quickstart = phone("quickstart")
    quickstart.tap("Recipe 2")
    quickstart.sees("Recipe 2")
    quickstart.tap("Back")
    quickstart.open("recipes://settings")
    quickstart.sees("Settings")
    quickstart.has_levels(2)


@pytest.mark.parametrize("app, link, title", [
    ("challenge", "challenge://character/detail/2", "Morty Smith"),
    ("challenge", "challenge://episode/list", "Episodes"),
    ("routerperfeature", "challenge://location/1", "Earth"),
    ("onerouter", "challenge://character/2", "Character"),
    ("shell", "https://shell.app/forgot-password", "Reset your password"),
])
class TestLinks:
    def test_a_cold_link_opens_the_app_on_its_screen(self, phone, app, link, title):
        phone(app, link).has_title(title)

    def test_a_warm_link_shows_its_screen(self, phone, app, link, title):
        warm = phone(app)
        warm.open(link)
        warm.has_title(title)


def test_a_link_to_nowhere_says_so(phone):
    challenge = phone("challenge", "challenge://nowhere")
    challenge.sees("There is nothing at /nowhere.")
    assert any("no pattern matches" in record.get("failure", "") for record in challenge.records)


def test_challenge_filters_in_a_sheet_and_shows_a_picture_in_a_cover(phone):
    challenge = phone("challenge")
    challenge.tap("Characters")
    challenge.tap("Filter")
    challenge.has_levels(2)
    challenge.tap("Dead")
    challenge.tap("Albert Einstein")
    challenge.tap("Picture")
    challenge.has_levels(2)
    challenge.tap("Close")
    challenge.has_title("Albert Einstein")


def test_challenge_redirects_from_one_feature_to_another(phone):
    challenge = phone("challenge", "challenge://character/detail/2")
    challenge.tap("Pilot")
    assert challenge.records[0]["showing"]["name"] == "episode/detail"


def test_challenge_ends_its_tour(phone):
    challenge = phone("challenge")
    challenge.tap("Take the tour")
    challenge.has_levels(2)
    assert "onboarding" in challenge.records[0]["top"]["name"]


def test_tabs_keep_their_stacks(phone):
    tabs = phone("routerperfeature", "challenge://character/2")
    tabs.has_title("Morty Smith")
    assert tabs.records[0]["origin"] == "link"
    tabs.tap("Locations", "tabbar")
    tabs.has_title("Locations")
    tabs.tap("Characters", "tabbar")
    tabs.has_title("Morty Smith")


def test_one_router_filters_in_a_sheet(phone):
    onerouter = phone("onerouter")
    onerouter.tap("Characters")
    onerouter.tap("Filter")
    onerouter.has_levels(2)
    onerouter.tap("Everybody")
    onerouter.has_levels(1)
    onerouter.has_title("Characters")


def test_shell_returns_to_a_link_after_the_login(phone):
    shell = phone("shell", "https://shell.app/settings/privacy")
    shell.sees("Log in")
    sign_up(shell)
    shell.sees("Create recovery code")


def test_shell_denies_what_is_premium_and_shows_it_after_the_upgrade(home):
    home.open("https://shell.app/settings/premium")
    assert (home.records[0]["outcome"], home.records[0]["reason"]) == ("denied", "insufficientPermissions")
    home.tap("Upgrade")
    home.wait(lambda: "Upgrade to Premium" not in home.title, "the premium settings")


def test_shell_keeps_a_link_that_arrives_while_it_is_locked(home):
    home.tap("Account")
    home.tap("Lock")
    home.open("https://shell.app/product/abc123/blue")
    home.sees("Unlock")
    assert "Product" not in home.text
    home.type("2580", "PIN")
    home.tap("Unlock")
    home.sees("Shown in blue.")


def test_shell_forgets_its_screens_with_the_logout(home):
    home.tap("Settings")
    home.tap("Back")
    home.tap("Account")
    home.tap("Log out")
    home.sees("Log in")


def test_shell_acts_in_the_sheet_whose_button_is_tapped(home):
    home.open("shell://product/abc123/red?sheet=/profile/ana")
    home.has_levels(2)
    home.tap("Posts")
    home.has_levels(2)
    home.sees("Hi, I’m ana.")
    home.tap("Home")
    home.has_levels(1)
    home.sees("Welcome")


def test_the_tutorial_sells_a_ticket_after_a_login(phone):
    tutorial = phone("tutorial")
    tutorial.tap("Market")
    tutorial.tap("Buy a ticket")
    tutorial.type("ana", "Name")
    tutorial.tap("Log in")
    tutorial.tap("Day")
    tutorial.sees("Day ticket no. 1")
    tutorial.has_levels(1)
    assert not tutorial.faults


def test_the_tutorial_keeps_a_report_until_its_question_is_answered(phone):
    tutorial = phone("tutorial", "transit://stops/2/report")
    tutorial.type("The clock is wrong.", "What is broken?")
    tutorial.notify("transit://stops/3")
    tutorial.tap("Keep writing")
    tutorial.has_title("Report")
    tutorial.tap("Back")
    tutorial.tap("Discard")
    tutorial.has_title("Market")
    assert not tutorial.faults


def test_the_tutorial_shows_columns_and_history_on_a_tablet_and_restores_them(phone):
    tutorial = phone("tutorial")
    tutorial.press("width")
    tutorial.tap("Market")
    tutorial.tap("Harbor")
    tutorial.tap("Go back")
    tutorial.has_title("Market")
    assert tutorial.columns == 2
    tutorial.press("kill")
    tutorial.tap("Start again")
    tutorial.has_title("Market")


def test_columns_become_one_on_a_phone_and_two_on_a_tablet(phone):
    rig = phone("devicerig")
    rig.tap("Columns", "tabbar")
    assert rig.columns == 1
    rig.press("width")
    assert rig.columns == 2
    rig.tap("Folder Page 2")
    rig.press("width")
    rig.has_title("Page 2")
