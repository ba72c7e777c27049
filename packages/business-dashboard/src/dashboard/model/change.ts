/** The change of a number from the previous one: its factor and direction. */
export type CountChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly ratio: number };

/** Compares a number with that of the previous period. There is no ratio to zero. */
export function compareCounts(now: number, before: number): CountChange {
  if (now === before) return { kind: now === 0 ? 'none' : 'same' };
  if (before === 0) return { kind: 'new' };
  const ratio = now / before - 1;
  return { kind: ratio > 0 ? 'up' : 'down', ratio: Math.abs(ratio) };
}
