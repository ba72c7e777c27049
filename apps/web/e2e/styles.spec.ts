import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signUpByApi, expect, test, type Page } from './journey.ts';

const ASSETS = fileURLToPath(new URL('../dist/client/assets/', import.meta.url));

/** Returns the style sheets that contain each class of the site. */
const sheets = new Map<string, string[]>();
for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.css')))
  for (const [, className = ''] of readFileSync(ASSETS + name, 'utf8').matchAll(/\.(_[\w-]+)/g))
    sheets.set(className, [...(sheets.get(className) ?? []), name]);

/** Returns the classes in the page's HTML whose rules are in none of the style sheets of its head. */
async function unstyled(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const loaded = new Set(
    [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(([, name = '']) => name),
  );
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(used)].filter(
    (name) => sheets.has(name) && !sheets.get(name)?.some((sheet) => loaded.has(sheet)),
  );
}

test('what the server renders is styled before any script runs', async ({ page }) => {
  const home = await (await page.request.get('/')).text();
  const pins = [...new Set([...home.matchAll(/href="(\/pin\/[^"]+)"/g)].map(([, path = '']) => path))];
  const paths = ['/', ...pins.slice(0, 10), '/search/pins/?q=blue', '/login/', '/signup/'];
  for (const path of paths) expect.soft(await unstyled(page, path), path).toEqual([]);
  await signUpByApi(page);
  for (const path of [
    ...paths,
    '/me/',
    '/settings/',
    '/settings/ads/',
    '/settings/blocked/',
    '/settings/muted/',
  ])
    expect.soft(await unstyled(page, path), `${path}, signed in`).toEqual([]);
});
