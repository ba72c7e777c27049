import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findLeakingSelectors } from './style-reach.ts';

const PACKAGES = resolve(import.meta.dirname, '../../packages');
const sheets = globSync('*/src/**/*.css', { cwd: PACKAGES })
  .filter((path) => !path.endsWith('.module.css'))
  .toSorted();

test.each(sheets)('[RL-01] %s changes nothing of the page around a component', (path) => {
  expect(findLeakingSelectors(readFileSync(resolve(PACKAGES, path), 'utf8'))).toEqual([]);
});

test.each([
  ['body { margin: 0; }', 'body'],
  ['@layer base { *, [data-pb] p { margin: 0; } }', '*'],
  [':root { color-scheme: light dark; }', ':root'],
  ["@media print { [data-theme='dark'] { color: red; --pb-a: 1; } }", "[data-theme='dark']"],
])('[RL-01] %s reaches out', (css, selector) => {
  expect(findLeakingSelectors(css)).toEqual([selector]);
});

test.each([
  ':root, [data-theme] { --pb-a: 1; --pb-b: ; }',
  ':where(h1, h2):where([data-pb], [data-pb] *) { margin: 0; }',
  '/* body { } */ :root[data-pb] > body { margin: 0; }',
])('[RL-01] %s does not', (css) => {
  expect(findLeakingSelectors(css)).toEqual([]);
});
