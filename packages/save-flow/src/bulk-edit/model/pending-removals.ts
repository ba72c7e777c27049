import { isSelected, type PinSelection } from './selection.ts';

/** Pins that left the place by one bulk edit: at once, and again there when it fails or is undone. */
export type PendingRemoval = { readonly key: string; readonly choice: PinSelection };

/** The pins that are still in the place (SF-08). The list itself when none left. */
export function withoutPendingRemovals<P extends { readonly entityId: string }>(
  pins: readonly P[],
  leaving: readonly PendingRemoval[],
): readonly P[] {
  if (leaving.length === 0) return pins;
  return pins.filter(
    ({ entityId }) => !leaving.some(({ choice }) => isSelected({ choice, anchor: null }, entityId)),
  );
}
