import { EXPOSURE_THRESHOLDS } from '@pegboard/types';
import {
  HIDDEN_STATE,
  PAUSED_STATE,
  transitionImpression,
  type Impression,
  type ImpressionEvent,
  type ImpressionState,
} from './model/impression.ts';

/** Reports what is seen of many elements, with one observer for all of them. */
export type Impressions<Target> = {
  /**
   * Watches an element for a target, such as a pin; what it returns ends that. An element that is watched for
   * another target ends the impression of the one before, so an element can be used again. A target whose
   * element is replaced by another in one go stays one impression, as when a card is drawn again.
   */
  readonly observe: (element: Element, target: Target) => () => void;
  /** Stops all clocks, as when a dialog covers the page; what it returns ends this pause, once. */
  readonly pause: () => () => void;
  /** Ends and reports all that is in view, because the page may end now. Nothing begins until `resume`. */
  readonly leave: () => void;
  /** After `leave`, when the page is looked at again. */
  readonly resume: () => void;
  /** Ends and reports all that is in view, and watches nothing any more. */
  readonly close: () => void;
};

/** The ports of impressions. */
export type ImpressionPorts<Target> = {
  readonly onImpression: (impression: Impression, target: Target) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the identity of a target; without it, targets are compared by reference. */
  readonly keyOf?: (target: Target) => unknown;
};

/**
 * So little above a threshold is above it: an observer shows when a ratio is reached, milestones are more
 * than that.
 */
const ABOVE = 0.000_01;
const THRESHOLDS = [0, ABOVE, ...EXPOSURE_THRESHOLDS.map((part) => Math.min(1, part + ABOVE))];

type Watched<Target> = { readonly target: Target; state: ImpressionState };

/** Watches elements. The observer is made with the first of them. Source: EL-01, §4. */
export function createImpressions<Target>(ports: ImpressionPorts<Target>): Impressions<Target> {
  const keyOf = ports.keyOf ?? ((target: Target): unknown => target);
  const watched = new Map<Element, Watched<Target>>();
  /** Those whose element has just gone: another may come in its place. */
  const gone = new Map<unknown, { readonly of: Watched<Target>; readonly time: number }>();
  let pauses = 0;
  let isAway = false;
  let observer: IntersectionObserver | undefined;

  const step = (of: Watched<Target>, event: ImpressionEvent): void => {
    const { state, ended } = transitionImpression(of.state, event);
    of.state = state;
    if (ended) ports.onImpression(ended, of.target);
  };
  const endGone = (): void => {
    for (const { of, time } of gone.values()) step(of, { type: 'removed', time });
    gone.clear();
  };
  const stepAll = (type: 'paused' | 'resumed' | 'left'): void => {
    endGone();
    const time = ports.now();
    for (const of of watched.values()) step(of, { type, time });
  };

  const look = (entries: readonly IntersectionObserverEntry[]): void => {
    const time = ports.now();
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const of = watched.get(target);
      if (of) step(of, { type: 'moved', ratio: isIntersecting ? intersectionRatio : 0, time });
    }
  };

  const release = (element: Element, of: Watched<Target>): void => {
    if (watched.get(element) !== of) return;
    watched.delete(element);
    observer?.unobserve(element);
    const key = keyOf(of.target);
    if (gone.has(key)) endGone();
    if (gone.size === 0) setTimeout(endGone);
    gone.set(key, { of, time: ports.now() });
  };

  const pause = (): (() => void) => {
    let isOver = false;
    if ((pauses += 1) === 1 && !isAway) stepAll('paused');
    return () => {
      if (isOver) return;
      isOver = true;
      if ((pauses -= 1) === 0 && !isAway) stepAll('resumed');
    };
  };

  return {
    observe(element, target) {
      observer ??= new IntersectionObserver(look, { threshold: THRESHOLDS });
      const before = watched.get(element);
      if (before) release(element, before);
      const key = keyOf(target);
      const same = gone.get(key);
      gone.delete(key);
      const of = { target, state: same?.of.state ?? (pauses > 0 || isAway ? PAUSED_STATE : HIDDEN_STATE) };
      watched.set(element, of);
      // Watching it again shows at once how much of it is in view, also for an element that did not move.
      observer.observe(element);
      return () => release(element, of);
    },
    pause,
    leave() {
      isAway = true;
      stepAll('left');
    },
    resume() {
      if (!isAway) return;
      isAway = false;
      if (pauses === 0) stepAll('resumed');
    },
    close() {
      stepAll('left');
      watched.clear();
      observer?.disconnect();
    },
  };
}
