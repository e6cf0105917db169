// Elements that several panels share: marks, screens, links, states.

import { copyButton, h, icon } from "./dom.js";
import { access, asked, full, meaning, short, time, took, words } from "./format.js";

/// Creates a mark for an outcome or a verdict.
export function pill(word) {
  const known = meaning(word);
  return h("span", { class: "pill", "data-tone": known.tone }, icon(known.icon), known.label);
}

function chip(text, tone) {
  return h("span", { class: "chip", "data-tone": tone }, text);
}

export function blank(title, text, ...more) {
  return h("div", { class: "blank" }, h("p", { class: "blank-title" }, title), text && h("p", {}, text), more);
}

export function card(title, { note, level = 3, actions } = {}, ...content) {
  return h("section", { class: "card", "aria-label": title },
    h("div", { class: "card-head" }, h(`h${level}`, {}, title), note && h("span", { class: "note" }, note), actions),
    content);
}

export function button(label, action, { symbol, small = true, primary = false, disabled = false, title, key } = {}) {
  return h("button", {
    type: "button", class: `button${small ? " small" : ""}${primary ? " primary" : ""}`, onclick: action, disabled, title,
    "data-key": key,
  }, symbol && icon(symbol), h("span", {}, label));
}

/// Creates the marks of a screen's access rule; null if its type has none.
export function guardedBy(screen) {
  const asks = access(screen);
  if (!asks) return null;
  return h("span", { class: "asks" },
    chip(asks.label, asks.tone), asks.parts.map((part) => chip(part, "info")));
}

/// Creates a link as text, with a button that copies it. The page never follows links.
export function linkLine(link, { label = "Copy the link", key } = {}) {
  const copies = copyButton(link, label);
  if (key) copies.dataset.key = key;
  return h("span", { class: "link-line" }, h("code", { class: "link", title: link }, link), copies);
}

/// Creates a screen's name for use within text.
export function screenName(screen) {
  return h("code", { class: "screen-name", title: `${screen.name}${screen.link ? ` · ${screen.link}` : ""}` }, full(screen));
}

/// Creates a row for a transition, with a button that opens it.
export function transitionRow(record, open) {
  const { tone, label } = meaning(record.outcome);
  return h("li", {}, h("button", {
    type: "button", class: "latest-row", "data-key": `latest-${record.number}`, onclick: () => open(record.number),
  },
  h("span", { class: "lamp", "data-tone": tone, title: label }), h("span", { class: "unseen" }, label),
  h("span", { class: "latest-text" }, asked(record)),
  h("span", { class: "latest-note note" }, h("span", {}, [words(record.kind), took(record)].filter(Boolean).join(" · ")), h("span", {}, time(record.at)))));
}

/// Creates the chain of screens from the requested one to the shown one.
export function chain(screens) {
  return h("ol", { class: "chain" }, screens.map((screen, index) =>
    h("li", {}, index > 0 && icon("turn"), screenName(screen))));
}

/// Creates a screen of a stack, with its link.
function screenNode(screen, isTop, key) {
  return h("li", { class: isTop ? "node top-node" : "node" },
    h("div", { class: "node-line" },
      h("strong", { class: "node-name" }, screen.name), isTop && chip("visible", "accent"), guardedBy(screen)),
    full(screen) !== screen.name && h("code", { class: "node-text" }, short(screen)),
    screen.values.length > 0 && !screen.text.includes("(") && h("ul", { class: "values" }, screen.values.map((value) =>
      h("li", {}, h("span", { class: "note" }, value.name), h("span", { class: "value" }, value.text)))),
    screen.link !== undefined
      ? linkLine(screen.link, { label: `Copy the link of ${screen.text}`, key })
      : h("p", { class: "no-link" }, "has no link"));
}

/// Creates levels, branches and stacks. The visible screen is the last one of the last level's selected branch.
export function stateTree(state) {
  const last = state.levels.length - 1;
  // top level first
  return h("ol", { class: "levels" }, state.levels.map((level, depth) =>
    h("li", { class: "level", "data-style": level.style ?? (depth === 0 ? "base" : "level") },
      h("div", { class: "level-head" },
        h("h3", {}, level.style ? words(level.style) : depth === 0 ? "Base" : "Level"),
        h("span", { class: "note" }, `level ${level.level}`)),
      h("div", { class: "branches" },
        level.branches.map((branch) => branchPart(branch, depth, depth === last && branch.isSelected))))).reverse());
}

function branchPart(branch, depth, isVisible) {
  const end = branch.screens.length - 1;
  return h("div", { class: "branch", "data-selected": branch.isSelected ? "yes" : "no" },
    branch.id !== undefined && h("div", { class: "branch-head" },
      h("h4", {}, branch.id), branch.isSelected && h("span", { class: "note selected-note" }, "selected")),
    branch.screens.length > 0
      ? h("ol", { class: "stack" }, branch.screens.map((screen, index) =>
        screenNode(screen, isVisible && index === end, `${depth}-${branch.id ?? ""}-${index}`)))
      : h("p", { class: "no-screens" }, "The host's own first screen, or one that a guard hides"));
}

/// A part of the page that is repainted never during a press, which would lose the click, and without losing the focus
/// of an element with a `data-key`.
export class Repainted {
  #written = null;
  #pressed = false;
  #late = null;

  constructor(root) {
    this.root = root;
    root.addEventListener("pointerdown", () => { this.#pressed = true; });
    addEventListener("pointerup", () => {
      if (!this.#pressed) return;
      this.#pressed = false;
      const late = this.#late;
      this.#late = null;
      // the click comes after this event
      if (late) setTimeout(() => this.paint(...late), 0);
    });
  }

  /// Repaints if the value's JSON has changed.
  paint(value, build) {
    if (this.#pressed) {
      this.#late = [value, build];
      return;
    }
    const written = JSON.stringify(value);
    if (written === this.#written) return;
    this.#written = written;
    const key = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    this.root.replaceChildren(...[build()].flat(Infinity).filter(Boolean));
    if (key) this.root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
}
