import type { PinSequence } from './pin-sequence.ts';

/** Moves one pin forward or back in the sequence; undefined beyond its ends (CU-13). */
export function moveInSequence(trail: PinSequence, way: 'next' | 'previous'): PinSequence | undefined {
  const at = trail.at + (way === 'next' ? 1 : -1);
  return trail.paths[at] === undefined ? undefined : { ...trail, at };
}

/**
 * Returns the sequence of a history entry, if it has a valid one: it may have been stored by an older
 * release.
 */
export function getSequence(state: unknown): PinSequence | undefined {
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
