import { BROWSER_EXTENSION } from '@pegboard/types';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSERS, buildManifest, GECKO_ID, type Browser } from './manifest.ts';

const ROOT = join(import.meta.dirname, '..');
const manifestOf = (browser: Browser) =>
  buildManifest(browser, 'https://pins.example', '1.2.3') as {
    readonly key?: string;
    readonly permissions: readonly string[];
    readonly host_permissions: readonly string[];
    readonly content_scripts?: unknown;
    readonly web_accessible_resources?: unknown;
    readonly background: Readonly<Record<string, unknown>>;
    readonly browser_specific_settings?: unknown;
  };
const messagesOf = (language: string) =>
  JSON.parse(readFileSync(join(ROOT, `public/_locales/${language}/messages.json`), 'utf8')) as Record<
    string,
    { readonly message: string; readonly placeholders?: object }
  >;
const english = messagesOf('en');

test('[CR-14] the site knows the redirect address of the extension in Chromium, which its key determines', () => {
  const hash = createHash('sha256')
    .update(Buffer.from(manifestOf('chromium').key ?? '', 'base64'))
    .digest('hex');
  const id = hash
    .slice(0, 32)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
  expect(BROWSER_EXTENSION.redirectUris[0]).toBe(`https://${id}.chromiumapp.org/`);
});

test('[CR-14] the site knows the redirect address of the extension in Firefox, which its id determines', () => {
  const hash = createHash('sha1').update(GECKO_ID).digest('hex');
  expect(BROWSER_EXTENSION.redirectUris[1]).toBe(`https://${hash}.extensions.allizom.org/`);
});

test.each(BROWSERS)('[CR-14] in %s, it has no access to pages until the member uses it there', (browser) => {
  const manifest = manifestOf(browser);
  expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'identity', 'scripting', 'storage']);
  expect(manifest.host_permissions).toEqual(['https://pins.example/*']);
  expect(manifest.content_scripts).toBeUndefined();
  expect(manifest.web_accessible_resources).toBeUndefined();
});

test('[CR-14] each browser has its own kind of background script and id', () => {
  expect(manifestOf('chromium').background).toEqual({ service_worker: 'background.js', type: 'module' });
  expect(manifestOf('chromium').browser_specific_settings).toBeUndefined();
  expect(manifestOf('firefox').background).toEqual({ scripts: ['background.js'], type: 'module' });
  expect(manifestOf('firefox').key).toBeUndefined();
});

test('[CR-14] Firefox takes it from the versions on that ask for the consent to send data', () => {
  expect(manifestOf('firefox').browser_specific_settings).toMatchObject({
    gecko: {
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
    },
    gecko_android: { strict_min_version: '142.0' },
  });
});

test.each(['de', 'ar'])('[CR-14] %s has every message, with the same placeholders', (language) => {
  const messages = messagesOf(language);
  const shapeOf = (table: typeof messages): object =>
    Object.fromEntries(Object.entries(table).map(([name, { placeholders }]) => [name, placeholders ?? {}]));
  expect(shapeOf(messages)).toEqual(shapeOf(english));
});

test('[CR-14] every message that the extension shows exists, and no other', () => {
  const sources = globSync(['src/**/*.{ts,html}', 'build/manifest.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const named = new Set(
    [
      ...sources.matchAll(/(?:\btext\('|getMessage\('|title: '(?!__)|data-text="|__MSG_)(\w+?)(?:'|"|__)/g),
    ].map(([, name = '']) => name),
  );
  const thrown = [...sources.matchAll(/ExtensionFailure\('(\w+)'|code: '(\w+)'/g)].map(
    ([, one, other]) => `error_${one ?? other}`,
  );
  expect([...named, ...thrown].filter((name) => !(name in english))).toEqual([]);
  const unused = Object.keys(english).filter((name) => !named.has(name) && !name.startsWith('error_'));
  expect(unused).toEqual([]);
});
