// A console that explains and opens links, and the list of all patterns.

import { CallError } from "./client.js";
import { h, replace, setText } from "./dom.js";
import { plural } from "./format.js";
import { state as readState } from "./model.js";
import { blank, button, card, pill, stateTree } from "./parts.js";

const MOST = 200;

export class LinksPanel {
  id = "links";
  title = "Links";
  icon = "links";
  #log = null;
  #asked = 0;
  #timer = 0;
  #rows = [];

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.field = h("textarea", {
      class: "field link-field", id: "link", rows: "2", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
      placeholder: "Type or paste a link", "aria-describedby": "link-hint", oninput: () => this.#soon(),
      onkeydown: (event) => this.#key(event),
    });
    this.opens = button("Open", () => this.#open(), { symbol: "show", primary: true, title: "Open it as a link from outside" });
    this.answer = h("div", { class: "answer", role: "region", "aria-live": "polite", "aria-label": "Explanation of the link" });
    this.search = h("input", {
      type: "search", class: "field search", placeholder: "Search the links", "aria-label": "Search the links", spellcheck: "false",
      oninput: () => this.#filter(),
    });
    this.found = h("span", { class: "note" });
    this.patterns = h("div", { class: "patterns" });
    this.console = h("section", { class: "console", "aria-label": "Try a link" },
      h("div", { class: "console-entry" }, h("label", { for: "link" }, h("h2", {}, "Try a link")), this.field,
        h("div", { class: "toolbar-line" }, this.opens, h("span", { class: "note", id: "link-hint" }, "Enter opens it"))),
      this.answer);
    this.root = h("div", { class: "panel links" }, this.console,
      h("section", { class: "link-list", "aria-label": "All links" },
        h("div", { class: "toolbar" }, h("div", { class: "toolbar-line" }, h("h2", {}, "All links"), this.found), this.search),
        this.patterns));
    this.#rest();
  }

  show() {
    this.paint(new Set(["shown"]));
  }

  paint(topics) {
    const log = this.store.current;
    if (log === this.#log && !topics.has("sources") && !topics.has("shown")) return;
    const isOther = log !== this.#log;
    this.#log = log;
    this.console.hidden = !this.store.isLive;
    if (isOther) {
      this.#rest();
      this.#rows = [];
    }
    if (isOther || this.#rows.length === 0) this.#read(log);
  }

  /// Explains a link without opening it.
  explain(link) {
    this.field.value = link;
    this.#explain();
    this.field.focus();
  }

  escape(event) {
    const field = event.target === this.search ? this.search : event.target === this.field ? this.field : null;
    if (!field?.value) return false;
    field.value = "";
    if (field === this.search) this.#filter();
    else this.#rest();
    return true;
  }

  async #read(log) {
    if (!log) return replace(this.patterns, blank("No app is connected"));
    let patterns;
    try {
      ({ patterns } = await this.actions.call("links"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return replace(this.patterns, blank("The links can't be read", error.message));
    }
    if (log !== this.#log) return;
    this.#rows = patterns.map(({ pattern, owner }) => ({
      text: `${pattern}\n${owner}`.toLowerCase(),
      element: h("button", { type: "button", class: "pattern-row", title: "Try it, with 1 for each parameter", onclick: () => this.explain(pattern.replace(/\{[^}]*\}/g, "1")) },
        patternText(pattern), h("span", { class: "note" }, owner)),
    }));
    this.#filter();
  }

  #filter() {
    const wanted = this.search.value.trim().toLowerCase().split(/\s+/);
    const found = this.#rows.filter(({ text }) => wanted.every((word) => text.includes(word)));
    setText(this.found, found.length > MOST ? `${plural(found.length, "link")}, the first ${MOST} are shown` : plural(found.length, "link"));
    if (found.length > 0) replace(this.patterns, found.slice(0, MOST).map(({ element }) => element));
    else replace(this.patterns, blank(this.#rows.length ? "No link matches the search" : "The source has no links"));
  }

  #key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#open();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#explain(), 120);
  }

  #rest() {
    this.#asked += 1;
    this.opens.disabled = true;
    replace(this.answer, blank("Explain a link",
      "Shows which pattern matches, why the others don't, and the state that the link leads to. Nothing is opened."));
  }

  async #open() {
    const link = this.field.value.trim();
    if (link) await this.actions.perform("open_link", { link });
  }

  async #explain() {
    const link = this.field.value.trim();
    if (!link) return this.#rest();
    const asked = ++this.#asked;
    this.opens.disabled = false;
    try {
      const result = await this.actions.call("explain_link", { link });
      // drops the answer to an earlier text
      if (asked === this.#asked) replace(this.answer, explanation(link, result));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (asked === this.#asked) replace(this.answer, h("div", { class: "callout", "data-tone": "bad" }, h("p", {}, error.message)));
    }
  }
}

function explanation(link, result) {
  const candidates = [...(result.candidates ?? [])].sort((a, b) => closeness(b) - closeness(a));
  return [
    verdict(link, result),
    result.state && card("It leads to", { note: result.state.link }, stateTree(readState(result.state))),
    candidates.length > 0 && card("Patterns, the nearest first", { note: plural(candidates.length, "pattern") },
      h("ol", { class: "candidates" }, candidates.slice(0, MOST).map(candidate)),
      candidates.length > MOST && h("p", { class: "note" }, `The first ${MOST} are shown.`)),
  ];
}

function verdict(link, { accepted, refusal, candidates }) {
  const matched = (candidates ?? []).find((item) => item.matched && !item.refusedAt);
  if (accepted) {
    return h("div", { class: "callout", "data-tone": "good" }, h("p", {}, h("strong", {}, "Accepted"), " ",
      matched ? ["by ", patternText(matched.pattern)] : "as a state of the app"));
  }
  return h("div", { class: "callout", "data-tone": "bad" },
    h("p", {}, h("strong", {}, "Refused"), " ", refusal?.message ?? "no pattern matches"),
    refusal?.rule && h("p", { class: "note" }, `Rule: ${refusal.rule}`),
    Number.isInteger(refusal?.offset) && refusal.offset >= 0 && offender(link, refusal.offset));
}

/// Returns the link with a mark where it was refused. The offset counts UTF-8 bytes.
function offender(link, offset) {
  const bytes = new TextEncoder().encode(link);
  const decode = (part) => new TextDecoder().decode(part);
  const before = decode(bytes.slice(Math.max(0, offset - 40), offset));
  const rest = decode(bytes.slice(offset, offset + 40));
  const [first = ""] = rest;
  return h("code", { class: "offender" }, offset > 40 && "…", before, h("mark", {}, first || "end"), rest.slice(first.length),
    bytes.length > offset + 40 && "…");
}

/// Returns infinity if the pattern matched, less if only a parameter refused, and otherwise the number of the segment that
/// refused.
function closeness({ matched, refusedAt }) {
  if (matched) return refusedAt ? Number.MAX_VALUE : Infinity;
  return Number(refusedAt?.name) || 0;
}

function candidate({ pattern, matched, refusedAt }) {
  const isMatch = matched && !refusedAt;
  return h("li", { class: "candidate", "data-matched": isMatch ? "yes" : "no" },
    pill(isMatch ? "matched" : matched ? "nearly" : "refused"),
    patternText(String(pattern), refusedAt),
    refusedAt && h("span", { class: "candidate-why" }, why(refusedAt)));
}

/// Returns the message, preceded by the refusing part unless the message names it.
function why({ kind, name, message }) {
  const text = String(message ?? "");
  return text.includes(String(name)) ? text : `${kind} ${name}: ${text}`;
}

/// Returns a pattern as code. The part that refused a link is marked: a parameter by name, a segment by name or number.
function patternText(pattern, refusedAt) {
  const parts = pattern.split(/(\{[^}]*\}|\/|\?|&)/).filter(Boolean);
  const refused = refusedAt === undefined || refusedAt === null ? undefined : String(refusedAt.name);
  const place = refusedAt?.kind === "segment" && /^\d+$/.test(refused) ? Number(refused) : 0;
  let segment = 0;
  return h("code", { class: "pattern" }, parts.map((part) => {
    if (part === "/") segment += 1;
    if (part === "?") segment = Infinity;
    const name = part.startsWith("{") ? part.slice(1, -1) : part;
    const isRefused = refused !== undefined && part !== "/" && (place > 0 ? segment === place : refused === name || refused === part);
    if (!part.startsWith("{") && !isRefused) return part;
    return h(isRefused ? "mark" : "span", { class: part.startsWith("{") ? "parameter" : null }, part);
  }));
}
