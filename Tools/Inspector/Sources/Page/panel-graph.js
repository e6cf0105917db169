// The app's graph, with visit counts. Selecting a node lists the transitions that led to it.

import { CallError } from "./client.js";
import { h, icon, replace, setText, throttled } from "./dom.js";
import { amount, plural, time } from "./format.js";
import { blank, button, Repainted, transitionRow } from "./parts.js";
import { drawing } from "./svg.js";

const SCALES = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4];
const MOST = 100;
/// The smallest scale at which the drawing's texts are readable. Below it, nodes get short names in a readable size.
const READABLE = 0.85;
const SHORT_SIZE = 11;

export class GraphPanel {
  id = "graph";
  title = "Graph";
  icon = "graph";
  #log = null;
  #text = null;
  #answer = null;
  #selected = null;
  #size = { width: 0, height: 0 };
  /// The scale; null to fit the drawing: readably to the width, or as a whole after "Fit".
  #scale = null;
  #isWhole = false;

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.view = h("div", {
      class: "graph-view", tabindex: "0", role: "region", "aria-label": "The app's graph",
      onclick: (event) => this.#choose(event.target), onkeydown: (event) => this.#key(event),
    });
    this.percent = h("span", { class: "note percent", role: "status" });
    this.side = h("aside", { class: "graph-side", "aria-label": "Visits" });
    this.visits = new Repainted(this.side);
    this.root = h("div", { class: "panel graph-panel" },
      h("div", { class: "graph-main" },
        h("div", { class: "toolbar" }, h("div", { class: "toolbar-line" }, h("h2", {}, "Graph"), h("div", { class: "spacer" }), this.percent,
          button("−", () => this.#zoom(-1), { title: "Smaller" }), button("+", () => this.#zoom(1), { title: "Larger" }),
          button("Fit", () => this.#fit(), { title: "Fit to the window" }))),
        this.view),
      this.side);
    this.ask = throttled(1500, () => this.#read());
    new ResizeObserver(() => this.#place()).observe(this.view);
  }

  show() {
    this.paint(new Set(["shown"]));
    this.ask();
  }

  key(event) {
    if (event.key === "+" || event.key === "=") this.#zoom(1);
    else if (event.key === "-") this.#zoom(-1);
    else if (event.key === "0") this.#fit();
    else return false;
    return true;
  }

  escape() {
    if (this.#selected === null) return false;
    this.#select(null);
    return true;
  }

  paint(topics) {
    const log = this.store.current;
    if (log !== this.#log) {
      this.#log = log;
      this.#answer = this.#text = this.#selected = null;
      replace(this.view);
    }
    if (["records", "sources", "cleared"].some((topic) => topics.has(topic))) this.ask();
    this.#paintSide();
  }

  async #read() {
    if (!this.isShown || !this.actions.canAsk) return;
    const log = this.store.current;
    try {
      const answer = await this.actions.call("graph");
      if (log !== this.store.current) return;
      this.#answer = answer;
      this.#draw(answer.svg, answer.root);
      this.#paintSide();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (this.#text === null) replace(this.view, blank("There is no graph", error.message));
    }
  }

  // MARK: drawing
  #draw(text, root) {
    if (text === this.#text) return;
    const isFirst = this.#text === null;
    this.#text = text;
    const svg = text ? drawing(text) : null;
    if (!svg) return replace(this.view, blank("There is no graph", text ? "The app sent an invalid drawing." : "Nothing was visited yet."));
    const [, , width, height] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    this.#size = { width: width || 800, height: height || 600 };
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", "The app's graph; the visits are listed beside it");
    for (const node of svg.querySelectorAll(".node[data-id]")) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
      node.setAttribute("aria-label", node.querySelector("title")?.textContent ?? node.dataset.id);
    }
    const { scrollLeft, scrollTop } = this.view;
    replace(this.view, svg);
    this.#place();
    this.#paintSelection();
    if (isFirst) this.#reveal(root);
    else this.view.scrollTo(scrollLeft, scrollTop);
  }

  #nodes() {
    return [...this.view.querySelectorAll(".node[data-id]")];
  }

  /// Scrolls so that the app's first screen is at the top center.
  #reveal(root) {
    const node = this.#nodes().find((item) => item.dataset.id === root);
    if (!node) return;
    const [frame, view] = [node.getBoundingClientRect(), this.view.getBoundingClientRect()];
    this.view.scrollBy(frame.left + frame.width / 2 - view.left - view.width / 2, frame.top - view.top - 48);
  }

  get #fitting() {
    const width = (this.view.clientWidth - 24) / this.#size.width;
    if (!this.#isWhole) return Math.max(READABLE, Math.min(1.4, width));
    return Math.max(SCALES[0], Math.min(1.4, width, (this.view.clientHeight - 24) / this.#size.height));
  }

  #zoom(step) {
    const now = this.#scale ?? this.#fitting;
    const next = step > 0 ? SCALES.find((scale) => scale > now * 1.01) : SCALES.findLast((scale) => scale < now * 0.99);
    this.#scale = next ?? now;
    this.#place();
  }

  #fit() {
    this.#isWhole = true;
    this.#scale = null;
    this.#place();
  }

  #place() {
    const svg = this.view.querySelector(":scope > svg");
    if (!svg || this.view.clientWidth === 0) return;
    const scale = this.#scale ?? this.#fitting;
    svg.setAttribute("width", Math.round(this.#size.width * scale));
    svg.setAttribute("height", Math.round(this.#size.height * scale));
    setText(this.percent, `${Math.round(scale * 100)} %`);
    this.#paintLabels(scale);
  }

  /// Gives the nodes of a small drawing short names in a readable size.
  #paintLabels(scale) {
    const isShort = scale < READABLE;
    const size = SHORT_SIZE / scale;
    this.view.classList.toggle("short", isShort);
    this.view.style.setProperty("--short-size", `${size}px`);
    for (const node of this.#nodes()) {
      const label = node.querySelector(".label");
      const shape = node.querySelector(".shape");
      if (!label || !shape) continue;
      node.full ??= { text: label.textContent, x: label.getAttribute("x"), y: label.getAttribute("y") };
      const frame = shape.getBBox();
      const short = node.dataset.id.split("/").at(-1);
      const room = Math.floor(frame.width / (size * 0.58));
      const { text, x, y } = !isShort ? node.full : {
        text: short.length > room ? `${short.slice(0, Math.max(1, room - 1))}…` : short,
        x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + size * 0.35,
      };
      setText(label, text);
      label.setAttribute("x", x);
      label.setAttribute("y", y);
    }
  }

  // MARK: selection
  #choose(target) {
    this.#select(target.closest(".node[data-id]")?.dataset.id ?? null);
  }

  #key(event) {
    if (event.key !== "Enter" && event.key !== " " || !event.target.closest(".node")) return;
    event.preventDefault();
    this.#choose(event.target);
  }

  /// Selects a node. Deselects for null, or for the node that is selected already.
  #select(name) {
    this.#selected = name === this.#selected ? null : name;
    this.#paintSelection();
    this.#paintSide();
  }

  #paintSelection() {
    const name = this.#selected;
    const edges = [...this.view.querySelectorAll(".edge[data-from]")];
    const near = new Set([name]);
    for (const edge of edges) {
      const { from, to } = edge.dataset;
      const isNear = from === name || to === name;
      edge.classList.toggle("near", isNear);
      if (isNear) near.add(from).add(to);
    }
    this.view.classList.toggle("selecting", name !== null);
    for (const node of this.#nodes()) {
      node.classList.toggle("near", near.has(node.dataset.id));
      node.setAttribute("aria-pressed", String(node.dataset.id === name));
    }
  }

  // MARK: visits
  #paintSide() {
    const { nodes, edges } = this.#answer ?? { nodes: [], edges: [] };
    const name = this.#selected;
    const led = name === null ? [] : (this.#log?.records ?? []).filter((record) => record.before !== record.after && record.top?.name === name);
    this.visits.paint([nodes, edges, name, led.length, led.at(-1)?.number], () => (name === null ? this.#all(nodes, edges)
      : this.#transitions(name, led, nodes.find((node) => node.name === name))));
  }

  #transitions(name, led, visit) {
    return [
      h("div", { class: "card-head" }, h("h2", { class: "node-name" }, name), h("div", { class: "spacer" }),
        h("button", { type: "button", class: "tool", "aria-label": "Show all visits", title: "Show all visits", onclick: () => this.#select(null) }, icon("cross"))),
      h("p", { class: "note" }, visit ? `${plural(visit.count, "visit")}, first ${time(visit.first)}, last ${time(visit.last)}` : "Not visited yet"),
      led.length > 0 && h("h3", {}, "Transitions that showed it"),
      h("ol", { class: "latest" }, led.slice(-MOST).reverse().map((record) => transitionRow(record, this.actions.open))),
    ];
  }

  #all(nodes, edges) {
    const most = Math.max(1, ...nodes.map((node) => node.count));
    const sorted = [...nodes].sort((a, b) => b.count - a.count).slice(0, MOST);
    const ways = [...edges].sort((a, b) => b.count - a.count).slice(0, MOST);
    return [
      h("h2", {}, "Visits ", h("span", { class: "note" }, plural(nodes.length, "destination"))),
      sorted.length === 0 && h("p", { class: "note" }, "Nothing was visited yet."),
      h("ol", { class: "visits" }, sorted.map((node) => h("li", { title: `first ${time(node.first)}, last ${time(node.last)}` },
        h("button", { type: "button", class: "plain node-name", "data-key": `visit-${node.name}`, onclick: () => this.#select(node.name) }, node.name),
        h("span", { class: "figures" }, amount(node.count)), bar(node.count / most)))),
      ways.length > 0 && h("h2", {}, "Ways"),
      h("ol", { class: "ways" }, ways.map((edge) => h("li", {},
        h("span", { class: "way-text" }, h("code", {}, edge.from), " → ", h("code", {}, edge.to)),
        h("span", { class: "figures" }, amount(edge.count))))),
    ];
  }
}

function bar(share) {
  const fill = h("span", { class: "bar-fill" });
  fill.style.width = `${Math.max(1, share * 100)}%`;
  return h("span", { class: "bar", "aria-hidden": "true" }, fill);
}
