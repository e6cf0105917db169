// Texts for times, outcomes and screens.

const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23",
});
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const whole = new Intl.NumberFormat("en");

export const amount = (value) => whole.format(value);
export const plural = (value, one, many = `${one}s`) => `${amount(value)} ${value === 1 ? one : many}`;

/// Returns the local time of day, with milliseconds if `exact`; a dash for an invalid time.
export function time(milliseconds, { exact = false } = {}) {
  if (!(milliseconds > 0) || milliseconds > 8.64e15) return "–";
  const shown = clock.format(milliseconds);
  return exact ? `${shown}.${String(Math.floor(milliseconds) % 1000).padStart(3, "0")}` : shown;
}

export function date(milliseconds) {
  return milliseconds > 0 && milliseconds < 8.64e15 ? day.format(milliseconds) : "";
}

function duration(milliseconds) {
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return "–";
  if (milliseconds < 0.001) return "0";
  if (milliseconds < 1) return `${Math.round(milliseconds * 1000)} µs`;
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/// Returns the duration of a transition; empty if it is zero.
export const took = ({ began, ended }) => (ended > began ? duration(ended - began) : "");

const OUTCOMES = {
  committed: ["Committed", "good", "check"],
  handled: ["Handled", "good", "check"],
  denied: ["Denied", "bad", "cross"],
  failed: ["Failed", "bad", "cross"],
  unhandled: ["Unhandled", "bad", "cross"],
  duplicate: ["Duplicate", "mute", "same"],
  superseded: ["Superseded", "mute", "same"],
  cancelled: ["Cancelled", "mute", "cross"],
  matched: ["Matched", "good", "check"],
  nearly: ["Nearly", "warn", "wait"],
  refused: ["Refused", "mute", "cross"],
};

/// Returns the label, tone and icon of an outcome or a verdict.
export function meaning(word) {
  const [label, tone, icon] = Object.hasOwn(OUTCOMES, word) ? OUTCOMES[word] : [word, "mute", "dot"];
  return { label, tone, icon };
}

/// Returns a camel-case name in words: "goBack" becomes "go back".
export const words = (name) => name.replace(/([a-z])([A-Z])/g, (_, left, right) => `${left} ${right.toLowerCase()}`);

/// Returns a screen's text with its feature: "character/detail" and "detail(id: 4)" become "character/detail(id: 4)".
/// The type name of a struct is replaced by the screen's name.
export function full(screen) {
  const { name } = screen;
  const text = short(screen);
  if (text === name) return name;
  const start = Math.max(name.lastIndexOf("/"), name.lastIndexOf(".")) + 1;
  return start > 0 && text.startsWith(name.slice(start)) ? name.slice(0, start) + text : text;
}

/// Returns a screen's text without its feature.
export const short = ({ name, text }) => text.replace(/^[A-Z]\w*Navigation(?=\(|$)/, () => name);

/// Returns a transition's request on one line: the moment of a travel, the branch, or else the screen, the new top
/// screen, the link or the kind.
export function asked(record) {
  if (record.travel !== undefined) return record.travel > 0 ? `Back to #${record.travel}` : "Back to the start";
  if (record.branch) return record.branch;
  const screen = record.destination ?? (record.outcome === "committed" ? record.top : undefined);
  return screen ? full(screen) : record.link || words(record.kind);
}

/// Returns the label, tone and requirements of a screen's access rule; null if it has none.
export function access(screen) {
  const parts = [...screen.permissions, ...screen.information];
  if (screen.access === "nobody") return { label: "nobody", tone: "bad", parts };
  if (screen.access === "session") return { label: "session", tone: "info", parts };
  if (screen.access === "everyone") return { label: "everyone", tone: "mute", parts };
  return parts.length ? { label: "guarded", tone: "info", parts } : null;
}
