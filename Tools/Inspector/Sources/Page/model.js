// Parsers for data from the app. Each field's type is checked.

const MOST = 1000;  // elements of a list within a record

const text = (value) => (typeof value === "string" ? value : undefined);
const number = (value) => (Number.isFinite(value) ? value : undefined);
const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0);
const list = (value, read) =>
  (Array.isArray(value) ? value.slice(0, MOST) : []).filter((item) => item && typeof item === "object").map(read);
const texts = (value) => (Array.isArray(value) ? value.slice(0, MOST).filter((item) => typeof item === "string") : []);
const maybe = (value, read) => (value && typeof value === "object" ? read(value) : undefined);

function screen(value) {
  const name = text(value.name) ?? "?";
  return {
    name,
    text: text(value.text) ?? name,
    link: text(value.link),
    values: list(value.values, (item) => ({ name: text(item.name) ?? "?", text: text(item.text) ?? "" })),
    access: text(value.access),
    permissions: texts(value.permissions),
    information: texts(value.information),
  };
}

export function state(value) {
  return {
    moment: number(value.moment),
    link: text(value.link),
    levels: list(value.levels, (level) => ({
      level: count(level.level),
      style: text(level.style),
      branches: list(level.branches, (branch) => ({
        id: text(branch.id),
        isSelected: branch.isSelected === true,
        screens: list(branch.screens, screen),
      })),
    })),
    intended: maybe(value.intended, screen),
    waiting: maybe(value.waiting, (waiting) => ({
      kind: text(waiting.kind) ?? "?",
      destination: maybe(waiting.destination, screen),
      wait: text(waiting.wait) ?? "?",
    })),
    phase: text(value.phase),
  };
}

/// Parsers of call results, by method.
export const ANSWERS = {
  links: (value) => ({
    patterns: list(value.patterns, (item) => ({ pattern: text(item.pattern) ?? "?", owner: text(item.owner) ?? "" })),
  }),
  record: (value) => ({
    isRecording: value.isRecording === true,
    steps: count(value.steps),
    first: number(value.first),
    last: number(value.last),
    source: text(value.source),
    fileName: text(value.fileName),
    messages: texts(value.messages),
  }),
};

export function transition(value) {
  const began = number(value.began) ?? 0;
  return {
    number: count(value.number),
    kind: text(value.kind) ?? "?",
    origin: text(value.origin) ?? "?",
    level: count(value.level),
    began,
    ended: number(value.ended) ?? began,
    at: number(value.at) ?? 0,
    destination: maybe(value.destination, screen),
    branch: text(value.branch),
    link: text(value.link),
    via: list(value.via, screen),
    outcome: text(value.outcome) ?? "?",
    reason: text(value.reason),
    failure: text(value.failure),
    error: text(value.error),
    showing: maybe(value.showing, screen),
    top: maybe(value.top, screen),
    missed: text(value.missed),
    travel: number(value.travel),
    before: state(value.before ?? {}),
    after: state(value.after ?? {}),
  };
}

export const isProblem = (record) => ["denied", "failed", "unhandled"].includes(record.outcome);

/// Returns the text of a transition that the search looks through, in lowercase.
export function haystack(record) {
  const screens = [record.destination, record.showing, record.top, ...record.via];
  return [
    `#${record.number}`, record.branch, record.link, record.kind, record.origin, record.outcome, record.reason, record.failure, record.error,
    ...screens.filter(Boolean).flatMap((item) => [item.name, item.text, item.link]),
  ].filter(Boolean).join("\n").toLowerCase();
}
