// All transitions: a searchable list, and the selected one in detail.

import { h, icon, replace, setText, throttled } from "./dom.js";
import { amount, asked, full, meaning, plural, time, took, words } from "./format.js";
import { blank, button } from "./parts.js";
import { detail } from "./timeline-detail.js";
import { VirtualList } from "./virtual-list.js";

export class TimelinePanel {
  id = "timeline";
  title = "Timeline";
  icon = "timeline";
  #log = null;
  /// The transitions that match the filters, oldest first, and the number up to which they were filtered.
  #passing = [];
  #upTo = 0;
  #hasShown = null;
  /// The transitions after which the scrubber stops: all except those that restored an earlier state.
  #stops = [];

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.search = h("input", {
      type: "search", class: "field search", placeholder: "Search", "aria-label": "Search the transitions", spellcheck: "false",
      oninput: () => this.#filterAnew(), onkeydown: (event) => this.#fromSearch(event),
    });
    this.marks = ["all", "problems", "redirected"].map((mark) => this.#markButton(mark));
    this.list = new VirtualList({
      label: "Transitions, newest first", height: 52, make: makeRow, fill: fillRow, pick: (record) => this.#show(record),
    });
    this.list.root.id = "transitions";
    this.range = h("input", {
      type: "range", min: "1", step: "1", "aria-label": "The moment that the app shows", oninput: () => this.#scrub(), onchange: () => this.#travel(),
    });
    this.shown = h("span", { class: "scrubber-text" });
    this.newest = button("Newest", () => this.#goTo(this.#stops.length), { title: "Return to the newest state" });
    this.scrubber = h("div", { class: "scrubber" }, icon("wait"), this.range, this.shown, this.newest);
    this.count = h("p", { class: "list-foot note" });
    this.none = h("div", { class: "list-none" });
    this.detail = h("section", { class: "detail", "aria-label": "Transition" });
    this.root = h("div", { class: "panel timeline" },
      h("div", { class: "list-side" },
        h("div", { class: "toolbar" }, h("div", { class: "toolbar-line" }, this.search,
          h("div", { class: "marks", role: "group", "aria-label": "Show" }, this.marks))),
        this.scrubber, this.none, this.list.root, this.count),
      this.detail);
    this.mark = "all";
    this.countAgain = throttled(200, () => this.#paintCounts());
    this.#paintCounts();
    this.#show(null);
  }

  #markButton(mark) {
    return h("button", { type: "button", class: "mark", "data-mark": mark, "aria-pressed": String(mark === "all"), onclick: () => this.#choose(mark) });
  }

  #choose(mark) {
    this.mark = mark;
    for (const item of this.marks) item.setAttribute("aria-pressed", String(item.dataset.mark === mark));
    this.#filterAnew();
  }

  show() {
    this.paint(new Set(["shown"]));
  }

  paint(topics) {
    const log = this.store.current;
    if (log !== this.#log || topics.has("shown")) {
      if (log !== this.#log) this.#show(null);
      this.#log = log;
      this.#filterAnew();
      this.#showLatest();
    } else if (topics.has("records")) {
      this.#add();
      this.#showLatest();
    } else if (topics.has("state")) {
      this.#paintMoment();
    }
  }

  /// Selects the newest transition initially if there is room beside the list.
  #showLatest() {
    if (this.#hasShown === this.#log || this.#passing.length === 0 || !matchMedia("(min-width: 720px)").matches) return;
    if (this.list.selected === null) {
      this.list.select(this.#passing.at(-1), { scroll: false });
      this.#show(this.#passing.at(-1));
    }
    this.#hasShown = this.#log;
  }

  /// Shows a transition by its number.
  open(number) {
    const record = this.#log?.find(number);
    if (!record) return this.actions.toast(`#${number} is no longer kept.`, "warn");
    if (!this.#passes(record)) this.#showAll();
    this.list.select(record);
    this.#show(record);
  }

  // MARK: moments
  #paintMoment() {
    this.#stops = (this.#log?.records ?? []).filter((record) => record.travel === undefined);
    const moment = this.#log?.state?.moment;
    this.scrubber.hidden = this.#stops.length === 0 || moment === undefined;
    this.list.mark(this.#log?.find(moment) ?? null);
    if (this.scrubber.hidden || this.range.matches(":active")) return;
    const at = this.#stops.filter((record) => record.number <= moment).length;
    this.range.max = String(this.#stops.length);
    this.range.value = String(at);
    this.#sayMoment(at);
  }

  /// Shows the position among the stops; 0 is before the first one.
  #sayMoment(at) {
    const text = at > 0 ? `After #${this.#stops[at - 1].number}` : `Before #${this.#stops[0].number}`;
    setText(this.shown, text);
    this.range.setAttribute("aria-valuetext", text);
    this.newest.hidden = !this.store.isLive || at === this.#stops.length;
  }

  /// Shows a transition while the scrubber moves. The app follows when it is released.
  #scrub() {
    const at = Number(this.range.value);
    const record = this.#stops[at - 1];
    this.#sayMoment(at);
    this.list.select(record);
    this.#show(record);
  }

  #travel() {
    if (this.store.isLive) this.#goTo(Number(this.range.value));
    else this.#paintMoment();
  }

  async #goTo(at) {
    await this.actions.perform("travel", { number: this.#stops[at - 1].number, side: "after" });
    await this.store.readState(this.#log);
  }

  key(event) {
    const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
    if (steps[event.key]) this.list.move(steps[event.key]);
    else if (event.key === "e") this.#nextProblem();
    else return false;
    return true;
  }

  escape() {
    if (this.root.classList.contains("has-detail")) {
      this.list.select(null);
      this.#show(null);
      this.list.root.focus();
      return true;
    }
    if (!this.search.value) return false;
    this.search.value = "";
    this.#filterAnew();
    return true;
  }

  #nextProblem() {
    const items = [...this.#passing].reverse();
    const at = items.indexOf(this.list.selected);
    const found = items.find((record, index) => index > at && record.isProblem) ?? items.find((record) => record.isProblem);
    if (!found) return;
    this.list.select(found);
    this.#show(found);
  }

  #fromSearch(event) {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    this.list.root.focus();
    if (!this.list.selected) this.list.move(1);
  }

  #passes(record) {
    if (this.mark === "problems" && !record.isProblem) return false;
    if (this.mark === "redirected" && !record.isRedirected) return false;
    const wanted = this.search.value.trim().toLowerCase();
    return wanted === "" || wanted.split(/\s+/).every((word) => record.haystack.includes(word));
  }

  #showAll() {
    this.search.value = "";
    this.#choose("all");
  }

  #filterAnew() {
    this.#passing = [];
    this.#upTo = 0;
    this.#add();
  }

  /// Filters the transitions that are new since the last call.
  #add() {
    const records = this.#log?.records ?? [];
    let added = 0;
    let index = records.length;
    while (index > 0 && records[index - 1].number > this.#upTo) index -= 1;
    for (; index < records.length; index++) {
      this.#upTo = records[index].number;
      if (!this.#passes(records[index])) continue;
      this.#passing.push(records[index]);
      added += 1;
    }
    const first = this.#log?.first ?? 0;
    const gone = this.#passing.findIndex((record) => record.number >= first);
    if (gone > 0) this.#passing.splice(0, gone);
    else if (gone < 0) this.#passing = [];
    this.list.set(this.#passing, added);
    this.#paintFoot(records);
    this.countAgain();
  }

  #paintCounts() {
    const records = this.#log?.records ?? [];
    this.#paintMoment();
    const problems = records.filter((record) => record.isProblem).length;
    const redirected = records.filter((record) => record.isRedirected).length;
    const counts = { all: ["All", records.length], problems: ["Problems", problems], redirected: ["Redirected", redirected] };
    for (const item of this.marks) {
      const [title, number] = counts[item.dataset.mark];
      setText(item, `${title} ${amount(number)}`);
    }
  }

  #paintFoot(records) {
    const lost = this.#log?.lost ? `, ${amount(this.#log.lost)} before them are no longer kept` : "";
    setText(this.count, `${plural(this.#passing.length, "transition")}${lost}`);
    this.list.root.hidden = this.#passing.length === 0;
    this.none.hidden = !this.list.root.hidden;
    if (!this.none.hidden) {
      replace(this.none, records.length ? blank("No transition matches the filters", null, button("Show all", () => this.#showAll()))
        : blank("No transitions yet", "Each one appears here as it ends."));
    }
  }

  #show(record) {
    this.root.classList.toggle("has-detail", record !== null);
    if (record) replace(this.detail, detail(record, this.store.isLive, this.actions, () => this.escape()));
    else replace(this.detail, blank("No transition is selected", "Select one in the list with a click, or with j and k."));
    this.detail.scrollTop = 0;
  }
}

function makeRow() {
  return h("div", { class: "row" },
    h("span", { class: "row-mark" }), h("span", { class: "row-name" }), h("span", { class: "row-time" }),
    h("span", { class: "row-note" }), h("span", { class: "row-took" }), h("span", { class: "row-here" }, "shown"));
}

function fillRow(row, record) {
  const { label, tone, icon: symbol } = meaning(record.outcome);
  const [mark, name, at, note, lasted] = row.children;
  const turned = record.isRedirected && record.outcome === "committed";
  row.dataset.tone = turned ? "turn" : tone;
  row.dataset.problem = record.isProblem ? "yes" : "no";
  mark.replaceChildren(icon(turned ? "turn" : symbol), h("span", { class: "unseen" }, turned ? "Redirected" : label));
  setText(name, asked(record));
  setText(at, time(record.at));
  const why = record.reason ?? record.failure ?? record.error;
  const parts = [`#${record.number}`, ...new Set([words(record.kind), words(record.origin)])];
  if (record.link && record.link !== name.textContent) parts.push(record.link);
  if (turned && record.showing) parts.push(`→ ${full(record.showing)}`);
  else if (record.outcome !== "committed") parts.push(why ? `${label.toLowerCase()}: ${why}` : label.toLowerCase());
  setText(note, parts.join(" · "));
  setText(lasted, took(record));
}
