import type { Page } from 'playwright';

const SAVE = '[data-closeup] [data-layout="closeup"] button[data-state]';
/** Milliseconds within which a tap belongs to the previous one. */
const AFTER_A_TAP_MS = 600;

/**
 * Returns the milliseconds from the tap on an open close-up's Save to the first frame that says 'Saved'; the
 * pin is unsaved before and after.
 */
export async function tapToSaved(page: Page): Promise<number> {
  const button = page.locator(SAVE);
  const unsave = async (): Promise<void> => {
    await page.waitForTimeout(AFTER_A_TAP_MS);
    await button.click();
    await page.locator(`${SAVE}[data-state="unsaved"]`).waitFor();
  };
  if ((await button.getAttribute('data-state')) === 'saved') await unsave();
  await page.waitForTimeout(AFTER_A_TAP_MS);
  const saved = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let tappedAt = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          if (document.querySelector(`${selector}[data-state="saved"]`) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-state'],
        });
      }),
    SAVE,
  );
  await button.click();
  const ms = await saved;
  await unsave();
  return ms;
}

/**
 * Types a text into the picker of an open close-up with a number of boards: returns the milliseconds per key
 * until layout.
 */
export async function keystrokes(page: Page, text: string, boards: number): Promise<readonly number[]> {
  await page
    .locator('[data-closeup] [data-layout="closeup"]')
    .getByRole('button', { name: /Choose a board/ })
    .click();
  await page.getByRole('group', { name: 'All boards' }).waitFor();
  await page.getByRole('combobox').focus();
  await page.evaluate(() => {
    const channel = new MessageChannel();
    const times: number[] = [];
    let began = 0;
    // The message is the next task, after the key's handlers and their rendering.
    channel.port1.addEventListener('message', () => {
      document.body.getBoundingClientRect();
      times.push(performance.now() - began);
    });
    channel.port1.start();
    addEventListener(
      'beforeinput',
      () => {
        began = performance.now();
        channel.port2.postMessage(null);
      },
      { capture: true },
    );
    Object.assign(window, { keyTimes: times });
  });
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  // Next to each board is the button of its sections, which has no text.
  const found = await page.getByRole('option').filter({ hasText: /\S/ }).count();
  const wanted = Array.from({ length: boards }, (_, at) => `board ${at + 1}`).filter((name) =>
    name.includes(text),
  ).length;
  if (found !== wanted)
    throw new Error(`The picker shows ${found} boards for '${text}', not ${wanted}: nothing is measured.`);
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}
