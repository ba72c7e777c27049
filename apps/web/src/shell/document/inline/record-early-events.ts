/**
 * An event that reached the page before its scripts did, with the value of its field at that time: a user may change the
 * field again before the event is replayed.
 */
export type EarlyEvent = readonly [event: Event, value?: string, isChecked?: boolean];

declare global {
  interface Window {
    /** The events since the page was opened. `replayEarlyEvents` takes them over. */
    __pb_early: { push(...events: EarlyEvent[]): unknown };
  }
}

/**
 * Records the events that `replayEarlyEvents` may replay, and keeps a form without an `action`, which only scripts submit,
 * from reloading the page.
 *
 * It is inlined as the first script of the page: it must not reference anything from outside.
 */
export function recordEarlyEvents(): void {
  window.__pb_early = [];
  for (const type of ['click', 'submit', 'input', 'focusin'])
    addEventListener(
      type,
      (event) => {
        const { value, checked } = event.target as HTMLInputElement;
        if (type === 'submit' && !(event.target as HTMLFormElement).hasAttribute('action'))
          event.preventDefault();
        window.__pb_early.push([event, value, checked]);
      },
      true,
    );
}
