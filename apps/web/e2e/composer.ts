import { press, type Page } from './journey.ts';
import type { ChosenFile } from './operate.ts';

/** Returns images of the demo content as files, all different. */
export async function readImages(page: Page, count: number): Promise<readonly ChosenFile[]> {
  const html = await (await page.request.get('/')).text();
  const paths = [...new Set(html.match(/\/i\/236x\/[\w/]+\.webp/g))].slice(0, count);
  return Promise.all(
    paths.map(async (path, index) => ({
      name: `photo-${index + 1}.webp`,
      mimeType: 'image/webp',
      buffer: await (await page.request.get(path)).body(),
    })),
  );
}

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
