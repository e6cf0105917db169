// The current state: levels, branches, stacks and pending requests.

import { h, icon, throttled } from "./dom.js";
import { words } from "./format.js";
import { blank, button, card, guardedBy, linkLine, Repainted, screenName, stateTree, transitionRow } from "./parts.js";

const WAITS = {
  boot: "until the app has booted",
  unlock: "until the app is unlocked",
  restoration: "until the app's state is restored",
  access: "for the answer of a guard",
  leave: "for the answer of a leave guard",
};
const PHASES = new Map([
  ["booting", ["Starting", "warn"]], ["unauthenticated", ["Not logged in", "mute"]],
  ["authenticated", ["Logged in", "good"]], ["locked", ["Locked", "bad"]],
]);
const LATEST = 12;

export class StatePanel {
  id = "state";
  title = "State";
  icon = "state";

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.head = h("div", { class: "panel-head" });
    this.pending = h("div", { class: "pending" });
    this.tree = h("div", { class: "tree", tabindex: "0", role: "region", "aria-label": "Levels and stacks" });
    this.latest = h("ol", { class: "latest" });
    this.root = h("div", { class: "panel state" }, this.head,
      h("div", { class: "state-body" },
        h("div", { class: "state-main" }, this.pending, this.tree),
        h("aside", { class: "state-side", "aria-label": "Latest transitions" }, h("h2", {}, "Latest"), this.latest)));
    this.parts = [this.head, this.pending, this.tree].map((part) => new Repainted(part));
    this.rows = new Repainted(this.latest);
    this.ask = throttled(200, () => {
      if (this.isShown && this.store.isLive) this.store.readState(this.store.current);
    });
  }

  show() {
    this.ask();
    this.paint(new Set(["shown"]));
  }

  paint(topics) {
    if (topics.has("records") || topics.has("sources")) this.ask();
    const log = this.store.current;
    const state = log?.state ?? null;
    const [head, pending, tree] = this.parts;
    head.paint(state, () => this.#head(state));
    pending.paint(state, () => (state ? this.#pending(state) : []));
    tree.paint(state, () => (state?.levels.length ? stateTree(state)
      : blank("Nothing is shown yet", "It appears here when the router has its first state.")));
    const records = log?.records.slice(-LATEST).reverse() ?? [];
    this.rows.paint(records.map((record) => record.number), () => (records.length ? records.map((record) => transitionRow(record, this.actions.open))
      : h("li", { class: "note" }, "None yet")));
  }

  #head(state) {
    const number = state?.moment ?? 0;
    return [
      h("h2", {}, "Now"),
      state?.phase && pillOfPhase(state.phase),
      number > 0 && button(`After #${number}`, () => this.actions.open(number), { key: "number", title: "Show it in the timeline" }),
      state?.link !== undefined && linkLine(state.link, { label: "Copy the link of the whole state", key: "state-link" }),
    ];
  }

  #pending({ waiting, intended }) {
    return [
      waiting && card("Waiting", { note: words(waiting.kind) }, waiting.destination && screenLine(waiting.destination),
        h("p", { class: "note" }, WAITS[waiting.wait] ?? waiting.wait)),
      intended && card("Intended", { note: "opens after the login" }, screenLine(intended)),
    ];
  }
}

function screenLine(screen) {
  return h("p", { class: "screen-line" }, screenName(screen), guardedBy(screen));
}

function pillOfPhase(phase) {
  const [text, tone] = PHASES.get(phase) ?? [phase, "mute"];
  return h("span", { class: "pill", "data-tone": tone }, icon("person"), text);
}
