import type { Pin } from '@pegboard/types';
import { use, useMemo } from 'react';
import { FeedbackContext } from './feedback-context.ts';

/** What a member does about the pin of a close-up. */
export type PinFeedbackActions = {
  readonly hide: () => void;
  readonly report: () => void;
  /** Blocks who made it, when the pin names them and it is not the member. */
  readonly block?: (() => void) | undefined;
};

/** What a member does about the pin of a close-up; `onHidden` leads away from one that they hid. */
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
