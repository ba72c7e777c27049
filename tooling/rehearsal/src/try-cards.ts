import type { Locator, Page } from 'playwright';

const CARDS = 11;
const PATIENCE_MS = 5000;

/** Operates the cards of a page like a user, and returns the problems, one sentence each. */
export async function tryCards(page: Page): Promise<readonly string[]> {
  const cards = page.locator('#doing article[data-pin-id]');
  const lastAction = page.locator('#last-action');
  const cup = page.locator('article[data-pin-id="912"]');
  const plain = cards.and(page.locator('[data-pin-id="101"]'));
  const slides = cards.and(page.locator('[data-pin-id="107"]'));
  const acts: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['every card stands on the page', () => holds(async () => (await cards.count()) === CARDS)],
    [
      'every card has a picture of its size',
      () => holds(async () => (await heights(page)).every((height) => height > 100)),
    ],
    [
      'the example of the README saves',
      async () => {
        await cup.hover();
        await cup.getByRole('button', { name: 'Save' }).click();
        return isSeen(cup.getByRole('link', { name: 'Saved to Quiet kitchens' }));
      },
    ],
    [
      'the menu opens by the pointer and hides a pin',
      async () => {
        await plain.hover();
        await plain.getByRole('button', { name: 'More options' }).click();
        await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
        return says(lastAction, 'hide 101');
      },
    ],
    [
      'the menu opens by the keyboard, and closes',
      async () => {
        await plain.getByRole('button', { name: 'More options' }).focus();
        await page.keyboard.press('Enter');
        if (!(await isSeen(page.getByRole('menuitem', { name: 'Report Pin' })))) return false;
        await page.keyboard.press('Escape');
        return holds(async () => (await page.getByRole('menu').count()) === 0);
      },
    ],
    [
      'the slides move',
      async () => {
        await slides.hover();
        await slides.getByRole('button', { name: 'Next slide' }).click();
        return holds(async () => (await slides.getAttribute('data-pin-id')) === '107');
      },
    ],
    [
      'a right click opens the menu of the card',
      async () => {
        await plain.click({ button: 'right', position: { x: 40, y: 120 } });
        await page.getByRole('menuitem', { name: 'Report Pin' }).click();
        return says(lastAction, 'report 101');
      },
    ],
  ];
  const problems: string[] = [];
  for (const [sentence, act] of acts) {
    const happened = await act().catch((error: unknown) => String(error).split('\n')[0] ?? '');
    if (happened !== true) problems.push(`not so: ${sentence}${happened === false ? '' : ` (${happened})`}`);
  }
  return problems;
}

const heights = (page: Page): Promise<readonly number[]> =>
  page
    .locator('article[data-pin-id]')
    .evaluateAll((cards) =>
      cards.map((card) => card.querySelector('img')?.getBoundingClientRect().height ?? 0),
    );

const isSeen = (part: Locator): Promise<boolean> =>
  part.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );

const says = (part: Locator, words: string): Promise<boolean> =>
  holds(async () => (await part.textContent()) === words);

async function holds(condition: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
