// Exports a session to a file, and imports one to view it without an app.

import { download, h, replace } from "./dom.js";
import { plural } from "./format.js";
import { NotASession, session as readSession } from "./model.js";
import { blank, button, card } from "./parts.js";

const MOST_BYTES = 32 * 1024 * 1024;

export class FilePanel {
  id = "file";
  title = "Session";
  icon = "file";

  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.values = h("input", { type: "checkbox", id: "with-values" });
    this.exporting = h("div", { class: "export" });
    this.trouble = h("p", { class: "form-trouble", role: "alert" });
    this.chooser = h("input", {
      type: "file", id: "import", class: "file-input", accept: ".json,application/json", onchange: () => this.#choose(),
    });
    this.drop = h("div", { class: "drop", ondragover: (event) => this.#over(event, true), ondragleave: (event) => this.#over(event, false), ondrop: (event) => this.#drop(event) },
      h("p", {}, "Drop a file here, or choose one."),
      h("label", { class: "unseen", for: "import" }, "Session file"), this.chooser);
    this.root = h("div", { class: "panel file" },
      h("div", { class: "panel-head" }, h("h2", {}, "Session")),
      h("div", { class: "file-body" }, this.exporting,
        card("Import", { note: "stays on this page" },
          h("p", {}, "Shows an exported session in every panel, without the app. Nothing is sent anywhere."),
          this.drop, this.trouble)));
  }

  show() {
    this.paint(new Set(["shown"]));
  }

  paint(topics) {
    if (!["shown", "sources", "records"].some((topic) => topics.has(topic))) return;
    const log = this.store.current;
    const isLive = this.store.isLive;
    if (this.wasLive !== isLive || topics.has("sources") || topics.has("shown")) {
      this.wasLive = isLive;
      this.count = h("strong", {});
      replace(this.exporting, isLive ? this.#export() : card("Export", {}, blank("There is no app to export from", "A file is shown, or no app is connected.")));
    }
    this.count.textContent = plural(log?.records.length ?? 0, "transition");
  }

  #export() {
    return card("Export", { note: "for a bug report" },
      h("p", {}, "Saves the contents of every panel as one JSON file: the state, ", this.count, ", links, guards and graph."),
      h("p", { class: "check" }, this.values, h("label", { for: "with-values" }, "Include values")),
      h("p", { class: "note" }, "Without them, every value in a link or a destination is replaced by ", h("code", {}, "‹redacted›"), ", and a recorded walk is left out. Include them only in a file that you keep to yourself."),
      button("Export", () => this.#save(), { symbol: "save", small: false, primary: true }));
  }

  async #save() {
    const result = await this.actions.perform("export", { values: this.values.checked });
    if (!result) return;
    const name = [result.app, result.source].join("-").replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "session";
    const file = `${name}.waymark.json`;
    download(file, JSON.stringify(result, null, 1), "application/json");
    this.actions.toast(`Saved ${file}${this.values.checked ? ", with values" : ", without values"}`, "good");
  }

  #over(event, isOver) {
    event.preventDefault();
    this.drop.classList.toggle("over", isOver);
  }

  #drop(event) {
    this.#over(event, false);
    const [file] = event.dataTransfer.files;
    if (file) this.#read(file);
  }

  #choose() {
    const [file] = this.chooser.files;
    if (file) this.#read(file);
    // the same file may be chosen again
    this.chooser.value = "";
  }

  async #read(file) {
    this.trouble.textContent = "";
    try {
      if (file.size > MOST_BYTES) throw new NotASession("The file has more than 32 MiB.");
      const session = readSession(await file.text());
      this.store.look(session);
      this.actions.toast(`${plural(session.transitions.length, "transition")} of ${session.source}`, "good", session.transitions.at(-1)?.number);
    } catch (error) {
      if (!(error instanceof NotASession)) throw error;
      this.trouble.textContent = `${file.name}: ${error.message}`;
    }
  }
}
