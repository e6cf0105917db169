// States as lines, and the difference of two states.

import { full, words } from "./format.js";

/// Returns the lines of a state: levels, their branches if there are tabs, and the screens.
function lines(state) {
  const result = [];
  for (const level of state.levels) {
    const style = level.style ? ` · ${words(level.style)}` : "";
    result.push({ depth: 0, kind: "level", text: `Level ${level.level}${style}` });
    for (const branch of level.branches) {
      if (branch.id !== undefined) {
        result.push({ depth: 1, kind: "branch", text: branch.id, note: branch.isSelected ? "selected" : "" });
      }
      const depth = branch.id === undefined ? 1 : 2;
      for (const screen of branch.screens) result.push({ depth, kind: "screen", text: full(screen) });
    }
  }
  return result;
}

/// Returns the lines of both states, each with a sign: " " before and after what changed, "-" and "+" for the rest.
export function diff(before, after) {
  const old = lines(before);
  const young = lines(after);
  const start = shared(old, young);
  const end = shared(old.slice(start).reverse(), young.slice(start).reverse());
  const signed = (part, sign) => part.map((line) => ({ ...line, sign }));
  return [
    ...signed(old.slice(0, start), " "),
    ...signed(old.slice(start, old.length - end), "-"),
    ...signed(young.slice(start, young.length - end), "+"),
    ...signed(old.slice(old.length - end), " "),
  ];
}

function shared(left, right) {
  const key = (line) => line && `${line.depth} ${line.kind} ${line.text} ${line.note ?? ""}`;
  let length = 0;
  while (length < left.length && key(left[length]) === key(right[length])) length += 1;
  return length;
}
