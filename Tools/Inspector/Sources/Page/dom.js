// Creates elements. Text becomes text nodes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/// Creates an element: `h("button", {class: "plain", onclick: f, disabled: true}, "Text", child, [more])`. Null and
/// false are left out.
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

export function replace(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/// Sets a text only if it differs, because rows are painted often.
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

const ICONS = {
  state: "M2.5 3.500h11v3h-11zM4.5 9.500h9v3h-9zM2.5 6.500v4.500h2",
  timeline: "M3 4h.01M3 8h.01M3 12h.01M6 4h7.500M6 8h5M6 12h6.5",
  links: "M6.8 9.200a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.700l-.8.800M9.2 6.800a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.700l.8-.8",
  walk: "M8 2.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  copy: "M5.5 5.500h8v8h-8zM10.5 5.500v-3h-8v8h3",
  show: "M6.5 3H3v10h10V9.500M9 3h4v4M13 3L7.5 8.5",
  check: "M3 8.500l3.2 3.200L13 4.8",
  cross: "M4 4l8 8M12 4l-8 8",
  turn: "M3 4v3.500a2 2 0 0 0 2 2h8M10 6.500l3 3-3 3",
  back: "M10 3L5 8l5 5",
  wait: "M8 2.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 5v3.200l2 1.3",
  same: "M3 6h10M3 10h10",
  dot: "M8 7a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  save: "M8 2.500v7M5 6.800l3 3 3-3M2.5 13.500h11",
  person: "M8 2.500a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.400zM3 13.500c.5-2.6 2.5-4 5-4s4.5 1.4 5 4",
};

/// Creates a decorative icon, hidden from screen readers: its meaning is always in text, too.
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name] ?? ICONS.dot);
  svg.append(path);
  return svg;
}

/// Creates a button that copies a text, and briefly shows the result.
export function copyButton(text, label, { wide = false } = {}) {
  const word = wide ? h("span", {}, "Copy") : null;
  const button = h("button", { type: "button", class: wide ? "button small" : "tool", "aria-label": label, title: label },
    icon("copy"), word);
  let timer = 0;
  button.addEventListener("click", async () => {
    const copied = await copy(typeof text === "function" ? text() : text);
    button.dataset.done = copied ? "yes" : "no";
    button.replaceChildren(icon(copied ? "check" : "cross"));
    if (word) button.append(h("span", {}, copied ? "Copied" : "Not copied"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete button.dataset.done;
      button.replaceChildren(icon("copy"));
      if (word) button.append(word);
    }, 1400);
    button.dispatchEvent(new CustomEvent("copied", { bubbles: true, detail: copied }));
  });
  return button;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/// Copies without the clipboard API, which browsers offer only in secure contexts such as loopback addresses.
function copyBySelection(text) {
  const field = h("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
  field.value = text;
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return copied;
}

export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/// Returns a function that performs an action at most once per interval. The last call is never dropped.
export function throttled(milliseconds, action) {
  let timer = 0;
  let last = -Infinity;
  return () => {
    if (timer) return;
    const pause = Math.max(0, last + milliseconds - performance.now());
    timer = setTimeout(() => {
      timer = 0;
      last = performance.now();
      action();
    }, pause);
  };
}
