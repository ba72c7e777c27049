import type { PinCardData } from '@pegboard/pin-card';
import { use, useMemo, useSyncExternalStore } from 'react';
import { FeedbackContext } from './feedback-context.ts';

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * Returns the pins without those of members who were blocked on this page: they are removed at once (FB-06).
 */
export function useWithoutBlocked(pins: readonly PinCardData[]): readonly PinCardData[] {
  const member = use(FeedbackContext);
  const blocked = useSyncExternalStore(member?.subscribe ?? never, () => member?.blocked(), nothing);
  return useMemo(
    () =>
      blocked?.size
        ? pins.filter(({ pinner, nativeCreator }) =>
            [pinner, nativeCreator].every((person) => !person || !blocked.has(person.entityId)),
          )
        : pins,
    [pins, blocked],
  );
}
