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
  /** Logs a save; `mark` is the serve token of the pin, if it has one, as in `opened`. */
  readonly saved: (pinId: string, boardId: string, mark?: string) => void;
  /** Logs that a link was opened; `ad` is the serve token if the pin was shown as an ad. */
  readonly linkOpened: (event: LinkEvent, ad?: string) => void;
  readonly metric: (name: string, status: string) => void;
  readonly experience: (id: string, result: string) => void;
  readonly opened: (pinId: string, mark?: string) => void;
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
const marked = (ad: string | undefined): EventContext => (ad === undefined ? {} : { aux: { ad } });

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
    saved: (pinId, boardId, mark) => log(saveEvent({ pinId, boardId }, marked(mark))),
    linkOpened({ pin, type, status }, ad) {
      const aux = { clickthrough_type: type, status, ...(ad !== undefined && { ad }) };
      log(eventOfType(CLICKTHROUGH, { pinId: pin.id }, { aux }));
    },
    metric: (name, status) => log(eventOfType(METRIC, {}, { aux: { name, status } })),
    experience: (objectId, result) =>
      log(eventOfType(EVENT_TYPE_BY_NAME.experience, { objectId }, { aux: { outcome: result } })),
    opened: (pinId, mark) => log(eventOfType(CLOSEUP, { pinId }, { ...ON_CLOSEUP, ...marked(mark) })),
    videoPlayed: (pinId) => log(eventOfType(VIDEO_VIEW, { pinId }, ON_CLOSEUP)),
    videoWatched: (pinId, ms) =>
      log(eventOfType(VIDEO_WATCH, { pinId }, { ...ON_CLOSEUP, aux: { watched_ms: ms } })),
    adWatchable: (pinId, time) => log(viewableImpressionEvent({ pinId, time })),
    shareTapped: (pinId, place) => log(shareTapEvent({ pinId }, place)),
  };
}
