import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from './axe.ts';

/** More than any dialog has. */
const STOPS_MAX = 60;

/**
 * Walks through a dialog with the keys alone: it is opened from a button, axe finds nothing in it, Tab goes round in it,
 * Escape asks once to close it, and the focus goes back to the button. Gives the names of what Tab stopped at, in order,
 * beginning with what had the focus first.
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
