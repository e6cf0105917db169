// Shares equal parts of states, because consecutive states hardly differ.

const MOST = 5000;

export class Shared {
  #screens = new Map();
  #last = null;

  /// Replaces parts of a transition's states with equal ones of earlier states.
  transition(record) {
    record.before = this.#state(record.before);
    record.after = this.#state(record.after);
    return record;
  }

  #state(state) {
    const last = this.#last;
    state.levels = state.levels.map((level, depth) => {
      const known = last?.levels[depth];
      level.branches = level.branches.map((branch, index) => this.#branch(branch, known?.branches[index]));
      return known && same(level, known, ["level", "style"]) && sameItems(level.branches, known.branches) ? known : level;
    });
    if (last && sameItems(state.levels, last.levels) && state.link === last.link) return last;
    this.#last = state;
    return state;
  }

  #branch(branch, known) {
    branch.screens = branch.screens.map((screen) => this.#screen(screen));
    if (!known || !sameItems(branch.screens, known.screens)) return branch;
    if (same(branch, known, ["id", "isSelected"])) return known;
    branch.screens = known.screens;
    return branch;
  }

  #screen(screen) {
    const key = JSON.stringify(screen);
    const known = this.#screens.get(key);
    if (known) return known;
    if (this.#screens.size >= MOST) this.#screens.clear();
    this.#screens.set(key, screen);
    return screen;
  }
}

const same = (left, right, names) => names.every((name) => left[name] === right[name]);
const sameItems = (left, right) => left.length === right.length && left.every((item, index) => item === right[index]);
