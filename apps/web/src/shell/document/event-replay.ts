import type { SyntheticEvent } from 'react';

declare global {
  interface Window {
    /** Records events that React handled; `captureEarlyEvents` defines it. */
    __pb_heard?: WeakSet<Event>;
  }
}

const hear = ({ nativeEvent }: SyntheticEvent): void => {
  window.__pb_heard?.add(nativeEvent);
};

/**
 * Props of the document that mark events handled by React, including those that `captureEarlyEvents`
 * dispatches to check hydration.
 */
export const eventReplayProps = {
  onClickCapture: hear,
  onSubmitCapture: hear,
  onInputCapture: hear,
  onAnimationIterationCapture: hear,
};

/**
 * Records events on a part of the page before it is hydrated, and replays them in order afterwards: clicks on
 * buttons, values of fields, and forms without an `action`, which only scripts submit. A repeated click on a
 * button is replayed once; events older than 30 seconds are dropped.
 *
 * It is inlined as the first script of the page: it must not reference anything from outside.
 */
export function captureEarlyEvents(): void {
  const MEMORY_MS = 30_000;
  const PAUSE_MS = 50;
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type PendingEvent = { readonly of: EventTarget; readonly at: number; readonly again: () => void };
  const heard = (window.__pb_heard = new WeakSet());
  let pending: readonly PendingEvent[] = [];
  let isAgain = false;

  const without = (of: EventTarget): readonly PendingEvent[] => pending.filter((each) => each.of !== of);
  // Returns whether React hydrated an element, checked with an event without effect: foreign elements, such
  // as those of browser extensions, are never hydrated, and their events are never replayed.
  const isTaken = (element: EventTarget): boolean => {
    const probe = new Event('animationiteration', { bubbles: true });
    element.dispatchEvent(probe);
    return heard.has(probe);
  };
  const tryAgain = (): void => {
    pending = pending.filter(({ of, at }) => (of as Element).isConnected && Date.now() - at < MEMORY_MS);
    const next = pending.find(({ of }) => isTaken(of));
    if (next) {
      pending = pending.filter((each) => each !== next);
      isAgain = true;
      next.again();
      isAgain = false;
    }
    if (pending.length > 0) setTimeout(tryAgain, PAUSE_MS);
  };
  // Records the event if it was not handled, which is known after its dispatch.
  const keep = (event: Event, of: EventTarget, again: () => void): void => {
    if (isAgain) return;
    setTimeout(() => {
      const isFirst = pending.length === 0;
      pending = without(of);
      if (heard.has(event)) return;
      pending = [...pending, { of, at: Date.now(), again }];
      if (isFirst) setTimeout(tryAgain, PAUSE_MS);
    });
  };
  // Sets a field's value like typing: React ignores a value that equals the one it knows.
  const typeAgain = (field: Field, value: string, isChecked: boolean): void => {
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
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || (button.form && button.type !== 'button')) return;
      keep(event, button, () => button.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.hasAttribute('action')) return;
      event.preventDefault();
      keep(event, form, () => form.requestSubmit(event.submitter));
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = event.target as Field;
      if (!('value' in field) || field.type === 'file') return;
      const { value, checked } = field as HTMLInputElement;
      keep(event, field, () => typeAgain(field, value, checked));
    },
    true,
  );
}
