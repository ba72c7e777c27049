import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const RULES = ['eslint(no-restricted-properties)', 'clock(no-measured-time)'];

/** Forbidden code in tests; each line becomes a file. */
const MEASURED: Readonly<Record<string, string>> = {
  'a duration': 'const a = performance.now();',
  'a duration of the global object': 'const a = globalThis.performance.now();',
  'a clock that is taken out': 'const { now } = performance;',
  'a clock that is imported': "import { performance as p } from 'node:perf_hooks';",
  'the event loop': 'performance.eventLoopUtilization();',
  'CPU time': 'process.cpuUsage();',
  'CPU time of a thread': 'process.threadCpuUsage();',
  'CPU time that is imported': "import { cpuUsage } from 'node:process';",
  'what a process used': 'process.resourceUsage();',
  'high-resolution time': 'process.hrtime.bigint();',
  'high-resolution time in an array': 'process.hrtime();',
  'time since the start': 'process.uptime();',
  'a difference of dates': 'const a = Date.now(); export const b = Date.now() - a;',
  'a difference of Date objects': 'const a = new Date(); export const b = +new Date() - a;',
  'a difference of times': 'const a = new Date().getTime(); export const b = Date.now() - a;',
  'a difference inside a function': 'const a = Date.now(); export const b = () => Date.now() - a;',
  'a deadline': 'export const a = (until: number) => Date.now() < until;',
  'a date at least so late': 'const a = 1; expect(Date.now()).toBeGreaterThan(a);',
  'a date within bounds': 'const a = 1; expect(a).not.toBeLessThanOrEqual(Date.now() + 5);',
  'a date since another': 'const a = Date.now(); expect(1).toBeGreaterThanOrEqual(a - 1000);',
};

/** Permitted uses of dates in tests. */
const ALLOWED: Readonly<Record<string, string>> = {
  'the clock that a test sets': 'export const clock = { now: new Date(Date.now() + 60_000) };',
  'a date in the past': 'const ago = 5; export const at = new Date(Date.now() - ago);',
  'a name of its own': 'export const name = `kim-${Date.now()}`;',
  'resources that a page loaded': "performance.getEntriesByType('resource');",
  'a bound of a count': 'const counted = 5; expect(counted).toBeLessThan(7);',
  'the moment of a fake clock': 'const clock = { now: () => 5 }; expect(clock.now()).toBe(5);',
};

let project: string;
let findings: readonly { readonly code: string; readonly filename: string }[];

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const fileOf = (folder: string, at: number): string => `apps/shop/src/${folder}-${at}.test.ts`;

/** Creates a project with the rules of this one, with a test file for each line above. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'measured-time-'));
  for (const file of ['.oxlintrc.json', 'tooling/config/clock-plugin.ts'])
    cpSync(join(ROOT, file), join(project, file));
  for (const [folder, lines] of Object.entries({ measured: MEASURED, allowed: ALLOWED }))
    for (const [at, line] of Object.values(lines).entries()) write(fileOf(folder, at), `${line}\n`);
  for (const path of [
    'packages/cup/src/cup.browser.test.tsx',
    'apps/web/e2e/browse.spec.ts',
    'apps/web/e2e/journey.ts',
    'packages/cup/src/cup.stories.tsx',
    'packages/cup/src/testing/a-cup.ts',
    'tooling/config/cup.test.ts',
    'apps/bff/src/clock.ts',
  ])
    write(path, 'performance.now();\nexport const isLate = (until: number) => Date.now() < until;\n');
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--format', 'json', 'apps', 'packages', 'tooling'],
    { cwd: project, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  ({ diagnostics: findings } = JSON.parse(stdout));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const brokenIn = (file: string): readonly string[] =>
  findings
    .filter(({ code, filename }) => RULES.includes(code) && filename === file)
    .map(({ code }) => code)
    .toSorted();

test.each(Object.keys(MEASURED).map((what, at) => [what, at] as const))(
  'a test measures %s: lint fails',
  (_, at) => {
    expect(brokenIn(fileOf('measured', at))).not.toEqual([]);
  },
);

test.each(Object.keys(ALLOWED).map((what, at) => [what, at] as const))(
  'a test takes %s: lint passes',
  (_, at) => {
    expect(brokenIn(fileOf('allowed', at))).toEqual([]);
  },
);

test.each([
  'packages/cup/src/cup.browser.test.tsx',
  'packages/cup/src/cup.stories.tsx',
  'packages/cup/src/testing/a-cup.ts',
  'apps/web/e2e/browse.spec.ts',
  'apps/web/e2e/journey.ts',
  'tooling/config/cup.test.ts',
])('%s is under the rules', (file) => {
  expect(brokenIn(file)).toEqual(RULES.toSorted());
});

test('code that is no test may read the clock', () => {
  expect(brokenIn('apps/bff/src/clock.ts')).toEqual([]);
});
