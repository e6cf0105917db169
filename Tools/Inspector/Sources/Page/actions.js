// The page's calls to the app, and the messages about their results.

import { CallError } from "./client.js";
import { append, h, icon } from "./dom.js";
import { asked, meaning } from "./format.js";
import { ANSWERS, transition as readTransition } from "./model.js";

const SHOWN = 6000;
const MOST = 4;

export class Actions {
  /// `open(number)` shows a transition in the timeline; `tryLink(link)` explains a link in the links panel.
  constructor(store, toasts, { open, tryLink }) {
    this.store = store;
    this.toasts = toasts;
    this.open = open;
    this.tryLink = tryLink;
  }

  /// A Boolean value that indicates whether calls can be answered.
  get canAsk() {
    return this.store.isLive && this.store.client.isOpen;
  }

  /// Calls a method of the current source, and returns the parsed result.
  async call(method, parameters = {}) {
    const { client, current } = this.store;
    const read = ANSWERS[method] ?? ((answer) => answer);
    return read(await client.call(method, { source: current.info.id, ...parameters }));
  }

  /// Navigates, and shows a message about the transition.
  async perform(method, parameters) {
    try {
      const result = await this.call(method, parameters);
      if (result?.isWaiting) return this.toast("Waiting: a guard, the user or the app must decide first.", "warn");
      const record = readTransition(result?.transition ?? {});
      const { label, tone } = meaning(record.outcome);
      const why = record.reason ?? record.failure ?? record.error;
      this.toast(`${label}: ${asked(record)}${why ? `, ${why}` : ""}`, tone, record.number);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.toast(error.message, "bad");
    }
  }

  toast(text, tone = "mute", number = 0) {
    const toast = h("div", { class: "toast", "data-tone": tone }, h("p", {}, text),
      number > 0 && h("button", { type: "button", class: "plain", onclick: () => this.open(number) }, `#${number}`),
      h("button", { type: "button", class: "tool", "aria-label": "Close", onclick: () => toast.remove() }, icon("cross")));
    append(this.toasts, [toast]);
    while (this.toasts.children.length > MOST) this.toasts.firstElementChild.remove();
    setTimeout(() => toast.remove(), SHOWN);
  }
}

/// Announces new problems to screen readers, at most once in five seconds.
export class Announcer {
  #count = 0;
  #latest = null;
  #timer = 0;

  constructor(region) {
    this.region = region;
  }

  tell(record) {
    this.#count += 1;
    this.#latest = record;
    this.#timer ||= setTimeout(() => {
      const { label } = meaning(this.#latest.outcome);
      const latest = `${label}: ${asked(this.#latest)}`.slice(0, 200);
      const text = this.#count === 1 ? latest : `${this.#count} new problems, the latest: ${latest}`;
      this.region.replaceChildren(h("p", {}, text));
      this.#count = 0;
      this.#timer = 0;
    }, this.region.hasChildNodes() ? 5000 : 500);
  }
}
