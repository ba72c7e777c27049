import type { ObservedPin } from '@pegboard/event-log';
import { observeLazily } from '@pegboard/event-log/lazy';
import type { PinCardProps, Surface } from '@pegboard/pin-card';
import { CLOSEUP_VIEW_TYPE, type Pin } from '@pegboard/types';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import type { MemberLog } from './member-log.ts';
import type { SeenPins } from './impression-tracking-context.ts';

const ON_CLOSEUP: ReadonlySet<Surface> = new Set(['RelatedPinGrid', 'CloseupRelatedProducts']);
const CLOSEUP = { viewType: CLOSEUP_VIEW_TYPE };

/**
 * Logs the pins that a member sees and saves (EL-01, SF-13). The log is loaded when the page is idle, and
 * never for bots.
 */
export function createImpressionTracking(page: {
  readonly isBot: boolean;
  readonly isDebugged: boolean;
  readonly isMobile: boolean;
}): SeenPins & {
  readonly logSave: (pinId: string, boardId: string) => Promise<void>;
  /**
   * On a mobile: pauses impressions while a dialog covers the page, until the returned function is called
   * (UI-03).
   */
  readonly onCover: (() => () => void) | undefined;
} {
  let loading: Promise<MemberLog | null> | undefined;
  const log = (): Promise<MemberLog | null> => (loading ??= page.isBot ? Promise.resolve(null) : load(page));
  // If the log cannot be loaded, only its events are lost.
  const loaded = (): Promise<MemberLog | null> => log().catch(() => null);
  const observe = observeLazily<ObservedPin>(async () => (await log())?.observe ?? null);
  const observeWith =
    (place: ObservedPin['place']): NonNullable<PinCardProps['observe']> =>
    (element, pin) =>
      observe(element, { pinId: pin.id, place: servedIn(place, pin) });
  /**
   * The serve tokens of pins that were in view: following the link of an ad counts as a click on the ad, and opening or
   * saving a pin of the home feed as a result of its place there (SR-11).
   */
  const servings = new Map<string, string>();
  const servedIn = (place: ObservedPin['place'], { id, trackingParams: ad }: Pin): ObservedPin['place'] => {
    if (!ad) return place;
    servings.set(id, ad);
    return { ...place, aux: { ad } };
  };
  const [onCloseup, elsewhere] = [observeWith(CLOSEUP), observeWith(undefined)];
  const pause = (): (() => void) => {
    let goOn: (() => void) | undefined;
    let isOver = false;
    void loaded().then((known) => {
      if (!isOver) goOn = known?.pause();
    });
    return () => {
      isOver = true;
      goOn?.();
    };
  };
  return {
    observeOn: (surface) => (ON_CLOSEUP.has(surface) ? onCloseup : elsewhere),
    async onSlotSeen(pin, _, index) {
      (await loaded())?.slotSeen(pin.id, index);
    },
    async logLink(event) {
      (await loaded())?.linkOpened(event, servings.get(event.pin.id));
    },
    async logMetric(name, status) {
      (await loaded())?.metric(name, status);
    },
    async logExperience(id, result) {
      (await loaded())?.experience(id, result);
    },
    onCloseup: (pinId) => void loaded().then((known) => known?.opened(pinId, servings.get(pinId))),
    onVideoPlayed: (pinId) => void loaded().then((known) => known?.videoPlayed(pinId)),
    onVideoWatched: (pinId, ms) => void loaded().then((known) => known?.videoWatched(pinId, ms)),
    onVideoImpressions: (sent) =>
      void loaded().then((known) => {
        for (const { pinId, startTime } of sent) known?.adWatchable(pinId, startTime);
      }),
    onShareTapped: ({ id }) => void loaded().then((known) => known?.shareTapped(id, CLOSEUP)),
    async onBlock(isBlocked) {
      (await loaded())?.blocked(isBlocked);
    },
    async logSave(pinId, boardId) {
      (await loaded())?.saved(pinId, boardId, servings.get(pinId));
    },
    onCover: page.isMobile ? pause : undefined,
  };
}

async function load({ isDebugged }: { readonly isDebugged: boolean }): Promise<MemberLog | null> {
  if (hasPrivacySignal(navigator)) return null;
  await atRest();
  const onEvent = isDebugged ? (await import('./event-debug.tsx')).eventBuffer.add : undefined;
  return (await import('./member-log.ts')).startMemberLog(onEvent);
}

/** Waits until the page has loaded and the browser is idle. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );
}
