// A list of any length that creates elements only for the rows in view.

import { h } from "./dom.js";

const SPARE = 6;

export class VirtualList {
  #items = [];
  #rows = [];
  #selected = null;
  #marked = null;
  #frame = 0;
  // cached, because reading them from the element forces a layout
  #top = 0;
  #view = 0;

  /// `make()` creates a row, `fill(row, item)` paints it, and `pick(item)` is called when the user selects an item.
  constructor({ label, height, make, fill, pick }) {
    this.height = height;
    this.make = make;
    this.fill = fill;
    this.pick = pick;
    this.space = h("div", { class: "virtual-space", role: "presentation" });
    this.root = h("div", { class: "virtual", role: "listbox", tabindex: "0", "aria-label": label }, this.space);
    this.root.addEventListener("scroll", () => {
      this.#top = this.root.scrollTop;
      this.#soon();
    }, { passive: true });
    this.root.addEventListener("click", (event) => this.#click(event));
    this.root.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => {
      this.#view = this.root.clientHeight;
      this.#top = this.root.scrollTop;
      this.#soon();
    }).observe(this.root);
  }

  get selected() {
    return this.#selected;
  }

  get isAtTop() {
    return this.#top < 4;
  }

  /// Sets the items, oldest first; the newest is at the top. Unless the list is at its top, the rows in view stay in place
  /// when `added` rows come above them.
  set(items, added = 0) {
    const stays = added > 0 && !this.isAtTop;
    this.#items = items;
    this.space.style.height = `${items.length * this.height}px`;
    if (stays) this.#scroll(this.#top + added * this.height);
    this.#paint();
  }

  /// Selects an item; null deselects.
  select(item, { scroll = true } = {}) {
    this.#selected = item;
    const index = this.#index(item);
    if (scroll && index >= 0) {
      const top = index * this.height;
      const view = this.root.clientHeight;
      if (top < this.#top) this.#scroll(top);
      else if (top + this.height > this.#top + view) this.#scroll(top + this.height - view);
    }
    this.#paint();
  }

  /// Marks the row whose state the app shows.
  mark(item) {
    if (item === this.#marked) return;
    this.#marked = item;
    this.#paint();
  }

  #scroll(top) {
    this.root.scrollTop = top;
    this.#top = this.root.scrollTop;
  }

  /// Moves the selection by a number of rows.
  move(step) {
    if (this.#items.length === 0) return;
    const index = this.#index(this.#selected);
    const next = index < 0 ? 0 : Math.min(this.#items.length - 1, Math.max(0, index + step));
    this.#choose(this.#at(next));
  }

  #at(row) {
    return this.#items[this.#items.length - 1 - row];
  }

  #index(item) {
    const index = this.#items.lastIndexOf(item);
    return index < 0 ? -1 : this.#items.length - 1 - index;
  }

  #choose(item) {
    this.select(item);
    this.pick(item);
  }

  #click(event) {
    const row = event.target.closest("[role=option]");
    const item = row && this.#at(Number(row.dataset.index));
    if (item) this.#choose(item);
  }

  #key(event) {
    const page = Math.max(1, Math.floor(this.root.clientHeight / this.height) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.move(step);
  }

  #soon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint() {
    const count = this.#items.length;
    const first = Math.max(0, Math.min(Math.floor(this.#top / this.height) - SPARE, count));
    const wanted = Math.ceil(this.#view / this.height) + 2 * SPARE;
    const shown = Math.max(0, Math.min(count - first, wanted));
    while (this.#rows.length < wanted) {
      const row = this.make();
      row.id = `${this.root.id || "row"}-${this.#rows.length}`;
      row.setAttribute("role", "option");
      row.hidden = true;
      this.#rows.push(row);
      this.space.append(row);
    }
    const used = new Set();
    let active = "";
    for (let index = first; index < first + shown; index++) {
      const item = this.#at(index);
      // an item keeps its row when others come above it, so the row only moves
      const row = this.#rows[(count - 1 - index) % this.#rows.length];
      used.add(row);
      if (row.item !== item) {
        row.item = item;
        this.fill(row, item);
      }
      const isSelected = item === this.#selected;
      if (isSelected) active = row.id;
      row.hidden = false;
      row.dataset.index = index;
      row.dataset.here = item === this.#marked ? "yes" : "no";
      row.style.transform = `translateY(${index * this.height}px)`;
      row.setAttribute("aria-selected", String(isSelected));
      row.setAttribute("aria-setsize", count);
      row.setAttribute("aria-posinset", index + 1);
    }
    for (const row of this.#rows) if (!used.has(row)) row.hidden = true;
    if (active) this.root.setAttribute("aria-activedescendant", active);
    else this.root.removeAttribute("aria-activedescendant");
  }
}
