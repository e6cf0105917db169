// Highlights comments, strings, attributes and keywords in source.

import { h } from "./dom.js";

const RULES = {
  swift: [
    ["comment", /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
    ["string", /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/y],
    ["attribute", /[@#][A-Za-z]+/y],
    ["keyword", /\b(?:import|struct|final|class|actor|enum|func|let|var|async|await|throws|try|if|else|for|in|return|guard|case|self|nil|true|false|private|static|some|any)\b/y],
    ["plain", /`[^`\n]*`|[A-Za-z_]\w*|\d[\w.]*/y],
  ],
};

export function highlighted(source, language) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  for (let at = 0; at < source.length;) {
    const found = match(source, at, RULES[language]);
    if (!found || found.kind === "plain") {
      const text = found?.text ?? source[at];
      plain += text;
      at += text.length;
    } else {
      flush();
      nodes.push(h("span", { class: `code-${found.kind}` }, found.text));
      at += found.text.length;
    }
  }
  flush();
  return nodes;
}

function match(source, at, rules) {
  for (const [kind, rule] of rules) {
    rule.lastIndex = at;
    const found = rule.exec(source);
    if (found) return { kind, text: found[0] };
  }
  return null;
}
