import { INFORMATION_PAGES, informationPath } from '@pegboard/routes';
import { LOCALES } from '@pegboard/types';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { parsePage } from './parse-page.ts';

let site: TestApp;
let pagesDir: string;

beforeAll(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'pegboard-pages-'));
  site = await testApp({ pagesDir });
});
afterAll(async () => {
  await site.close();
  await rm(pagesDir, { recursive: true, force: true });
});

const read = async (page: string, locale: string) =>
  (await site.visitor().get('InformationPage', { page, locale })).data;
const write = async (locale: string, page: string, text: string, day = 1): Promise<void> => {
  await mkdir(join(pagesDir, locale), { recursive: true });
  const path = join(pagesDir, locale, `${page}.md`);
  await writeFile(path, text);
  await utimes(path, day, day);
};

test.each(LOCALES.flatMap((locale) => INFORMATION_PAGES.map((page) => [page, locale] as const)))(
  '[AC-11] the built-in page %s is there in %s',
  async (page, locale) => {
    const data = await read(page, locale);
    expect(data).toMatchObject({ locale, title: expect.stringMatching(/\S/) });
    expect(data.description.length).toBeGreaterThan(20);
    expect(JSON.stringify(data.blocks)).not.toMatch(/TODO|lorem/i);
  },
);

test('[AC-11] a file of the operator replaces a page, in its language or in place of the built-in translation', async () => {
  await write('en-US', 'terms', '# Our terms\n\nThese are the terms of Kiln Ltd.');
  expect(await read('terms', 'en-US')).toMatchObject({ locale: 'en-US', title: 'Our terms' });
  expect(await read('terms', 'de')).toMatchObject({ locale: 'en-US', title: 'Our terms' });
  await write('de', 'terms', '# Unsere Bedingungen\n\nDas sind die Bedingungen der Kiln GmbH.');
  expect(await read('terms', 'de')).toMatchObject({ locale: 'de', title: 'Unsere Bedingungen' });
  await write('de', 'imprint', '# Impressum\n\nKiln GmbH, Musterstraße 1.');
  expect(await read('imprint', 'ar')).toMatchObject({ locale: 'de', title: 'Impressum' });
  await write('en-US', 'terms', '# New terms\n\nThese are the terms of today.', 2);
  expect(await read('terms', 'en-US')).toMatchObject({ title: 'New terms' });
});

test('[AC-11] a page that does not exist, and a path in its place, are refused', async () => {
  for (const page of ['nothing', '../secret', 'terms.md', ''])
    expect((await site.visitor().get('InformationPage', { page, locale: 'en-US' })).status).toBe(400);
});

test('[AC-11] HTML, images and links to scripts are left out', () => {
  const { blocks } = parsePage(
    [
      '# Title',
      'A <b onclick="x()">bold</b> [link](javascript:alert(1)), [data](data:text/html,x) and [page](/about/).',
      '<script>alert(1)</script>',
      '![image](https://evil.example/x.png)',
      '[other site](//evil.example) [mail](mailto:a@b.example)',
    ].join('\n\n'),
  );
  const json = JSON.stringify(blocks);
  expect(json).not.toMatch(/script|onclick|data:|evil/);
  expect(json).toContain('"url":"/about/"');
  expect(json).toContain('"url":"mailto:a@b.example"');
  expect(json).toContain('"value":"bold"');
});

test('[AC-11] the pages are in the sitemap', async () => {
  const { payload } = await site.app.inject({ url: '/sitemap-pages.xml' });
  for (const page of INFORMATION_PAGES)
    expect(payload).toContain(`http://localhost:4310${informationPath(page)}`);
});
