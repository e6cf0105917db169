// The current state: levels, branches, stacks and pending requests.

import { h, icon, throttled } from "./dom.js";
import { words } from "./format.js";
import { blank, button, card, guardedBy, linkLine, pill, Repainted, screenName, stateTree, transitionRow } from "./parts.js";

const QUESTIONS = {
  guard: "A guard hasn't answered yet",
  leave: "A leave guard hasn't answered yet",
  host: "The host hasn't shown it yet",
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
    const live = this.store.isLive;
    const [head, pending, tree] = this.parts;
    const context = { state, live, name: log?.info.name, hasLinks: log?.info.hasLinks };
    head.paint(context, () => this.#head(log, state, live));
    pending.paint(context, () => (state ? this.#pending(state) : []));
    tree.paint(context, () => this.#tree(state, live));
    const records = log?.records.slice(-LATEST).reverse() ?? [];
    this.rows.paint(records.map((record) => record.number), () => (records.length ? records.map((record) => transitionRow(record, this.actions.open))
      : h("li", { class: "note" }, "None yet")));
  }

  #head(log, state, live) {
    const number = state?.moment ?? state?.number ?? 0;
    return [
      h("h2", {}, "Now"),
      state?.phase && pillOfPhase(state.phase),
      number > 0 && button(`After #${number}`, () => this.actions.open(number), { key: "number", title: "Show it in the timeline" }),
      state?.link !== undefined && linkLine(state.link, { label: "Copy the link of the whole state", key: "state-link" }),
      h("div", { class: "spacer" }),
      live && button("Go back", () => this.actions.perform("go_back"), { symbol: "back", disabled: !state?.canGoBack, key: "back" }),
    ];
  }

  #pending(state) {
    const cards = [];
    if (state.waiting) {
      const { kind, destination, question } = state.waiting;
      cards.push(card("Waiting", { note: words(kind) }, destination && this.#screen(destination),
        h("p", { class: "note" }, QUESTIONS[question] ?? question)));
    }
    if (state.intended) {
      cards.push(card("Intended", { note: "opens after the login" }, this.#screen(state.intended)));
    }
    if (state.queued > 0) {
      cards.push(card("Queued", {}, h("p", {}, h("strong", { class: "figure" }, state.queued), " in the queue")));
    }
    return cards;
  }

  #screen(screen) {
    return h("p", { class: "screen-line" }, screenName(screen), guardedBy(screen));
  }

  #tree(state, live) {
    if (!state || state.levels.length === 0) {
      return blank("Nothing is shown yet", live ? "It appears here when the router has its first state." : "Start the app, and open its URL.");
    }
    return stateTree(state, live ? {
      onShow: (link) => this.actions.perform("navigate", { link }),
      onSelect: (branch) => this.actions.perform("select", { branch }),
      onDismiss: () => this.actions.perform("dismiss"),
    } : {});
  }
}

function pillOfPhase(phase) {
  const [text, tone] = PHASES.get(phase) ?? [phase, "mute"];
  return h("span", { class: "pill", "data-tone": tone }, icon("person"), text);
}
