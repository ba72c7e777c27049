import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from './axe.ts';

/** Maximum number of tab stops, more than any dialog has. */
const STOPS_MAX = 60;

/**
 * Operates a dialog by keyboard: it is opened by a button, axe finds no violations, Tab cycles inside it,
 * Escape requests closing once, and the focus returns to the button. Returns the names of its tab stops in
 * order, starting with the initially focused one.
 */
export async function dialogByKeys(
  show: (onClose: () => void) => Promise<{ readonly unmount: () => Promise<void> | void }>,
): Promise<readonly string[]> {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.textContent = 'Open';
  opener.focus();
  let closeRequests = 0;
  const shown = await show(() => {
    closeRequests += 1;
  });
  const dialog = await openDialog();
  await expectAccessible(dialog);
  const stops = await tabStops(dialog);
  await userEvent.keyboard('{Escape}');
  expect(closeRequests, 'how often Escape requested to close').toBe(1);
  await shown.unmount();
  expect(document.activeElement, 'what has the focus afterwards').toBe(opener);
  opener.remove();
  return stops;
}

async function tabStops(dialog: Element): Promise<readonly string[]> {
  const first = document.activeElement;
  expect(dialog.contains(first), 'the focus is in the dialog').toBe(true);
  const stops: string[] = [];
  for (let presses = 0; presses < STOPS_MAX; presses += 1) {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      expect(dialog.contains(activeElement), 'Tab stays in the dialog').toBe(true);
      stops.push(nameOf(activeElement));
    }
    // oxlint-disable-next-line no-await-in-loop -- each press starts from where the one before has led
    await userEvent.tab();
    if (document.activeElement === first) return stops;
  }
  throw new Error(`Tab does not come round: ${stops.join(', ')}.`);
}

/** Returns the accessible name of an element, by the rules that dialogs need. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = isLabelled(element) ? [...(element.labels ?? [])] : [];
  const texts = [
    element.getAttribute('aria-label'),
    ...labelledBy.map((id) => document.getElementById(id)?.textContent),
    ...labels.map((label) => label.textContent),
    element.textContent,
  ];
  return texts.find((text) => text?.trim())?.trim() ?? element.localName;
}

async function openDialog(): Promise<Element> {
  const open = (): Element | null => document.querySelector('dialog[open]');
  await expect.poll(open).not.toBeNull();
  return open() ?? document.body;
}

const isLabelled = (
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement =>
  'labels' in element;
