import { isChosen, type BulkChoice } from './selection.ts';

/** Pins that left the place by one bulk edit: at once, and again there when it fails or is undone. */
export type Leaving = { readonly key: string; readonly choice: BulkChoice };

/** The pins that are still in the place (SF-08). The list itself when none left. */
export function remaining<P extends { readonly entityId: string }>(
  pins: readonly P[],
  leaving: readonly Leaving[],
): readonly P[] {
  if (leaving.length === 0) return pins;
  return pins.filter(
    ({ entityId }) => !leaving.some(({ choice }) => isChosen({ choice, anchor: null }, entityId)),
  );
}
