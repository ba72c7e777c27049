import { VISITOR_SAVED_PINS_MAX, type Session, type VisitorSavedPin } from '@pegboard/types';

/** The result of a visitor's save. */
export type VisitorSaveResult =
  | { readonly kind: 'saved' | 'replaced'; readonly pins: readonly VisitorSavedPin[] }
  | { readonly kind: 'refused' };

/**
 * Returns the visitor's saved pins with this one first: a pin that is already saved is replaced; a third pin
 * is rejected. Source: UV-03.
 */
export function addSavedPin(pins: readonly VisitorSavedPin[], pin: VisitorSavedPin): VisitorSaveResult {
  const others = pins.filter(({ pinId }) => pinId !== pin.pinId);
  if (others.length < pins.length) return { kind: 'replaced', pins: [pin, ...others] };
  if (pins.length >= VISITOR_SAVED_PINS_MAX) return { kind: 'refused' };
  return { kind: 'saved', pins: [pin, ...pins] };
}

/** Returns the visitor's saved pins without this one. */
export const withoutPin = (pins: readonly VisitorSavedPin[], pinId: string): readonly VisitorSavedPin[] =>
  pins.filter((pin) => pin.pinId !== pinId);

/** Returns the saved-pin part of a session: whether there is one, and the last. Source: §3, UV-06. */
export function savedPinSession(
  pins: readonly VisitorSavedPin[],
): Pick<Session, 'hasSavedUnauthPin' | 'unauthSavePinId'> {
  return { hasSavedUnauthPin: pins.length > 0, unauthSavePinId: pins[0]?.pinId ?? null };
}
