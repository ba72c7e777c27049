/** The time and duration of a media element, as a store. */
export type MediaTime = {
  readonly subscribe: (listener: () => void) => () => void;
  /** In seconds. */
  readonly getTime: () => number;
  /** In seconds; 0 until it is known. */
  readonly getDuration: () => number;
  /** Pauses at a second. Listeners are called at once: the event of the element follows later. */
  readonly seek: (seconds: number) => void;
};

const EVENTS = ['durationchange', 'seeking', 'timeupdate'] as const;

/** Creates the store of a media element. */
export function createMediaTime(element: HTMLMediaElement): MediaTime {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) for (const event of EVENTS) element.addEventListener(event, notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const event of EVENTS) element.removeEventListener(event, notify);
      };
    },
    getTime: () => element.currentTime,
    getDuration: () => (Number.isFinite(element.duration) ? element.duration : 0),
    seek(seconds) {
      element.pause();
      element.currentTime = seconds;
      notify();
    },
  };
}
