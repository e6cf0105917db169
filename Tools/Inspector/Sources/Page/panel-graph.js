// The app's graph, with how often each destination was shown.

import { CallError } from "./client.js";
import { h, replace, setText, throttled } from "./dom.js";
import { amount, plural, time } from "./format.js";
import { blank, button, Repainted } from "./parts.js";
import { drawing } from "./svg.js";

const SCALES = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4];
const MOST = 100;
/// At which the drawing's texts can be read.
const READABLE = 0.8;

export class GraphPanel {
  id = "graph";
  title = "Graph";
  icon = "graph";
  #log = null;
  #text = null;
  #size = { width: 0, height: 0 };
  /// Null fits the drawing to the width: so far as it can be read, or as a whole.
  #scale = null;
  #isWhole = false;

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.view = h("div", { class: "graph-view", tabindex: "0", role: "region", "aria-label": "The app's graph" });
    this.percent = h("span", { class: "note percent", role: "status" });
    this.side = h("aside", { class: "graph-side", "aria-label": "Visits" });
    this.visits = new Repainted(this.side);
    this.root = h("div", { class: "panel graph-panel" },
      h("div", { class: "graph-main" },
        h("div", { class: "toolbar" }, h("div", { class: "toolbar-line" }, h("h2", {}, "Graph"), h("div", { class: "spacer" }), this.percent,
          button("−", () => this.#zoom(-1), { title: "Smaller" }), button("+", () => this.#zoom(1), { title: "Larger" }),
          button("Fit", () => this.#fit(), { title: "Fit to the width" }))),
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

  paint(topics) {
    const log = this.store.current;
    if (log !== this.#log || topics.has("shown")) {
      if (log !== this.#log) this.#text = null;
      this.#log = log;
      if (!this.store.isLive) {
        const shown = log ? fromRecords(log.records) : { nodes: [], edges: [] };
        this.#text = null;
        replace(this.view, blank("A file has no drawing", "The counts beside it are taken from its transitions."));
        this.#paintVisits(shown);
      }
    }
    if (["records", "sources", "cleared"].some((topic) => topics.has(topic))) this.ask();
  }

  async #read() {
    if (!this.isShown || !this.actions.isLive) return;
    const log = this.store.current;
    try {
      const { svg, nodes, edges } = await this.actions.call("graph");
      if (log !== this.store.current) return;
      this.#draw(String(svg ?? ""));
      this.#paintVisits({ nodes: nodes ?? [], edges: edges ?? [] });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (this.#text === null) replace(this.view, blank("There is no graph", error.message));
    }
  }

  #draw(text) {
    if (text === this.#text) return;
    this.#text = text;
    const svg = text ? drawing(text) : null;
    if (!svg) return replace(this.view, blank("There is no graph", text ? "What the app sent is no drawing." : "Nothing was visited yet."));
    const [, , width, height] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    this.#size = { width: width || 800, height: height || 600 };
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", "The app's graph; the visits are listed beside it");
    const { scrollLeft, scrollTop } = this.view;
    replace(this.view, svg);
    this.#place();
    this.view.scrollTo(scrollLeft, scrollTop);
  }

  get #fitting() {
    const fitting = Math.min(1.4, (this.view.clientWidth - 24) / this.#size.width);
    return this.#isWhole ? fitting : Math.max(READABLE, fitting);
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
    const svg = this.view.querySelector("svg.waymark-graph, :scope > svg");
    if (!svg || this.view.clientWidth === 0) return;
    const scale = this.#scale ?? this.#fitting;
    svg.setAttribute("width", Math.round(this.#size.width * scale));
    svg.setAttribute("height", Math.round(this.#size.height * scale));
    setText(this.percent, `${Math.round(scale * 100)} %`);
  }

  #paintVisits({ nodes, edges }) {
    this.visits.paint({ nodes, edges }, () => {
      const most = Math.max(1, ...nodes.map((node) => node.count));
      const sorted = [...nodes].sort((a, b) => b.count - a.count).slice(0, MOST);
      const ways = [...edges].sort((a, b) => b.count - a.count).slice(0, MOST);
      return [
        h("h2", {}, "Visits ", h("span", { class: "note" }, plural(nodes.length, "destination"))),
        sorted.length === 0 && h("p", { class: "note" }, "Nothing was visited yet."),
        h("ol", { class: "visits" }, sorted.map((node) => h("li", { title: `first ${time(node.first)}, last ${time(node.last)}` },
          h("span", { class: "node-name" }, node.name), h("span", { class: "figures" }, amount(node.count)), bar(node.count / most)))),
        ways.length > 0 && h("h2", {}, "Ways"),
        h("ol", { class: "ways" }, ways.map((edge) => h("li", {},
          h("span", { class: "way-text" }, h("code", {}, edge.from), " → ", h("code", {}, edge.to)),
          h("span", { class: "figures" }, amount(edge.count))))),
      ];
    });
  }
}

function bar(share) {
  const fill = h("span", { class: "bar-fill" });
  fill.style.width = `${Math.max(1, share * 100)}%`;
  return h("span", { class: "bar", "aria-hidden": "true" }, fill);
}

/// Counts what a file's transitions showed.
function fromRecords(records) {
  const nodes = new Map();
  const edges = new Map();
  let last = null;
  for (const { showing, at } of records) {
    if (!showing) continue;
    const node = nodes.get(showing.name) ?? { name: showing.name, count: 0, first: at, last: at };
    nodes.set(showing.name, { ...node, count: node.count + 1, last: at });
    if (last !== null && last !== showing.name) {
      const key = JSON.stringify([last, showing.name]);
      edges.set(key, { from: last, to: showing.name, count: (edges.get(key)?.count ?? 0) + 1 });
    }
    last = showing.name;
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}
