import { carouselSlotImpressionEvent, saveEvent, startEventLog, type PageLog } from '@pegboard/event-log';
import { asksForPrivacy } from './asks-for-privacy.ts';

/** The event log of a member's page. */
export type MemberLog = Pick<PageLog, 'observe'> & {
  readonly slotSeen: (pinId: string, index: number) => void;
  readonly saved: (pinId: string, boardId: string) => void;
};

/** Starts the log of a member's page: nothing of who asks for privacy. */
export function startMemberLog(): MemberLog {
  const { log, observe } = startEventLog({
    url: '/v3/events/',
    mayLog: () => !asksForPrivacy(navigator),
  });
  return {
    observe,
    slotSeen: (pinId, index) => log(carouselSlotImpressionEvent({ pinId, index })),
    saved: (pinId, boardId) => log(saveEvent({ pinId, boardId })),
  };
}
