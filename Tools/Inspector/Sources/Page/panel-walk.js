// Records a walk through the app, and shows it as tests.

import { CallError } from "./client.js";
import { copyButton, download, h, throttled } from "./dom.js";
import { asked, plural, took, words } from "./format.js";
import { blank, button, pill, Repainted } from "./parts.js";

const MOST = 200;

export class WalkPanel {
  id = "walk";
  title = "Walk";
  icon = "walk";
  #answer = null;
  #log = null;
  #isAsking = false;
  /// The number of starts and stops so far. The request and the answer of each count separately.
  #turns = 0;

  /// `mark(text)` shows on the tab that a walk is being recorded.
  constructor(store, actions, mark) {
    this.store = store;
    this.actions = actions;
    this.mark = mark;
    this.head = h("div", { class: "panel-head walk-head" });
    this.steps = h("section", { class: "walk-steps", "aria-label": "Steps" });
    this.sources = h("div", { class: "walk-sources" });
    this.root = h("div", { class: "panel walk" }, this.head, h("div", { class: "walk-body" }, this.steps, this.sources));
    this.parts = [this.head, this.steps, this.sources].map((part) => new Repainted(part));
    this.ask = throttled(500, () => this.#read("state"));
  }

  show() {
    this.paint(new Set(["shown"]));
    this.ask();
  }

  paint(topics) {
    if (this.store.current !== this.#log) {
      this.#log = this.store.current;
      this.#answer = null;
      this.mark("");
    }
    if (topics.has("records") || topics.has("sources")) this.ask();
    this.#paint();
  }

  key(event) {
    if (event.key !== "r" || !this.store.showsValues) return false;
    this.#turn();
    return true;
  }

  async #turn() {
    if (this.#isAsking) return;
    await this.#read(this.#answer?.isRecording ? "stop" : "start");
  }

  async #read(action) {
    if (!this.isShown || !this.actions.canAsk) return;
    const log = this.store.current;
    if (action !== "state") [this.#isAsking, this.#turns] = [true, this.#turns + 1];
    const turns = this.#turns;
    try {
      const answer = await this.actions.call("record", { action });
      if (log !== this.store.current) return;
      // a start or stop has made this answer obsolete
      if (action === "state" && turns !== this.#turns) return;
      this.#answer = answer;
      this.mark(answer.isRecording ? "●" : "");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (action !== "state") this.actions.toast(error.message, "bad");
      else this.#answer ??= { isRecording: false, steps: 0, trouble: error.message };
    } finally {
      if (action !== "state") [this.#isAsking, this.#turns] = [false, this.#turns + 1];
    }
    this.#paint();
  }

  #paint() {
    const answer = this.#answer;
    const live = this.store.showsValues;
    const [head, steps, sources] = this.parts;
    head.paint([answer?.isRecording, answer?.steps, live], () => this.#head(answer, live));
    const { first = Infinity, last = Infinity } = answer ?? {};
    const records = (this.#log?.records ?? []).filter((record) => record.number >= first && record.number <= last);
    steps.paint([records.length, records.at(-1)?.number, live, this.store.isLive, answer?.isRecording], () => this.#steps(records, live, answer));
    sources.paint([answer?.source, answer?.isRecording, live], () => this.#sources(answer, live));
  }

  #head(answer, live) {
    const isRecording = answer?.isRecording === true;
    return [
      h("h2", {}, "Record a walk"),
      live && h("button", {
        type: "button", class: `button record${isRecording ? " recording" : " primary"}`, "data-key": "record", "aria-pressed": String(isRecording),
        onclick: () => this.#turn(),
      }, h("span", { class: "record-mark", "aria-hidden": "true" }), isRecording ? "Stop" : "Record"),
      live && answer && h("span", { class: "note", role: "status" }, isRecording ? `Recording, ${plural(answer.steps, "step")}`
        : answer.steps > 0 ? plural(answer.steps, "step") : "Not recording"),
    ];
  }

  #steps(records, live, answer) {
    if (this.store.isLive && !live) {
      return blank("Recording needs values", "A test repeats the ids and texts of the screens, which this page doesn't get. Start the Inspector with the option showsValues: true to record.");
    }
    if (records.length === 0) {
      return answer?.isRecording
        ? blank("Tap through the app", "Each transition becomes a step. So does what you do on this page: links, “Go to before”.")
        : blank("From a walk to a test", "Press Record, use the app, then press Stop. The result is a test that repeats the walk and checks each state, outcome and link.");
    }
    return [
      h("h3", {}, "Steps"),
      h("ol", { class: "steps" }, records.slice(-MOST).map((record) => h("li", {},
        h("button", { type: "button", class: "plain", "data-key": `step-${record.number}`, onclick: () => this.actions.open(record.number) }, `#${record.number}`),
        h("span", { class: "step-text" }, `${words(record.kind)} `, h("code", {}, asked(record))), pill(record.outcome),
        took(record) && h("span", { class: "note" }, took(record))))),
    ];
  }

  #sources(answer, live) {
    if (!answer || answer.isRecording) return [];
    const name = (answer.fileName || "RecordedWalk").replace(/\.\w+$/, "").replace(/[^\w-]/g, "") || "RecordedWalk";
    return [
      answer.messages?.length > 0 && h("div", { class: "callout", "data-tone": "warn" }, answer.messages.map((message) => h("p", {}, message))),
      answer.source && code("Swift Testing", answer.source, `${name}.swift`),
    ];
  }
}

function code(title, source, file) {
  return h("section", { class: "code-card", "aria-label": title },
    h("div", { class: "card-head" }, h("h3", {}, title), h("code", { class: "note" }, file), h("div", { class: "spacer" }),
      copyButton(source, `Copy ${file}`, { wide: true }),
      button("Download", () => download(file, source, "text/plain"), { symbol: "save" })),
    h("pre", { tabindex: "0", role: "region", "aria-label": `Source of ${file}` }, h("code", {}, source)));
}
