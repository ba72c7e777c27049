/** The pins of the feed that a pin was opened from, by their paths, and which of them is open. */
export type PinTrail = { readonly paths: readonly string[]; readonly at: number };

/** How many pins before and after the opened one are kept with it. */
const REACH = 25;

/** The pins around one that is opened from a feed; undefined when it is not among them. */
export function trailAround(paths: readonly string[], path: string): PinTrail | undefined {
  const at = paths.indexOf(path);
  if (at === -1) return undefined;
  const start = Math.max(0, at - REACH);
  return { paths: paths.slice(start, at + REACH + 1), at: at - start };
}

/** The trail one pin further on or back; undefined beyond its ends (CU-13). */
export function stepTrail(trail: PinTrail, way: 'next' | 'previous'): PinTrail | undefined {
  const at = trail.at + (way === 'next' ? 1 : -1);
  return trail.paths[at] === undefined ? undefined : { ...trail, at };
}

/** The trail that an entry of the history holds, if it does: what stands there may be of an older page. */
export function trailOf(state: unknown): PinTrail | undefined {
  const { trail } = (typeof state === 'object' && state !== null ? state : {}) as {
    readonly trail?: unknown;
  };
  if (typeof trail !== 'object' || trail === null) return undefined;
  const { paths, at } = trail as { readonly paths?: unknown; readonly at?: unknown };
  if (!Array.isArray(paths) || typeof at !== 'number') return undefined;
  return paths.every((path) => typeof path === 'string' && /^\/pin\/[^/]/.test(path)) &&
    paths[at] !== undefined
    ? { paths, at }
    : undefined;
}
