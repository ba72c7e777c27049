import type { Pin } from '@pegboard/types';
import { use, useMemo } from 'react';
import { FeedbackContext } from './feedback-context.ts';

/** The feedback actions on a close-up's pin. */
export type PinFeedbackActions = {
  readonly hide: () => void;
  readonly report: () => void;
  /** Blocks the creator, if the pin has one who is not the viewer. */
  readonly block?: (() => void) | undefined;
};

/** Returns the feedback actions on a close-up's pin. `onHidden` navigates away after hiding. */
export function usePinFeedback(
  pin: Pin,
  viewerId: string | undefined,
  onHidden: () => void,
): PinFeedbackActions | undefined {
  const member = use(FeedbackContext);
  return useMemo(() => {
    if (!member) return undefined;
    const maker = pin.nativeCreator ?? pin.pinner;
    const name = maker?.fullName || maker?.username;
    const person = maker && name && maker.entityId !== viewerId ? { id: maker.entityId, name } : undefined;
    return {
      hide() {
        member.hide(pin, { isOnPage: true });
        onHidden();
      },
      report: () => member.open({ kind: 'report', subject: { kind: 'pin', id: pin.id } }),
      block: person && (() => member.open({ kind: 'block', subject: { person, source: 'pin' } })),
    };
  }, [member, pin, viewerId, onHidden]);
}
