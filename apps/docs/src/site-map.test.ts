import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ROOT } from './paths.ts';
import { listPackages, listSourcePages, pageSlug } from './site-map.ts';

const pages = listSourcePages();
const paths = new Set(pages.map(({ path }) => path));

test('[PK-06] every published package has a page', () => {
  const names = listPackages();
  expect(names).toContain('pin-card');
  expect(names.filter((name) => !paths.has(`packages/${name}/README.md`))).toEqual([]);
});

test('[PK-06] every file of docs, every decision and every guide has a page', () => {
  const files = globSync(['docs/*.md', 'docs/decisions/*.md', 'apps/docs/guides/*.md'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !paths.has(file))).toEqual([]);
});

test('[PK-06] no two files have the same address', () => {
  const slugs = pages.map(({ slug }) => slug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test.each([
  ['docs/errors.md', 'reference/errors'],
  ['docs/proxies.md', 'operating/proxies'],
  ['packages/ui/README.md', 'packages/ui'],
  ['apps/docs/guides/theming.md', 'guides/theming'],
  ['packages/ui/api.md', undefined],
])('[PK-06] the page of %s is %s', (path, slug) => {
  expect(pageSlug(path)).toBe(slug);
});
