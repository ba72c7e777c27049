import {
  blockEvent,
  carouselSlotImpressionEvent,
  eventOfType,
  saveEvent,
  shareTapEvent,
  startEventLog,
  type EventContext,
  unblockEvent,
  viewableImpressionEvent,
  type PageLog,
} from '@pegboard/event-log';
import type { LinkEvent } from '@pegboard/outbound';
import { EVENT_TYPE_BY_NAME, CLOSEUP_VIEW_TYPE, METRICS_SAMPLE_RATE, type LogEvent } from '@pegboard/types';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';

/** The event log of a member's page. */
export type MemberLog = Pick<PageLog, 'observe' | 'pause'> & {
  readonly slotSeen: (pinId: string, index: number) => void;
  readonly blocked: (isBlocked: boolean) => void;
  readonly saved: (pinId: string, boardId: string) => void;
  /** Logs that a link was opened; `ad` is the serve token if the pin was shown as an ad. */
  readonly linkOpened: (event: LinkEvent, ad?: string) => void;
  readonly metric: (name: string, status: string) => void;
  readonly experience: (id: string, result: string) => void;
  readonly opened: (pinId: string) => void;
  readonly videoPlayed: (pinId: string) => void;
  readonly videoWatched: (pinId: string, ms: number) => void;
  readonly adWatchable: (pinId: string, time: number) => void;
  readonly shareTapped: (pinId: string, place: EventContext) => void;
};

const {
  closeup: CLOSEUP,
  outboundClick: CLICKTHROUGH,
  metric: METRIC,
  videoView: VIDEO_VIEW,
  videoWatch: VIDEO_WATCH,
} = EVENT_TYPE_BY_NAME;
const ON_CLOSEUP = { viewType: CLOSEUP_VIEW_TYPE };

/**
 * Starts the log of a member's page, unless there is a privacy signal. `onEvent` is called with each event
 * that will be sent.
 */
export function startMemberLog(onEvent?: (event: LogEvent) => void): MemberLog {
  const { log, observe, pause } = startEventLog({
    url: '/v3/events/',
    canLog: () => !hasPrivacySignal(navigator),
    onEvent,
    sampleRates: { [METRIC]: METRICS_SAMPLE_RATE },
  });
  return {
    observe,
    pause,
    slotSeen: (pinId, index) => log(carouselSlotImpressionEvent({ pinId, index })),
    blocked: (isBlocked) => log(isBlocked ? blockEvent() : unblockEvent()),
    saved: (pinId, boardId) => log(saveEvent({ pinId, boardId })),
    linkOpened({ pin, type, status }, ad) {
      const aux = { clickthrough_type: type, status, ...(ad !== undefined && { ad }) };
      log(eventOfType(CLICKTHROUGH, { pinId: pin.id }, { aux }));
    },
    metric: (name, status) => log(eventOfType(METRIC, {}, { aux: { name, status } })),
    experience: (objectId, result) =>
      log(eventOfType(EVENT_TYPE_BY_NAME.experience, { objectId }, { aux: { outcome: result } })),
    opened: (pinId) => log(eventOfType(CLOSEUP, { pinId }, ON_CLOSEUP)),
    videoPlayed: (pinId) => log(eventOfType(VIDEO_VIEW, { pinId }, ON_CLOSEUP)),
    videoWatched: (pinId, ms) =>
      log(eventOfType(VIDEO_WATCH, { pinId }, { ...ON_CLOSEUP, aux: { watched_ms: ms } })),
    adWatchable: (pinId, time) => log(viewableImpressionEvent({ pinId, time })),
    shareTapped: (pinId, place) => log(shareTapEvent({ pinId }, place)),
  };
}
