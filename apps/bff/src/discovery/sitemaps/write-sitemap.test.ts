import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parseEntry, SITEMAP_KINDS } from './sitemap-kinds.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const PUBLIC_URL = 'https://pins.example';

test('[IO-04] addresses are escaped in a sitemap and in its index', async () => {
  const entry = { path: '/a&b<"c>/', lastmod: undefined, image: "/i/x&'.jpg" };
  const xml = await text(writeSitemap([[entry]], PUBLIC_URL));
  expect(xml).toContain('<loc>https://pins.example/a&amp;b&lt;&quot;c&gt;/</loc>');
  expect(xml).toContain('hreflang="de" href="https://pins.example/a&amp;b&lt;&quot;c&gt;/?locale=de"/>');
  expect(xml).toContain('<image:loc>https://pins.example/i/x&amp;&#39;.jpg</image:loc>');
  expect(writeSitemapIndex([{ path: '/a&b', lastmod: null }], PUBLIC_URL)).toContain(
    '<loc>https://pins.example/a&amp;b</loc></sitemap>',
  );
});

test.each([
  ['7\t2026-01-02 03:04:05.678\t736x\tabcdef12\tÉcru cup', '/pin/ecru-cup--7/', '2026-01-02T03:04:05.678Z'],
  ['7\t\t\t\t', '/pin/7/', undefined],
])('[IO-04] the line %j is the entry of %s', (line, path, lastmod) => {
  const image = lastmod === undefined ? undefined : '/i/736x/ab/cd/ef/abcdef12.jpg';
  expect(parseEntry(SITEMAP_KINDS.pins, line)).toEqual({ path, lastmod, image });
});
