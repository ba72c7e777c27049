import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './paths.ts';
import { rewriteLinks, type LinkTargets } from './rewrite-links.ts';
import { listSourcePages, pageSlug } from './site-map.ts';

const targets: LinkTargets = {
  slugOf: pageSlug,
  exists: (path) => !path.includes('missing'),
  base: '/2/',
  sourcesUrl: 'https://code.example/',
};
const rewritten = (text: string): string => rewriteLinks('docs/keeping.md', text, targets).text;

test.each([
  ['a page', '[a](production.md#backups)', '[a](/2/operating/production/#backups)'],
  ['a page of another folder', '[a](../packages/ui/README.md)', '[a](/2/packages/ui/)'],
  ['a file without a page', '[a](../turbo.json)', '[a](https://code.example/turbo.json)'],
  ['an image', '![a](images/home.webp)', '![a](/2/images/home.webp)'],
  ['an image in HTML', '<img src="images/home.webp">', '<img src="/2/images/home.webp">'],
  ['an address of the site', '[a](/guides/theming/)', '[a](/2/guides/theming/)'],
  ['another site', '[a](https://example.com/b.md)', '[a](https://example.com/b.md)'],
  ['an anchor', '[a](#b)', '[a](#b)'],
])('[PK-06] a link to %s is rewritten', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test('[PK-06] code blocks are not changed, and dead links are listed', () => {
  const code = '```md\n[a](production.md)\n```\n';
  expect(rewritten(code)).toBe(code);
  expect(rewriteLinks('docs/a.md', '[a](missing.md)', targets).dead).toEqual(['docs/a.md: missing.md']);
});

test('[PK-06] every link between the files of the site leads to a file', () => {
  const real = { ...targets, exists: (path: string) => existsSync(join(ROOT, path)) };
  const dead = listSourcePages().flatMap(
    ({ path }) => rewriteLinks(path, readFileSync(join(ROOT, path), 'utf8'), real).dead,
  );
  expect(dead).toEqual([]);
});
