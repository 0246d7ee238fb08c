/** What can be done, and where it is clicked: first what acts, then its targets, in any order. */

/** @import {Option} from './types.js' */

/** whether a thing is what an option names: its id, or a piece whose id begins with it
 * @param {string} stem @param {string} id */
const fits = (stem, id) => id === stem || id.startsWith(`${stem}/`);

/** whether the things clicked so far begin an option @param {Option} option @param {string[]} path */
function begun(option, path) {
  const [acts = '\0', ...targets] = option.on ?? [];
  const [first, ...rest] = path;
  if (first !== undefined && !fits(acts, first)) return false;
  return rest.every((id) => {
    const at = targets.findIndex((stem) => fits(stem, id));
    if (at >= 0) targets.splice(at, 1);
    return at >= 0;
  });
}

/** The options of a view, and the things clicked so far. */
export class Choice {
  /** @param {readonly Option[]} options @param {string[]} path @param {readonly string[]} [beside]  chosen too, where several are chosen at once */
  constructor(options, path = [], beside = []) {
    this.path = path;
    this.beside = beside;
    this.options = options.filter((o) => begun(o, path));
  }

  get started() {
    return this.path.length > 0;
  }

  /** the options that would be begun or gone on with by clicking a thing @param {string} id */
  at(id) {
    if (this.path.includes(id)) return [];
    return this.options.filter((o) => begun(o, [...this.path, id]));
  }

  /** the options complete as they are: those without a place to click, or those clicked to the end */
  get complete() {
    return this.options.filter((o) => (o.on?.length ?? 0) === this.path.length);
  }

  /** @param {string} id */
  picked(id) {
    return this.path.includes(id) || this.beside.includes(id);
  }

  /** a click: either an option is chosen by it, or more is to be clicked or confirmed
   * @param {string} id @returns {{option?: Option, next?: string[]}} */
  click(id) {
    const after = new Choice(this.options, [...this.path, id]);
    const only = after.options.length === 1 ? after.options[0] : undefined;
    if (only && !only.note && after.complete.length === 1) return { option: only };
    return { next: after.path };
  }
}
