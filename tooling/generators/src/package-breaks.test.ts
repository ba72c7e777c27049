import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageBreaks } from './package-breaks.ts';

const HERE = resolve(import.meta.dirname, '..');
const TSC = join(HERE, 'node_modules/.bin/tsc');
let folder: string;

beforeAll(() => {
  mkdirSync(join(HERE, 'node_modules/.test'), { recursive: true });
  folder = mkdtempSync(join(HERE, 'node_modules/.test/api-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = (code: string, entry = '@pegboard/cup'): string =>
  `## ${entry}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
const breaks = (released: string, now: string) =>
  packageBreaks(TSC, [{ name: '@pegboard/cup', folder, released, now }]);

const RELEASED = `
export function Cup(props: CupProps): string;

export type CupProps = {
    readonly size: number;
    readonly glaze?: "ash" | "salt" | undefined;
    readonly onOpen?: ((cup: Cups) => void) | undefined;
};

export type Cups<T = string> = {
    readonly id: T;
    readonly shelf: string | null;
};

export const shelves: readonly string[];`;

test.each([
  ['nothing', '', ''],
  ['a name more', 'export const shelves', 'export const saucers: number;\n\nexport const shelves'],
  ['an optional prop more', 'readonly size: number;', 'readonly size: number;\n    readonly tone?: string;'],
  ['a prop that takes more', '"ash" | "salt"', '"ash" | "salt" | "celadon"'],
  [
    'a callback that gets more',
    'readonly shelf: string',
    'readonly room: string;\n    readonly shelf: string',
  ],
  ['a value that is less', 'shelves: readonly string[]', 'shelves: readonly ["top", "low"]'],
])('[RL-03] %s is compatible', (_, before, after) => {
  expect(breaks(report(RELEASED), report(RELEASED.replace(before, after)))).toEqual([]);
});

test.each([
  ['a name that is gone', 'export const shelves: readonly string[];', '', 'shelves of @pegboard/cup is gone'],
  [
    'a prop that is needed now',
    'readonly size: number;',
    'readonly size: number;\n    readonly tone: string;',
    'Cup of',
  ],
  ['a prop that is gone', 'readonly onOpen?: ((cup: Cups) => void) | undefined;', '', "'onOpen' is missing"],
  ['a prop that takes less', '"ash" | "salt"', '"ash"', 'Cup of'],
  ['an answer that may be missing', '): string;', '): string | null;', 'Cup of'],
  ['a member that a callback received', 'readonly shelf: string | null;', '', "'shelf' is missing"],
])('[RL-03] %s breaks callers', (_, before, after, message) => {
  const found = breaks(report(RELEASED), report(RELEASED.replace(before, after)));
  expect(found.join('\n')).toContain(message);
});

test('[RL-03] an entry that is gone is reported', () => {
  const entry = report('export const a: number;', '@pegboard/cup/model');
  expect(breaks(report(RELEASED) + entry, report(RELEASED))).toEqual(['@pegboard/cup/model is gone']);
});
