import { isSelected, type PinSelection } from './selection.ts';

/** Pins that a bulk edit removes: hidden at once, and shown again when it fails or is undone. */
export type PendingRemoval = { readonly key: string; readonly choice: PinSelection };

/** Returns the pins that are not removed (SF-08). Returns the same list when none is. */
export function withoutPendingRemovals<P extends { readonly entityId: string }>(
  pins: readonly P[],
  leaving: readonly PendingRemoval[],
): readonly P[] {
  if (leaving.length === 0) return pins;
  return pins.filter(
    ({ entityId }) => !leaving.some(({ choice }) => isSelected({ choice, anchor: null }, entityId)),
  );
}
