import { expect, test } from 'vitest';
import { listBreakingChanges } from './breaking-changes.ts';

const report = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([entry, code]) => `## ${entry}\n\n\`\`\`ts\n${code}\n\`\`\`\n`)
    .join('\n');

const RELEASED = report({
  '@pegboard/cups':
    'export type Cup = {\n    readonly way: string;\n};\n\nexport function stepCup(): void;\n\nexport const gone: number;',
  '@pegboard/cups/later': 'export function fill(): void;',
  '@pegboard/cups/old': 'export function wash(): void;',
});
const NOW = report({
  '@pegboard/cups':
    'export type Cup = {\n    readonly openMode: string;\n};\n\nexport function transitionCup(): void;',
  '@pegboard/cups/lazy': 'export function fill(): void;',
});
const RENAMES = {
  entries: { '@pegboard/cups/later': '@pegboard/cups/lazy' },
  exports: { '@pegboard/cups': { stepCup: 'transitionCup', gone: 'elsewhere' } },
  props: {},
  members: { '@pegboard/cups': { Cup: { way: 'openMode' } } },
  literals: {},
};
const base = { package: '@pegboard/cups', version: '0.2.0', entry: '@pegboard/cups' };

test('[PK-08] [BY-17] breaking changes are listed from two reports, with the new name where there is one', () => {
  expect(
    listBreakingChanges({ name: '@pegboard/cups', released: RELEASED, now: NOW }, '0.2.0', RENAMES),
  ).toEqual([
    { ...base, kind: 'renamed-export', name: 'stepCup', to: 'transitionCup', codemod: true },
    { ...base, kind: 'removed-export', name: 'gone', codemod: false },
    {
      ...base,
      entry: '@pegboard/cups/later',
      kind: 'renamed-entry',
      name: '@pegboard/cups/later',
      to: '@pegboard/cups/lazy',
      codemod: true,
    },
    {
      ...base,
      entry: '@pegboard/cups/old',
      kind: 'removed-entry',
      name: '@pegboard/cups/old',
      codemod: false,
    },
    { ...base, kind: 'renamed-member', of: 'Cup', name: 'way', to: 'openMode', codemod: true },
  ]);
});

test('[PK-08] an unchanged package has no breaking changes', () => {
  expect(listBreakingChanges({ name: '@pegboard/cups', released: NOW, now: NOW }, '0.2.0', RENAMES)).toEqual(
    [],
  );
});
