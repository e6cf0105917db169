// States as lines, and the difference of two states.

import { full, words } from "./format.js";

/// Returns the lines of a state: levels, their branches if there are tabs, and the screens.
export function lines(state) {
  const result = [];
  for (const level of state.levels) {
    const style = level.style ? ` · ${words(level.style)}` : "";
    result.push({ depth: 0, kind: "level", text: `Level ${level.level}${style}` });
    for (const branch of level.branches) {
      if (branch.id !== undefined) {
        result.push({ depth: 1, kind: "branch", text: branch.id, note: branch.isSelected ? "selected" : "" });
      }
      const depth = branch.id === undefined ? 1 : 2;
      for (const screen of branch.screens) {
        result.push({ depth, kind: "screen", text: full(screen) });
      }
    }
  }
  return result;
}

const key = (line) => `${line.depth} ${line.kind} ${line.text} ${line.note ?? ""}`;

/// Returns the lines of both states, each with a sign: " " for both, "-" for only before, "+" for only after.
export function diff(before, after) {
  const old = lines(before);
  const young = lines(after);
  const start = shared(old, young);
  const end = shared(old.slice(start).reverse(), young.slice(start).reverse());
  const same = (line) => ({ ...line, sign: " " });
  return [
    ...old.slice(0, start).map(same),
    ...middle(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    ...(end ? old.slice(-end) : []).map(same),
  ];
}

function shared(left, right) {
  let length = 0;
  while (length < left.length && length < right.length && key(left[length]) === key(right[length])) length += 1;
  return length;
}

/// Compares by the longest common subsequence. Above 250,000 comparisons, treats all lines as changed.
function middle(old, young) {
  const minus = (line) => ({ ...line, sign: "-" });
  const plus = (line) => ({ ...line, sign: "+" });
  if (old.length * young.length > 250_000) return [...old.map(minus), ...young.map(plus)];
  const width = young.length + 1;
  const table = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      table[i * width + j] = key(old[i]) === key(young[j])
        ? table[(i + 1) * width + j + 1] + 1
        : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
    }
  }
  const result = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < young.length) {
    if (key(old[i]) === key(young[j])) {
      result.push({ ...old[i], sign: " " });
      i += 1;
      j += 1;
    } else if (table[(i + 1) * width + j] >= table[i * width + j + 1]) {
      result.push(minus(old[i++]));
    } else {
      result.push(plus(young[j++]));
    }
  }
  return [...result, ...old.slice(i).map(minus), ...young.slice(j).map(plus)];
}
