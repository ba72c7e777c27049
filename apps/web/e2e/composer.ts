import { press, type Page } from './journey.ts';

/** Opens a step of the composer; a wide screen shows all steps. */
export async function openStep(page: Page, name: string): Promise<void> {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  if (await step.isVisible()) await press(step);
}

/** Selects a board in the composer. The board is secret, because other journeys read the public Pins of the same site. */
export async function chooseBoard(page: Page, name: string): Promise<void> {
  await openStep(page, 'Board and publish');
  await press(page.getByRole('button', { name: /^Board (?!and publish)/ }));
  await page.getByRole('option', { name: `${name}, Secret board` }).click();
}
