import { expect, test } from 'vitest';
import { findUndeclaredStyleNames } from './style-names.ts';

const problems = (files: Readonly<Record<string, string>>) =>
  findUndeclaredStyleNames(new Map(Object.entries(files)));

test('[PK-01] names that the styles declare are found, unnamed containers need none', () => {
  const css = `
    .a { container: h_card / inline-size }
    .b { container-name: h_one h_two; animation: h_turn 1s, none 2s }
    @container h_card (width > 1px) { .c { color: red } }
    @container h_two (width > 1px) { .c { color: red } }
    @container (width > 1px) { .c { color: red } }
    @keyframes h_turn { from { opacity: 0 } }`;
  const code = 'const css = `@container (min-width:${from}px){}@container h_card (min-width:1px){}`;';
  expect(problems({ 'styles.css': css, 'a.js': code })).toEqual([]);
});

test('[PK-01] a container of another CSS module is reported', () => {
  const css =
    '.a { container: one_closeup / inline-size } @container two_closeup (width > 1px) { .b { color: red } }';
  expect(problems({ 'styles.css': css })).toEqual([
    'styles.css uses the container two_closeup, which no style declares',
  ]);
});

test('[PK-01] a container in a style of the code is reported when the build renamed it', () => {
  const css = '.a { container: hash_pin-grid / inline-size }';
  const code = 'const css = `@container pin-grid (min-width:${from}px){}`;';
  expect(problems({ 'styles.css': css, 'model/server-styles.js': code })).toEqual([
    'model/server-styles.js uses the container pin-grid, which no style declares',
  ]);
});

test('[PK-01] an animation of another CSS module is reported', () => {
  const css = '@keyframes one_pulse { from { opacity: 0 } } .a { animation-name: two_pulse }';
  expect(problems({ 'styles.css': css })).toEqual([
    'styles.css uses the animation two_pulse, which no style declares',
  ]);
});
