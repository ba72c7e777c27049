import { EXPOSURE_THRESHOLDS } from '@pegboard/types';
import {
  HIDDEN_STATE,
  PAUSED_STATE,
  transitionImpression,
  type Impression,
  type ImpressionEvent,
  type ImpressionState,
} from './model/impression.ts';

/** Tracks the visibility of many elements with one observer. */
export type Impressions<Target> = {
  /**
   * Observes an element for a target, such as a pin; returns a function that ends the observation. Observing
   * an element for another target ends the former impression, so elements can be reused. A target whose
   * element is replaced synchronously stays one impression, as when a card is rendered again.
   */
  readonly observe: (element: Element, target: Target) => () => void;
  /** Pauses all timers, as when a dialog covers the page; returns a function that ends this pause, once. */
  readonly pause: () => () => void;
  /** Ends and reports all impressions in view, because the page may end. None starts until `resume`. */
  readonly leave: () => void;
  /** Resumes tracking after `leave`, when the page is visible again. */
  readonly resume: () => void;
  /** Ends and reports all impressions in view, and stops observing. */
  readonly close: () => void;
};

/** The ports of impressions. */
export type ImpressionPorts<Target> = {
  readonly onImpression: (impression: Impression, target: Target) => void;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the identity of a target; without it, targets are compared by reference. */
  readonly keyOf?: (target: Target) => unknown;
};

/**
 * The tolerance above a threshold: an observer fires when a ratio is reached, but milestones require more
 * than the threshold.
 */
const ABOVE = 0.000_01;
const THRESHOLDS = [0, ABOVE, ...EXPOSURE_THRESHOLDS.map((part) => Math.min(1, part + ABOVE))];

type Watched<Target> = { readonly target: Target; state: ImpressionState };

/** Creates a tracker. The observer is created with the first observed element. Source: EL-01, §4. */
export function createImpressions<Target>(ports: ImpressionPorts<Target>): Impressions<Target> {
  const keyOf = ports.keyOf ?? ((target: Target): unknown => target);
  const watched = new Map<Element, Watched<Target>>();
  /** The targets whose element was just removed and may be replaced. */
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
      // Observing it again reports its visible ratio at once, also for an element that did not move.
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
