import type { SyntheticEvent } from 'react';
import type { EarlyEvent } from './inline/record-early-events.ts';

const MEMORY_MS = 30_000;
const PAUSE_MS = 50;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type PendingEvent = {
  readonly of: Element;
  readonly type: string;
  readonly at: number;
  readonly again: () => void;
};

/** The events that React handled. */
const heard = new WeakSet<Event>();

const hear = ({ nativeEvent }: SyntheticEvent): void => {
  heard.add(nativeEvent);
};

/**
 * Props of the document that mark events handled by React, including those that `replayEarlyEvents` dispatches to check
 * hydration.
 */
export const eventReplayProps = {
  onClickCapture: hear,
  onSubmitCapture: hear,
  onInputCapture: hear,
  onFocusCapture: hear,
  onAnimationIterationCapture: hear,
};

/**
 * Replays in order, once their part of the page is hydrated, the events that `recordEarlyEvents` recorded and those that follow:
 * clicks on buttons, values of fields, the focus, and forms without an `action`, which only scripts submit. A repeated event
 * of an element is replayed once; events older than 30 seconds are dropped.
 */
export function replayEarlyEvents(): void {
  let pending: readonly PendingEvent[] = [];
  let isAgain = false;

  const tryAgain = (): void => {
    pending = pending.filter(({ of, at }) => of.isConnected && performance.now() - at < MEMORY_MS);
    const next = pending.find(({ of }) => isTaken(of));
    if (next) {
      pending = pending.filter((each) => each !== next);
      isAgain = true;
      next.again();
      isAgain = false;
    }
    if (pending.length > 0) setTimeout(tryAgain, PAUSE_MS);
  };
  const keep = (early: EarlyEvent): void => {
    const event = isAgain ? undefined : toReplay(early);
    if (!event) return;
    // Whether it was handled is known after its dispatch.
    setTimeout(() => {
      const isFirst = pending.length === 0;
      pending = pending.filter(({ of, type }) => of !== event.of || type !== event.type);
      if (heard.has(early[0])) return;
      pending = [...pending, event];
      if (isFirst) setTimeout(tryAgain, PAUSE_MS);
    });
  };

  const recorded = window.__pb_early as unknown as readonly EarlyEvent[];
  window.__pb_early = { push: (...events) => events.forEach(keep) };
  recorded.forEach(keep);
}

/**
 * Returns whether React hydrated an element, checked with an event without effect: foreign elements, such as those of
 * browser extensions, are never hydrated, and their events are never replayed.
 */
function isTaken(element: Element): boolean {
  const probe = new Event('animationiteration', { bubbles: true });
  element.dispatchEvent(probe);
  return heard.has(probe);
}

/** Returns the replay of an event; undefined if there is nothing to replay. */
function toReplay([event, value = '', isChecked = false]: EarlyEvent): PendingEvent | undefined {
  const { type, target, timeStamp: at } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'click') {
    const button = target.closest('button');
    if (!button || (button.form && button.type !== 'button')) return undefined;
    return { of: button, type, at, again: () => button.click() };
  }
  if (type === 'submit') {
    const form = target as HTMLFormElement;
    if (form.hasAttribute('action')) return undefined;
    return { of: form, type, at, again: () => form.requestSubmit((event as SubmitEvent).submitter) };
  }
  if (type === 'focusin') return { of: target, type, at, again: () => focusAgain(target) };
  const field = target as Field;
  if (!('value' in field) || field.type === 'file') return undefined;
  return { of: field, type, at, again: () => typeAgain(field, value, isChecked) };
}

/** Reports the focus to React, if the element still has it. */
function focusAgain(element: Element): void {
  if (document.activeElement === element) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Sets a field's value like typing: React ignores a value that equals the one it knows. */
function typeAgain(field: Field, value: string, isChecked: boolean): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    (field as HTMLInputElement).checked = !isChecked;
    field.click();
    return;
  }
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    (field as HTMLInputElement).setSelectionRange?.(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field.type.startsWith('select')) field.dispatchEvent(new Event('change', { bubbles: true }));
}
