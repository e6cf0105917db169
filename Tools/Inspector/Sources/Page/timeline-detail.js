// All details of one transition.

import { copyButton, h, icon } from "./dom.js";
import { asked, date, meaning, time, took, words } from "./format.js";
import { diff } from "./diff.js";
import { button, card, chain, guardedBy, linkLine, pill, screenName } from "./parts.js";

export function detail(record, isLive, actions, close) {
  return [
    head(record, isLive, actions, close),
    problem(record),
    facts(record),
    way(record),
    changes(record, actions.store.showsValues),
  ];
}

function head(record, isLive, actions, close) {
  const travel = (side) => actions.perform("travel", { number: record.number, side });
  const canOpen = isLive && record.link && actions.store.showsValues;
  return h("header", { class: "detail-head" },
    h("button", { type: "button", class: "tool detail-close", "aria-label": "Back to the list", onclick: close }, icon("back")),
    h("div", { class: "detail-title" },
      h("h2", {}, asked(record)),
      h("p", { class: "detail-line" }, pill(record.outcome), h("span", { class: "number" }, `#${record.number}`),
        h("time", {}, `${date(record.at)} ${time(record.at, { exact: true })}`),
        took(record) && h("span", {}, took(record)))),
    h("div", { class: "detail-actions" },
      isLive && button("Go to before", () => travel("before")),
      isLive && button("Go to after", () => travel("after")),
      canOpen && button("Try again", () => actions.perform("open_link", { link: record.link }), { title: "Open the link again" }),
      canOpen && button("Explain", () => actions.tryLink(record.link), { title: "Explain how the link is matched" }),
      copyButton(() => JSON.stringify({ ...record, haystack: undefined, isProblem: undefined, isRedirected: undefined }, null, 2),
        `Copy transition ${record.number} as JSON`, { wide: true })));
}

function problem(record) {
  const why = [record.reason, record.failure, record.error].filter(Boolean);
  const { tone, label } = meaning(record.outcome);
  if (why.length === 0 && !record.missed) return null;
  return h("div", { class: "callout", "data-tone": record.isRedirected && tone === "good" ? "turn" : tone },
    why.length > 0 && h("p", {}, h("strong", {}, tone === "good" ? "Reason" : label), " ", why.join(" · ")),
    record.missed && h("p", {}, h("strong", {}, "Missed"), " ", record.missed));
}

function facts(record) {
  const rows = [
    ["Opened", record.link !== undefined && linkLine(record.link, { label: "Copy the link that was opened" })],
    ["Kind", words(record.kind)],
    ["Origin", words(record.origin)],
    ["Level", String(record.level)],
    ["Requires", record.destination && guardedBy(record.destination)],
    ["Link", record.destination?.link !== undefined && record.destination.link !== record.link && linkLine(record.destination.link, { label: "Copy the destination's link" })],
    ["Shows", record.showing && record.showing.text !== record.destination?.text && screenName(record.showing)],
  ];
  return h("ul", { class: "facts" }, rows.filter(([, value]) => value).map(([name, value]) =>
    h("li", {}, h("span", { class: "fact-name" }, name), h("div", { class: "fact" }, value))));
}

function way(record) {
  if (!record.isRedirected) return null;
  const screens = [...record.via];
  const first = screens[0];
  if (record.destination && first?.text !== record.destination.text) screens.unshift(record.destination);
  const end = record.showing;
  if (end && screens.at(-1)?.text !== end.text) screens.push(end);
  return card("Redirects", {}, chain(screens));
}

function changes(record, showsValues) {
  const lines = diff(record.before, record.after);
  const changed = lines.filter((line) => line.sign !== " ").length;
  const names = { "+": "added", "-": "removed", " ": "" };
  return card("Before and after", { note: changed ? undefined : showsValues ? "nothing changed" : "no name changed" },
    lines.length === 0 ? h("p", { class: "note" }, "Neither state has a level.") : h("ol", { class: "diff" }, lines.map((line) =>
      h("li", { class: "diff-line", "data-sign": line.sign, "data-depth": line.depth, "data-kind": line.kind },
        h("span", { class: "diff-sign", "aria-hidden": "true" }, line.sign === "-" ? "−" : line.sign),
        names[line.sign] && h("span", { class: "unseen" }, names[line.sign]),
        h("span", { class: "diff-text", title: line.text }, line.text), line.note && h("span", { class: "diff-note" }, line.note)))));
}
