// Copies a drawing with allowed elements and attributes only, none of which runs or loads anything.

const SVG = "http://www.w3.org/2000/svg";
const ELEMENTS = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "title", "desc"]);
const ATTRIBUTES = new Set([
  "class", "d", "x", "y", "dx", "dy", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "points", "transform",
  "viewBox", "text-anchor", "data-id", "data-from", "data-to", "fill", "stroke", "stroke-width",
]);
const MOST = 50_000;

/// Returns a copy of the SVG drawing in a text; null if it isn't one.
export function drawing(text) {
  // removed first, because the page's policy refuses a style sheet while it is parsed, with an error in the console
  const bare = text.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, "");
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml");
  if (parsed.documentElement.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  let left = MOST;

  function copy(source, depth) {
    left -= 1;
    if (left < 0 || depth > 64) return null;
    // a link becomes a group, because its target is a file of the app
    const name = source.localName === "a" ? "g" : source.localName;
    if (source.namespaceURI !== SVG || !ELEMENTS.has(name)) return null;
    const element = document.createElementNS(SVG, name);
    for (const { name: key, value } of source.attributes) {
      // a paint or a transform may not refer to anything
      if (ATTRIBUTES.has(key) && !/url\s*\(/i.test(value)) element.setAttribute(key, value);
    }
    for (const child of source.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) element.append(child.data);
      else if (child.nodeType === Node.ELEMENT_NODE) element.append(copy(child, depth + 1) ?? "");
    }
    return element;
  }

  return copy(parsed.documentElement, 0);
}
