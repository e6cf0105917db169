// The panels' tabs. Arrow keys, Home and End move between them.

import { append, h, icon, setText } from "./dom.js";

export class Tabs {
  #panels = [];
  #current = null;

  constructor(list, main) {
    this.list = list;
    this.main = main;
    list.addEventListener("keydown", (event) => this.#move(event));
    const upright = matchMedia("(min-width: 720px)");
    const turn = () => list.setAttribute("aria-orientation", upright.matches ? "vertical" : "horizontal");
    upright.addEventListener("change", turn);
    turn();
  }

  /// Adds a panel: `{id, title, icon, root, show()}`. Its `isShown` indicates whether it is selected.
  add(panel) {
    const badge = h("span", { class: "badge", hidden: true });
    const tab = h("button", {
      type: "button", role: "tab", id: `tab-${panel.id}`, "aria-controls": `panel-${panel.id}`, "aria-selected": "false",
      tabindex: "-1", onclick: () => this.select(panel.id),
    }, icon(panel.icon), h("span", { class: "tab-title" }, panel.title), badge);
    append(this.list, [tab]);
    panel.root.id = `panel-${panel.id}`;
    panel.root.setAttribute("role", "tabpanel");
    panel.root.setAttribute("aria-labelledby", tab.id);
    panel.root.hidden = true;
    this.main.append(panel.root);
    this.#panels.push({ panel, tab, badge });
  }

  get current() {
    return this.#current?.panel ?? null;
  }

  get ids() {
    return this.#panels.map(({ panel }) => panel.id);
  }

  select(id, { focus = false } = {}) {
    const next = this.#panels.find(({ panel }) => panel.id === id) ?? this.#panels[0];
    for (const entry of this.#panels) {
      const isSelected = entry === next;
      entry.tab.setAttribute("aria-selected", String(isSelected));
      entry.tab.tabIndex = isSelected ? 0 : -1;
      entry.panel.root.hidden = !isSelected;
    }
    if (focus) next.tab.focus();
    if (this.#current === next) return;
    if (this.#current) this.#current.panel.isShown = false;
    this.#current = next;
    document.title = `${next.panel.title} · Waymark Inspector`;
    next.panel.isShown = true;
    next.panel.show();
  }

  /// Shows a number or a mark beside a panel's title; an empty text hides it.
  mark(id, text, { tone = "mute", label = "" } = {}) {
    const entry = this.#panels.find(({ panel }) => panel.id === id);
    entry.badge.hidden = text === "";
    entry.badge.dataset.tone = tone;
    setText(entry.badge, text);
    if (label) entry.badge.title = label;
  }

  #move(event) {
    const index = this.#panels.indexOf(this.#current);
    const end = this.#panels.length - 1;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    let next = null;
    if (step) next = (index + step + end + 1) % (end + 1);
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = end;
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.select(this.#panels[next].panel.id, { focus: true });
  }
}
