// Starts the page: the connection, the panels, the header and the keyboard shortcuts.

import { Actions, Announcer } from "./actions.js";
import { Client } from "./client.js";
import { h, replace, setText } from "./dom.js";
import { amount, plural } from "./format.js";
import { LinksPanel } from "./panel-links.js";
import { StatePanel } from "./panel-state.js";
import { TimelinePanel } from "./panel-timeline.js";
import { WalkPanel } from "./panel-walk.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";

const byId = (id) => document.getElementById(id);
const client = new Client({
  onStatus: showStatus,
  onOpen: (hello) => store.greet(hello),
  onEvent: (event) => store.receive(event),
});
const store = new Store(client);
const tabs = new Tabs(byId("tabs"), byId("panels"));
const actions = new Actions(store, byId("toasts"), {
  open(number) {
    tabs.select("timeline");
    timeline.open(number);
  },
  tryLink(link) {
    tabs.select("links");
    links.explain(link);
  },
});
const announcer = new Announcer(byId("announcer"));
const timeline = new TimelinePanel(store, actions);
const links = new LinksPanel(store, actions);
const panels = [
  new StatePanel(store, actions), timeline, links,
  new WalkPanel(store, actions, (steps) => tabs.mark("walk", steps, { tone: "bad", label: "A walk is being recorded" })),
];
for (const panel of panels) tabs.add(panel);

function showStatus({ status, seconds, message }) {
  const texts = {
    connecting: "Connecting",
    live: "Live",
    waiting: `Not connected, trying again in ${seconds} s`,
    refused: "Refused",
  };
  byId("status").dataset.status = status;
  setText(byId("status-text"), texts[status]);
  byId("retry").hidden = status !== "waiting";
  document.body.dataset.status = status;
  document.querySelector("#refused")?.remove();
  if (status === "refused") showRefusal(message);
}

/// Tells the user to open the app's URL, because the page has no valid token.
function showRefusal(message) {
  byId("panels").prepend(h("section", { class: "refused", id: "refused", "aria-label": "No token" },
    h("h2", {}, "This page has no valid token"),
    h("p", {}, "Open the URL that the app printed when the Inspector started: it contains the token. After a restart, the app prints a new one."),
    h("p", { class: "note" }, message)));
}

byId("retry").addEventListener("click", () => client.retry());
byId("source").addEventListener("change", (event) => store.select(event.target.value));
byId("keys").addEventListener("click", () => byId("shortcuts").showModal());

let toldUpTo = null;
let toldOf = null;

store.listen((topics) => {
  if (topics.has("sources")) showSources();
  const log = store.current;
  if (log) {
    const problems = log.records.reduce((sum, record) => sum + (record.isProblem ? 1 : 0), 0);
    tabs.mark("timeline", problems > 99 ? "99+" : problems ? amount(problems) : "", { tone: "bad", label: plural(problems, "problem") });
    const waiting = [log.state?.waiting, log.state?.intended].filter(Boolean).length;
    tabs.mark("state", waiting ? amount(waiting) : "", { tone: "warn", label: "Waiting or intended" });
    announce(log);
  }
  tabs.current?.paint(topics);
});

/// Announces problems that occur while the page is open, but not those before it was opened.
function announce(log) {
  if (toldOf !== log || toldUpTo > log.last) {
    toldOf = log;
    toldUpTo = log.last;
    return;
  }
  const from = Math.max(toldUpTo, log.caughtUpAt ?? Infinity);
  for (let index = log.records.length - 1; index >= 0 && log.records[index].number > from; index--) {
    if (log.records[index].isProblem) announcer.tell(log.records[index]);
  }
  toldUpTo = log.last;
}

function showSources() {
  byId("app").hidden = !store.app;
  setText(byId("app"), store.app);
  byId("redacted").hidden = !store.isLive || store.showsValues;
  byId("source-field").hidden = store.sources.length === 0;
  replace(byId("source"), store.sources.map(({ info }) => h("option", { value: info.id }, info.name)));
  if (store.isLive) byId("source").value = store.current.info.id;
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || byId("shortcuts").open) return;
  const panel = tabs.current;
  const isTyping = event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null;
  if (event.key === "Escape" && panel.escape?.(event)) return event.preventDefault();
  if (isTyping) return;
  if (event.key === "/" && panel.search) {
    event.preventDefault();
    panel.search.focus();
    panel.search.select();
  } else if (event.key === "?") {
    byId("shortcuts").showModal();
  } else if (/^[1-4]$/.test(event.key)) {
    tabs.select(tabs.ids[Number(event.key) - 1], { focus: true });
  } else if (panel.key?.(event)) {
    event.preventDefault();
  }
});

tabs.select("state");
client.start();
