/** The pins of the feed from which a pin was opened, by path, and the index of the open one. */
export type PinSequence = { readonly paths: readonly string[]; readonly at: number };

/** Number of pins stored before and after the opened one. */
const REACH = 25;

/** Returns the pins around one that is opened from a feed; undefined if it is not among them. */
export function trailAround(paths: readonly string[], path: string): PinSequence | undefined {
  const at = paths.indexOf(path);
  if (at === -1) return undefined;
  const start = Math.max(0, at - REACH);
  return { paths: paths.slice(start, at + REACH + 1), at: at - start };
}
