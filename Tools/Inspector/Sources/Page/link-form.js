// A link pattern, with a form that has a field for each parameter.

import { CallError } from "./client.js";
import { h, replace } from "./dom.js";
import { linkLine, button, chip } from "./parts.js";

/// Returns a pattern as code. The part that refused a link is marked: a parameter by name, a segment by name or number.
export function patternText(pattern, refusedAt) {
  const parts = pattern.split(/(\{[^}]*\}|\/|\?|&)/).filter(Boolean);
  const refused = refusedAt === undefined || refusedAt === null ? undefined : String(refusedAt.name);
  const place = refusedAt?.kind === "segment" && /^\d+$/.test(refused) ? Number(refused) : 0;
  let segment = 0;
  return h("code", { class: "pattern" }, parts.map((part) => {
    if (part === "/") segment += 1;
    if (part === "?") segment = Infinity;
    const name = part.startsWith("{") ? part.slice(1, -1) : part;
    const isRefused = refused !== undefined && part !== "/" && (place > 0 ? segment === place : refused === name || refused === part);
    if (!part.startsWith("{") && !isRefused) return part;
    return h(isRefused ? "mark" : "span", { class: part.startsWith("{") ? "parameter" : null }, part);
  }));
}

/// Returns `{text, element}`: the text to search, and the row. Without actions, the row has no form.
export function patternRow(pattern, index, actions) {
  const name = pattern.pattern;
  const text = [name, pattern.destination, pattern.presentation, ...pattern.parameters.map((item) => item.name)]
    .filter(Boolean).join("\n").toLowerCase();
  const body = h("div", { class: "pattern-body" });
  const element = h("details", { class: "pattern-row" },
    h("summary", {}, h("span", { class: "pattern-line" }, patternText(name)),
      h("span", { class: "pattern-note note" }, [pattern.destination, pattern.presentation].filter(Boolean).join(" · "))),
    body);
  element.addEventListener("toggle", () => {
    if (element.open && !body.hasChildNodes()) replace(body, form(pattern, index, actions));
  });
  return { text, element };
}

function form(pattern, index, actions) {
  const notes = [
    pattern.example !== undefined && h("div", { class: "example" }, h("span", { class: "note" }, "Example"),
      linkLine(pattern.example, { label: "Copy the example" }),
      actions && button("Try", () => actions.tryLink(pattern.example)),
      actions && button("Open", () => actions.perform("open_link", { link: pattern.example, cold: false }))),
  ];
  if (!actions) return notes;
  const { parameters } = pattern;
  const result = h("div", { class: "form-result" });
  const trouble = h("p", { class: "form-trouble", role: "alert", id: `trouble-${index}` });
  const fields = parameters.map((parameter, position) => field(parameter, `parameter-${index}-${position}`, trouble.id));
  const tryPrinted = button("Try", () => print(true), { small: true });
  const sheet = h("form", { class: "link-form", onsubmit: (event) => { event.preventDefault(); print(true); }, oninput: () => print(false) },
    fields.map(({ element }) => element));
  let asked = 0;

  async function print(tries) {
    const request = ++asked;
    const values = Object.fromEntries(fields.map(({ name, input }) => [name, input.value]).filter(([, value]) => value !== ""));
    try {
      const { link } = await actions.call("print_link", { pattern: index, values });
      if (request !== asked) return;
      trouble.textContent = "";
      replace(result, linkLine(link, { label: "Copy the link that the form makes" }), tryPrinted,
        button("Open", () => actions.perform("open_link", { link, cold: false })));
      if (tries) actions.tryLink(link);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (request !== asked) return;
      replace(result);
      trouble.textContent = error.message;
    }
  }

  return [
    notes,
    parameters.length > 0 && sheet,
    parameters.length > 0 && h("div", { class: "toolbar-line" }, result.hasChildNodes() ? null : button("Make the link", () => print(false))),
    trouble,
    result,
  ];
}

function field(parameter, id, trouble) {
  const texts = parameter.texts ?? (parameter.type === "Bool" ? ["true", "false"] : null);
  const attributes = {
    class: "field", id, "aria-describedby": trouble, required: !parameter.optional, spellcheck: "false", autocomplete: "off",
  };
  const input = texts
    ? h("select", attributes, h("option", { value: "" }, parameter.optional ? "none" : "choose"), texts.map((text) => h("option", { value: text }, text)))
    : h("input", { ...attributes, type: "text", inputmode: /^U?Int/.test(parameter.type) ? "numeric" : null });
  const element = h("div", { class: "form-field" },
    h("label", { for: id }, parameter.name, " ", h("span", { class: "note" }, `${parameter.type}, ${parameter.where}`)),
    input, parameter.optional && chip("optional"));
  return { name: parameter.name, input, element };
}
