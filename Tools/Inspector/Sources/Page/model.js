// Parsers for data from the app. Each field's type is checked.

const MOST = 1000;  // elements of a list within a record

const text = (value) => (typeof value === "string" ? value : undefined);
const number = (value) => (Number.isFinite(value) ? value : undefined);
const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0);
const list = (value, read) =>
  (Array.isArray(value) ? value.slice(0, MOST) : []).filter((item) => item && typeof item === "object").map(read);
const texts = (value) => (Array.isArray(value) ? value.slice(0, MOST).filter((item) => typeof item === "string") : []);
const maybe = (value, read) => (value && typeof value === "object" ? read(value) : undefined);

export function screen(value) {
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
    number: number(value.number),
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
      question: text(waiting.question) ?? "?",
    })),
    queued: count(value.queued),
    phase: text(value.phase),
    canGoBack: value.canGoBack === true,
  };
}

const seen = (value) => ({
  destination: maybe(value.destination, screen) ?? screen({}),
  reason: text(value.reason),
  to: maybe(value.to, screen),
});

export function guardRow(value) {
  return { ...seen(value), decision: text(value.decision) ?? "?" };
}

/// Parsers of call results, by method.
export const ANSWERS = {
  links: (value) => ({
    patterns: list(value.patterns, (item) => ({
      pattern: text(item.pattern) ?? "?",
      destination: text(item.destination),
      presentation: text(item.presentation),
      parameters: list(item.parameters, (parameter) => ({
        name: text(parameter.name) ?? "?",
        type: text(parameter.type) ?? "?",
        where: text(parameter.where) ?? "?",
        optional: parameter.optional === true,
        texts: Array.isArray(parameter.texts) ? texts(parameter.texts) : null,
      })),
      example: text(item.example),
    })),
  }),
  guards: (value) => ({
    session: maybe(value.session, (session) => ({
      owner: text(session.owner) ?? "?",
      permissions: texts(session.permissions),
      information: texts(session.information),
      isLocked: session.isLocked === true,
    })),
    rows: list(value.rows, guardRow),
    reasons: texts(value.reasons),
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
    link: text(value.link),
    via: list(value.via, screen),
    guards: list(value.guards, (item) => ({
      ...seen(item),
      answer: text(item.answer) ?? "?",
      began: number(item.began) ?? began,
      ended: number(item.ended) ?? number(item.began) ?? began,
    })),
    outcome: text(value.outcome) ?? "?",
    reason: text(value.reason),
    failure: text(value.failure),
    error: text(value.error),
    dismissals: list(value.dismissals, (item) => ({
      ...seen(item),
      level: count(item.level),
      hasResult: item.hasResult === true,
    })),
    dropped: list(value.dropped, seen),
    showing: maybe(value.showing, screen),
    top: maybe(value.top, screen),
    missed: text(value.missed),
    travel: number(value.travel),
    before: state(value.before ?? {}),
    after: state(value.after ?? {}),
  };
}

export const isProblem = (record) =>
  record.outcome === "denied" || record.outcome === "failed" || record.guards.some((item) => item.answer === "failed");

/// Returns true if a redirect or a guard changed the destination.
export const isRedirected = (record) =>
  record.via.length > 0 || record.guards.some((item) => item.answer === "redirected");

/// Returns the text of a transition that the search looks through, in lowercase.
export function haystack(record) {
  const screens = [record.destination, record.showing, record.top, ...record.via, ...record.guards.map((item) => item.to)];
  return [
    `#${record.number}`, record.link, record.kind, record.origin, record.outcome, record.reason, record.failure, record.error,
    ...record.guards.map((item) => item.reason), ...record.dismissals.map((item) => item.reason),
    ...screens.filter(Boolean).flatMap((item) => [item.name, item.text, item.link]),
  ].filter(Boolean).join("\n").toLowerCase();
}
