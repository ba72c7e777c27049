/** The style hooks of a component, as a README documents them. */
export type DocumentedParts = {
  readonly component: string;
  /** The part name of its outermost element; undefined if it has no element of its own. */
  readonly root: string | undefined;
  readonly parts: readonly string[];
  /** The `data-` attributes of its states. */
  readonly states: readonly string[];
};

/** A row of the table: component, part, parts in it, states. */
const ROW = /^\| `([A-Z]\w+)` \| (?:–|`([a-z-]+)`) \| ([^|]+) \| ([^|]+) \|$/gmu;
const PAGES = /^The parts of pages are (.+)\.$/mu;

/** Returns the rows of the table of parts in a README. */
export function readPartsTable(readme: string): readonly DocumentedParts[] {
  return [...readme.matchAll(ROW)].map(([, component = '', root, parts = '', states = '']) => ({
    component,
    root,
    parts: listNames(parts),
    states: listNames(states),
  }));
}

/** Returns all part names that a README documents: those of its table, and those that all its pages have. */
export function listParts(readme: string): ReadonlySet<string> {
  const ofPages = listNames(PAGES.exec(readme)?.[1] ?? '');
  return new Set([
    ...readPartsTable(readme).flatMap(({ root, parts }) => (root === undefined ? parts : [root, ...parts])),
    ...ofPages,
  ]);
}

const listNames = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);
