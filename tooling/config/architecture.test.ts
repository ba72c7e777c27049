import { cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bffRules } from './architecture/bff-rules.ts';
import { cruiseOptions } from './architecture/cruise-options.ts';
import { noCycles, type Rule } from './architecture/rule.ts';
import { webRules } from './architecture/web-rules.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const RULES = [
  noCycles(['web', 'bff']),
  ...webRules('web'),
  ...bffRules('bff', {
    groups: [
      { name: 'discovery', domains: ['feed'] },
      { name: 'pins', domains: ['saves', 'boards', 'saves-archive'] },
      { name: 'people', domains: ['accounts'] },
    ],
  }),
];

const TYPES_ONLY = "import type { It } from '%'";

let projects = 0;

/**
 * Writes files that import others, and returns the reported violations: each rule with both paths, one per
 * line.
 */
async function check(...imports: readonly (readonly [from: string, to: string, how?: string])[]) {
  const baseDir = join(root, String((projects += 1)));
  const sources = new Map<string, string>();
  for (const [from, to, how = "import { it } from '%'"] of imports) {
    const path = '../'.repeat(from.split('/').length - 1) + to;
    sources.set(from, `${sources.get(from) ?? ''}${how.replace('%', path)};\n`);
    if (!sources.has(to)) sources.set(to, '');
  }
  for (const [path, text] of sources) {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true });
    writeFileSync(join(baseDir, path), `${text}export const it = 1;\nexport type It = typeof it;\n`);
  }
  const forbidden: Rule[] = [...RULES];
  const { output } = await cruise([...new Set([...sources.keys()].map((path) => path.split('/')[0] ?? ''))], {
    ...cruiseOptions,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

test.each([
  ['web-layers', 'web/helpers/a.ts', 'web/data/b.ts'],
  ['web-nothing-imports-shell', 'web/screens/home/a.ts', 'web/shell/b.ts'],
  ['web-nothing-imports-shell', 'web/features/ads/a.ts', 'web/shell/b.ts'],
  ['web-no-screen-imports-a-screen', 'web/screens/pin/a.ts', 'web/screens/pin-edit/b.ts'],
  ['web-no-feature-imports-a-screen', 'web/features/ads/a.ts', 'web/screens/home/b.ts'],
  ['web-data-and-messages-are-below-features', 'web/data/a.ts', 'web/features/ads/b.ts'],
  ['web-data-and-messages-are-below-features', 'web/messages/a.ts', 'web/screens/home/b.ts'],
  ['web-messages-import-no-data', 'web/messages/a.ts', 'web/data/b.ts'],
])('[HO-04] %s: %s may not import %s, also not for its types alone', async (rule, from, to) => {
  expect(await check([from, to])).toEqual([`${rule}: ${from} → ${to}`]);
  expect(await check([from, to, TYPES_ONLY])).toEqual([`${rule}: ${from} → ${to}`]);
});

test('[HO-04] web-no-feature-cycle: features may not import each other through different files', async () => {
  const reported = await check(
    ['web/features/ads/a.ts', 'web/features/feedback/b.ts'],
    ['web/features/feedback/c.ts', 'web/features/ads/d.ts'],
  );
  expect(reported).toContain('web-no-feature-cycle: web/features/ads → web/features/feedback');
});

test.each([
  ['bff-layers', 'bff/send-mail.ts', 'bff/platform/mail/b.ts'],
  ['bff-nothing-imports-site', 'bff/pins/saves/a.ts', 'bff/site/b.ts'],
  ['bff-nothing-imports-site', 'bff/platform/http/a.ts', 'bff/site/b.ts'],
  ['bff-platform-imports-no-domain', 'bff/platform/http/a.ts', 'bff/people/accounts/index.ts'],
  ['bff-people-imports-nothing-above', 'bff/people/accounts/a.ts', 'bff/pins/saves/index.ts'],
  ['bff-people-imports-nothing-above', 'bff/people/accounts/a.ts', 'bff/discovery/feed/index.ts'],
  ['bff-pins-imports-nothing-above', 'bff/pins/saves/a.ts', 'bff/discovery/feed/index.ts'],
])('[HO-02] %s: %s may not import %s, also not for its types alone', async (rule, from, to) => {
  expect(await check([from, to])).toEqual([`${rule}: ${from} → ${to}`]);
  expect(await check([from, to, TYPES_ONLY])).toEqual([`${rule}: ${from} → ${to}`]);
});

test.each([
  ['bff/pins/saves/a.ts', 'bff/people/accounts/account.ts'],
  ['bff/pins/saves/a.ts', 'bff/pins/boards/board.ts'],
  ['bff/pins/saves/a.ts', 'bff/pins/saves-archive/b.ts'],
  ['bff/site/app.ts', 'bff/pins/boards/board.ts'],
])('[HO-03] bff-domains-by-their-index: %s may not import %s', async (from, to) => {
  expect(await check([from, to])).toEqual([`bff-domains-by-their-index: ${from} → ${to}`]);
});

test('[HO-02] a domain may not import one above it in its group', async () => {
  expect(await check(['bff/pins/boards/b.ts', 'bff/pins/saves/index.ts'])).toEqual([
    'bff-pins-boards-imports-nothing-above: bff/pins/boards/b.ts → bff/pins/saves/index.ts',
  ]);
});

test('[HO-02] a domain that the order does not list is reported', async () => {
  expect(await check(['bff/pins/unlisted/a.ts', 'bff/platform/http/b.ts'])).toEqual([
    'bff-layers: bff/pins/unlisted/a.ts → bff/platform/http/b.ts',
  ]);
});

test.each([
  "import { it } from '%'",
  TYPES_ONLY,
  "export type { It } from '%'",
  "export const b = import('%')",
  "export type B = import('%').It",
])('[HO-01] no-circular: two files may not import each other (%s)', async (how) => {
  const [a, b] = ['web/data/a.ts', 'web/data/b.ts'];
  const reported = await check([a, b], [b, a, how]);
  expect(reported).toContain(`no-circular: ${a} → ${b}`);
});

test('what follows the rules is not reported', async () => {
  expect(
    await check(
      ['web/shell/a.ts', 'web/screens/home/b.ts'],
      ['web/screens/home/b.ts', 'web/screens/home/parts/c.ts'],
      ['web/screens/home/b.ts', 'web/features/ads/d.ts'],
      ['web/features/ads/d.ts', 'web/features/links/e.ts'],
      ['web/features/links/e.ts', 'web/data/f.ts'],
      ['web/data/f.ts', 'web/messages/g.ts'],
      ['bff/site/app.ts', 'bff/discovery/feed/index.ts'],
      ['bff/site/app.ts', 'bff/site/command-line.ts'],
      ['bff/discovery/feed/index.ts', 'bff/discovery/feed/rank.ts'],
      ['bff/discovery/feed/rank.ts', 'bff/people/accounts/index.ts'],
      ['bff/people/accounts/index.ts', 'bff/platform/db/db.ts'],
      ['bff/people/accounts/accounts.test.ts', 'bff/pins/saves/saves.ts'],
    ),
  ).toEqual([]);
});
