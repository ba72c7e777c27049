/**
 * Takes the pictures of the README from a running site with demo content:
 *
 *   npm start
 *   node tooling/screenshots/take-screenshots.ts [http://localhost:4310]
 */
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [origin = 'http://localhost:4310'] = process.argv.slice(2);
const out = resolve(import.meta.dirname, '../../docs/images');
mkdirSync(out, { recursive: true });

type Shot = {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly open: (page: Page) => Promise<void>;
};

const desktop = { viewport: { width: 1440, height: 900 } } as const;
const phone = {
  viewport: { width: 390, height: 780 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

const openFirst = async (page: Page, query: string): Promise<void> => {
  await page.goto(`${origin}/search/pins/?q=${query}`);
  await page
    .locator('[data-placed] [data-pin-link]')
    .first()
    .click({ position: { x: 12, y: 12 } });
  await page.locator('[data-closeup]').waitFor();
};

const SHOTS: readonly Shot[] = [
  { name: 'home', options: desktop, open: async (page) => void (await page.goto(origin)) },
  { name: 'closeup', options: desktop, open: (page) => openFirst(page, 'bowls') },
  {
    name: 'phone-dark',
    options: { ...phone, colorScheme: 'dark' },
    open: async (page) => void (await page.goto(`${origin}/search/pins/?q=teapot`)),
  },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
for (const { name, options, open } of SHOTS) {
  const page = await browser.newPage(options);
  await open(page);
  await page.waitForLoadState('networkidle');
  const file = join(out, `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: 1440, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`took ${file}`);
  await page.close();
}
await browser.close();
