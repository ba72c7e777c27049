import { createEventLog, type EventLog, type EventLogOptions } from '../event-log.ts';
import { createImpressions, type Impressions } from '../impressions.ts';
import { pinImpressionEvent, type EventContext, type LoggedPin, type NewEvent } from '../model/events.ts';
import type { Impression } from '../model/impression.ts';
import { browserPorts } from './browser-ports.ts';
import type { FetchPort } from './send-with-fetch.ts';

/** An observed pin, and its context. */
export type ObservedPin = LoggedPin & { readonly place?: EventContext | undefined };

/** Options of a page's log. */
export type PageLogOptions = EventLogOptions & {
  /** The address that batches are posted to, such as `/v3/events/`. */
  readonly url: string;
  /** Returns whether events of this visitor may be logged: not for bots, nor with a privacy signal. */
  readonly canLog: () => boolean;
  readonly fetch?: FetchPort | undefined;
  /**
   * Creates the event of an impression; null to send none, as for a video ad whose event is held until it is
   * played. Event 18 by default.
   */
  readonly impressionEvent?: ((impression: Impression, pin: ObservedPin) => NewEvent | null) | undefined;
};

/** The log of a page. */
export type PageLog = Pick<EventLog, 'log' | 'flush' | 'dropped'> &
  Pick<Impressions<ObservedPin>, 'observe' | 'pause'> & {
    /** Passes all events to the browser and stops: all observers and listeners are removed. */
    readonly close: () => void;
  };

const nothing = (): void => undefined;

/**
 * Starts the log of a page in a browser. Impressions pause while the window is not focused; they end, and all
 * events are passed to the browser, when the page is hidden or left. Nothing is observed while logging is not
 * allowed. Source: EL-01.
 */
export function startEventLog(options: PageLogOptions): PageLog {
  const { canLog, impressionEvent = eventOfImpression } = options;
  const events = createEventLog(browserPorts(options), options);
  const impressions = createImpressions<ObservedPin>({
    now: Date.now,
    keyOf: ({ pinId, place }) => [pinId, place?.viewType, place?.component, place?.element].join(),
    onImpression(impression, pin) {
      const event = impressionEvent(impression, pin);
      if (event) events.log(event);
    },
  });

  const leave = (): void => {
    impressions.leave();
    events.leave();
  };
  const onVisibility = (): void => (document.visibilityState === 'hidden' ? leave() : impressions.resume());
  let resume = nothing;
  const onBlur = (): void => {
    const before = resume;
    resume = impressions.pause();
    before();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', onVisibility, { signal });
  addEventListener('blur', onBlur, { signal });
  addEventListener('focus', () => resume(), { signal });
  if (document.visibilityState === 'hidden') impressions.leave();

  return {
    log: events.log,
    flush: events.flush,
    dropped: events.dropped,
    observe: (element, pin) => (canLog() ? impressions.observe(element, pin) : nothing),
    pause: impressions.pause,
    close() {
      listening.abort();
      impressions.close();
      events.leave();
    },
  };
}

const eventOfImpression = (impression: Impression, pin: ObservedPin): NewEvent =>
  pinImpressionEvent(pin, impression, pin.place);
