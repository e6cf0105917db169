// The session, and the guards' current decision on each destination.

import { CallError } from "./client.js";
import { h, icon, throttled } from "./dom.js";
import { plural, short } from "./format.js";
import { blank, button, card, chip, guardedBy, pill, Repainted, screenName } from "./parts.js";

export class GuardsPanel {
  id = "guards";
  title = "Guards";
  icon = "guards";
  #answer = null;
  #log = null;

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.search = h("input", {
      type: "search", class: "field search", placeholder: "Search the destinations", "aria-label": "Search the destinations",
      spellcheck: "false", oninput: () => this.#paint(),
    });
    this.only = h("select", { class: "field", "aria-label": "Decision", onchange: () => this.#paint() },
      [["", "Any decision"], ["allowed", "Allowed"], ["denied", "Denied"], ["redirected", "Redirected"], ["later", "Decides later"]]
        .map(([value, text]) => h("option", { value }, text)));
    this.session = h("div", { class: "session" });
    this.matrix = h("div", { class: "matrix" });
    this.root = h("div", { class: "panel guards" },
      h("div", { class: "guards-side" }, this.session),
      h("section", { class: "guards-main", "aria-label": "Guards' decisions" },
        h("div", { class: "toolbar" }, h("div", { class: "toolbar-line" }, h("h2", {}, "Guards' decisions"), this.search, this.only)),
        this.matrix));
    this.painted = [new Repainted(this.session), new Repainted(this.matrix)];
    this.ask = throttled(500, () => this.#read());
  }

  show() {
    this.#paint();
    this.ask();
  }

  paint(topics) {
    if (this.store.current !== this.#log) {
      this.#log = this.store.current;
      this.#answer = null;
      this.#paint();
    }
    if (["records", "state", "sources"].some((topic) => topics.has(topic))) this.ask();
  }

  escape() {
    if (!this.search.value) return false;
    this.search.value = "";
    this.#paint();
    return true;
  }

  async #read() {
    if (!this.isShown || !this.actions.canAsk) return;
    const log = this.store.current;
    try {
      const answer = await this.actions.call("guards");
      if (log !== this.store.current) return;
      this.#log = log;
      this.#answer = answer;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    this.#paint();
  }

  #paint() {
    const hooks = this.store.isLive ? this.store.current?.info.hooks ?? [] : [];
    const phase = this.store.current?.state?.phase;
    const context = [this.#answer?.session, hooks, phase, this.store.isLive];
    this.painted[0].paint(context, () => [this.#owner(this.#answer?.session ?? null), this.#hooks(hooks)]);
    const wanted = this.search.value.trim().toLowerCase();
    this.painted[1].paint([this.#answer, wanted, this.only.value, this.store.isLive], () => this.#table(wanted));
  }

  #owner(session) {
    if (!session) return card("Session", { level: 2 }, h("p", { class: "owner" }, icon("person"), h("span", {}, "Nobody is logged in")));
    return card("Session", { level: 2 },
      h("p", { class: "owner" }, icon("person"), h("strong", {}, session.owner), session.isLocked && chip("locked", "bad")),
      h("h3", {}, "Permissions"), chips(session.permissions, "none"),
      h("h3", {}, "Information"), chips(session.information, "none"));
  }

  #hooks(hooks) {
    if (!this.store.isLive) return null;
    return card("In the app", { level: 2 }, hooks.length > 0
      ? h("div", { class: "hooks" }, hooks.map((hook) => button(hook.title, () => this.#run(hook), { small: false, key: `hook-${hook.id}` })))
      : h("p", { class: "note" }, "The app added no actions, such as one that logs out."));
  }

  async #run(hook) {
    await this.actions.perform("hook", { hook: hook.id }, `${hook.title}: done`);
    this.ask();
  }

  #table(wanted) {
    if (!this.#answer) return blank("Asking the guards");
    const { rows, reasons } = this.#answer;
    if (rows.length === 0) return blank("No destinations are known", "They come from the links and from the screens that were visited.");
    const shown = rows.filter((row) => (!this.only.value || row.decision === this.only.value)
      && [row.destination.name, row.destination.text, row.reason, row.destination.link].some((text) => text?.toLowerCase().includes(wanted)));
    if (shown.length === 0) return blank("No destination matches the filters");
    // rows may have reasons that the list lacks
    const columns = [...new Set([...reasons, ...rows.map((row) => row.reason).filter(Boolean)])].slice(0, 12);
    return h("div", { class: "scroll-x", tabindex: "0", role: "region", "aria-label": "Destinations and reasons" },
      h("table", { class: "table matrix-table" },
        h("caption", { class: "note" }, counts(shown)),
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Destination"), h("th", { scope: "col" }, "Requires"),
          h("th", { scope: "col" }, "Now"), columns.map((reason) => h("th", { scope: "col", class: "reason", title: reason }, h("span", {}, reason))))),
        h("tbody", {}, shown.map((row) => this.#row(row, columns)))));
  }

  #row(row, columns) {
    return h("tr", {},
      h("th", { scope: "row" }, h("span", { class: "node-name" }, row.destination.name),
        row.destination.link !== undefined
          ? h("button", {
            type: "button", class: "plain link-button", title: "Try this link", disabled: !this.store.isLive,
            onclick: () => this.actions.tryLink(row.destination.link),
          }, row.destination.link)
          : h("code", { class: "node-text" }, short(row.destination))),
      h("td", {}, guardedBy(row.destination) ?? h("span", { class: "note" }, "no access rule")),
      h("td", {}, pill(row.decision), row.to && h("div", { class: "answer-to" }, icon("turn"), screenName(row.to))),
      columns.map((reason) => h("td", { class: "cell", "data-tone": row.reason === reason ? (row.decision === "redirected" ? "turn" : "bad") : null },
        row.reason === reason ? [icon(row.decision === "redirected" ? "turn" : "cross"), h("span", { class: "unseen" }, "this reason")] : null)));
  }
}

function chips(texts, none) {
  if (!texts?.length) return h("p", { class: "note" }, none);
  return h("p", { class: "chips" }, texts.map((text) => chip(text, "info")));
}

function counts(rows) {
  const count = (decision) => rows.filter((row) => row.decision === decision).length;
  return [plural(rows.length, "destination"), `${count("allowed")} allowed`, `${count("redirected")} redirected`, `${count("denied")} denied`].join(" · ");
}
