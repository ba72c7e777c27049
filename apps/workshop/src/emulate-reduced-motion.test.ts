import { expect, test } from 'vitest';

import { answered } from './emulate-reduced-motion.ts';

const YES = '(min-width: 0px)';
const NO = '(max-width: 0px)';

test.each([
  ['(prefers-reduced-motion: reduce)', 'reduced', YES],
  ['(prefers-reduced-motion: reduce)', 'full', NO],
  ['(prefers-reduced-motion)', 'reduced', YES],
  ['(prefers-reduced-motion: no-preference)', 'reduced', NO],
  ['(hover: hover) and (prefers-reduced-motion:no-preference)', 'full', `(hover: hover) and ${YES}`],
  ['(min-width: 900px)', 'reduced', '(min-width: 900px)'],
] as const)('%s with %s motion is %s', (condition, motion, answer) => {
  expect(answered(condition, motion)).toBe(answer);
});
