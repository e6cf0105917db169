// The page's data of each source, in bounded memory. Listeners are called once a frame.

import { CallError } from "./client.js";
import { haystack, isProblem, state as readState, transition as readTransition } from "./model.js";

const CAPACITY = 2000;
const SLACK = 200;
const PAGE = 500;

/// The transitions of one source, complete except for those that the app no longer keeps, and its state.
class SourceLog {
  records = [];
  last = 0;
  /// The number of requested transitions that the app no longer had.
  lost = 0;
  state = null;
  /// The number of the newest transition when the page first caught up.
  caughtUpAt = null;
  #early = new Map();

  constructor(info) {
    this.info = info;
  }

  get first() {
    return this.records[0]?.number ?? this.last + 1;
  }

  find(number) {
    const record = this.records[number - this.first];
    return record?.number === number ? record : this.records.find((item) => item.number === number);
  }

  /// Adds a transition. Returns false if earlier ones are missing; it is then kept until they arrive.
  add(record) {
    if (record.number <= this.last) return true;
    if (record.number > this.last + 1) {
      if (this.#early.size < CAPACITY) this.#early.set(record.number, record);
      return false;
    }
    this.#append(record);
    while (this.#early.has(this.last + 1)) {
      const next = this.#early.get(this.last + 1);
      this.#early.delete(next.number);
      this.#append(next);
    }
    return this.#early.size === 0;
  }

  /// Skips the transitions up to a number, which the app no longer keeps.
  skip(upTo) {
    this.lost += Math.max(0, upTo - this.last);
    this.last = Math.max(this.last, upTo);
    for (const number of this.#early.keys()) if (number <= this.last) this.#early.delete(number);
  }

  #append(record) {
    record.haystack = haystack(record);
    record.isProblem = isProblem(record);
    record.isRedirected = record.via.length > 0;
    this.records.push(record);
    this.last = record.number;
    if (this.records.length > CAPACITY + SLACK) this.records.splice(0, this.records.length - CAPACITY);
  }
}

export class Store {
  sources = [];
  app = "";
  #listeners = [];
  #topics = new Set();
  #frame = 0;
  #selected = "";
  #catching = new Set();

  constructor(client) {
    this.client = client;
  }

  /// Adds a listener, which gets the set of changed topics once a frame: sources, records, state.
  listen(listener) {
    this.#listeners.push(listener);
  }

  changed(topic) {
    this.#topics.add(topic);
    // a page in the background gets no frames, and is painted once it is visible
    this.#frame ||= requestAnimationFrame(() => {
      const topics = this.#topics;
      this.#topics = new Set();
      this.#frame = 0;
      for (const listener of this.#listeners) listener(topics);
    });
  }

  get current() {
    return this.sources.find((log) => log.info.id === this.#selected) ?? this.sources[0] ?? null;
  }

  get isLive() {
    return this.current !== null;
  }

  /// False if the app shows names and patterns only.
  get showsValues() {
    return this.current?.info.showsValues === true;
  }

  select(id) {
    this.#selected = id;
    this.changed("sources");
  }

  /// Updates the sources, after each connection and whenever they change.
  async greet(hello) {
    this.app = String(hello.app ?? "");
    this.sources = (hello.sources ?? []).map((info) => {
      const known = this.sources.find((log) => log.info.id === info.id);
      if (!known) return new SourceLog(info);
      known.info = info;
      return known;
    });
    this.changed("sources");
    await Promise.all(this.sources.map(async (log) => {
      await this.readState(log);
      await this.catchUp(log);
    }));
  }

  receive(event) {
    if (event.event === "sources") return void this.greet({ app: event.app ?? this.app, sources: event.sources });
    const log = this.sources.find((item) => item.info.id === event.source);
    if (!log) return;
    if (event.event === "transition") {
      const record = readTransition(event.transition ?? {});
      if (!log.add(record)) this.catchUp(log);
      this.changed("records");
    } else if (event.event === "state") {
      log.state = readState(event.state ?? {});
      this.changed("state");
    }
  }

  /// Fetches the transitions after the newest known one.
  async catchUp(log) {
    if (this.#catching.has(log)) return;
    this.#catching.add(log);
    try {
      for (;;) {
        const before = log.last;
        const { transitions, lost } = await this.client.call("timeline", {
          source: log.info.id, after: log.last, limit: PAGE,
        });
        if (lost > 0 && transitions.length > 0) log.skip(transitions[0].number - 1);
        for (const item of transitions) log.add(readTransition(item));
        this.changed("records");
        // stops if the app makes no progress
        if (transitions.length < PAGE || log.last === before) break;
      }
      log.caughtUpAt ??= log.last;
    } catch (error) {
      // the next connection catches up
      if (!(error instanceof CallError) || error.code !== "offline") throw error;
    } finally {
      this.#catching.delete(log);
    }
  }

  async readState(log) {
    try {
      log.state = readState(await this.client.call("state", { source: log.info.id }));
      this.changed("state");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
}
