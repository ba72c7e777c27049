/**
 * `pnpm screens`: renders every screen of a running site with demo content in each size, theme and language, into a folder
 * with an index page, and reports English texts on German and Arabic screens and pages that scroll sideways.
 *
 *   npm start
 *   pnpm screens [--origin http://localhost:4310] [--out .pegboard/screens] [--size phone] [--theme dark]
 *                [--language ar] [--screen notifications] [--check]
 *
 * Each option can be repeated; without one, all of its values are rendered. `--check` takes no screenshots. The demo accounts get
 * the languages in turn, so use a site of your own.
 */
import { launchOptions } from '@pegboard/config/chromium';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findEnglish, readTexts } from './find-english.ts';
import { indexPage, type RenderedScreen } from './index-page.ts';
import { SCREENS, type Screen, type ScreenViewer } from './screens.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;
const DEMO_PASSWORD = 'pegboard-demo';
/** Milliseconds for a page on a busy machine. */
const PAGE_TIMEOUT_MS = 90_000;

type Size = keyof typeof SIZES;
type Variant = {
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
};

const many = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:4310' },
    out: { type: 'string', default: '.pegboard/screens' },
    size: many,
    theme: many,
    language: many,
    screen: many,
    check: { type: 'boolean', default: false },
  },
});
const isWanted = (named: readonly string[] | undefined, value: string): boolean =>
  named?.includes(value) ?? true;
const out = resolve(values.out);
const sizes = (Object.keys(SIZES) as readonly Size[]).filter((one) => isWanted(values.size, one));
const variants: readonly Variant[] = sizes.flatMap((size) =>
  THEMES.filter((one) => isWanted(values.theme, one)).flatMap((theme) =>
    LANGUAGES.filter((one) => isWanted(values.language, one)).map((language) => ({ size, theme, language })),
  ),
);
const screens = SCREENS.filter(({ name }) => isWanted(values.screen, name));

/** Opens a browser context of a viewer, logged in. */
async function openContext(
  browser: Browser,
  viewer: ScreenViewer,
  variant: Variant,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...SIZES[variant.size],
    colorScheme: variant.theme,
    locale: variant.language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  if (viewer === 'visitor') return context;
  const page = await context.newPage();
  await page.goto(`${values.origin}/login/`);
  await page.locator('input[name=username_or_email]').fill(viewer);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
  await page.close();
  await chooseLanguage(context, variant.language);
  return context;
}

/** Sets the language of the logged-in demo account: pages of members are in the language of their settings. */
async function chooseLanguage(context: BrowserContext, language: Variant['language']): Promise<void> {
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '';
  const response = await context.request.post(`${values.origin}/resource/UserSettingsResource/update/`, {
    headers: { 'x-csrftoken': token, origin: values.origin },
    data: { options: { locale: language === 'en' ? 'en-US' : language } },
  });
  if (!response.ok()) throw new Error(`The language could not be set: ${await response.text()}`);
}

/** Returns the address of a screen; some are those of the first link on another page. */
async function findAddress(page: Page, { path, link, below = '' }: Screen): Promise<string | undefined> {
  if (link === undefined) return path;
  await page.goto(values.origin + path, { waitUntil: 'load' });
  const found = page.locator(link).first();
  const href = await found.getAttribute('href', { timeout: 5000 }).catch(() => null);
  if (href === null) return undefined;
  const { pathname, search } = new URL(below, new URL(href, values.origin));
  return pathname + search;
}

async function renderScreen(
  context: BrowserContext,
  screen: Screen,
  variant: Variant,
): Promise<RenderedScreen> {
  const { size, theme, language } = variant;
  const page = await context.newPage();
  const base = { name: screen.name, viewer: screen.viewer, size, theme, language };
  try {
    const address = await findAddress(page, screen);
    if (address === undefined)
      return { ...base, file: null, issues: [`no link ${screen.link} on ${screen.path}`] };
    const response = await page.goto(values.origin + address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    const issues: string[] = [];
    const expected = screen.status ?? 200;
    if (response && response.status() !== expected) issues.push(`status ${response.status()}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) issues.push(`scrolls sideways by ${overflow} px`);
    if (language !== 'en') issues.push(...findEnglish(await readTexts(page), language));
    const file = `${screen.name}-${size}-${theme}-${language}.webp`;
    if (!values.check) {
      const sharp = (await import('sharp')).default;
      writeFileSync(
        join(out, file),
        await sharp(await page.screenshot())
          .webp({ quality: 80 })
          .toBuffer(),
      );
    }
    return { ...base, file: values.check ? null : file, issues };
  } catch (error) {
    return {
      ...base,
      file: null,
      issues: [error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed'],
    };
  } finally {
    await page.close();
  }
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch(launchOptions);
const rendered: RenderedScreen[] = [];
for (const variant of variants) {
  for (const viewer of new Set(screens.map((screen) => screen.viewer))) {
    const context = await openContext(browser, viewer, variant);
    for (const screen of screens.filter((one) => one.viewer === viewer)) {
      const result = await renderScreen(context, screen, variant);
      rendered.push(result);
      for (const issue of result.issues)
        console.log(`${screen.name} (${Object.values(variant).join(', ')}): ${issue}`);
    }
    await context.close();
  }
}
await browser.close();
writeFileSync(join(out, 'index.html'), indexPage(rendered));
const failed = rendered.filter(({ issues }) => issues.length > 0);
console.log(`${rendered.length} screens, ${failed.length} with issues: ${join(out, 'index.html')}`);
if (values.check && failed.length > 0) process.exitCode = 1;
