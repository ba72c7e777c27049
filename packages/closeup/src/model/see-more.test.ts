import { expect, test } from 'vitest';
import { stepSeeMore } from './see-more.ts';

test('[CU-09] on a wide screen the panel opens at once, on a narrow one behind the invitation to log in', () => {
  expect(stepSeeMore('closed', { type: 'pressed', isNarrow: false })).toBe('panel');
  expect(stepSeeMore('closed', { type: 'pressed', isNarrow: true })).toBe('prompt');
  expect(stepSeeMore('prompt', { type: 'prompt-passed' })).toBe('panel');
});

test('[CU-09] it closes from everywhere; what a state does not expect changes nothing', () => {
  expect(stepSeeMore('panel', { type: 'closed' })).toBe('closed');
  expect(stepSeeMore('prompt', { type: 'closed' })).toBe('closed');
  expect(stepSeeMore('panel', { type: 'pressed', isNarrow: true })).toBe('panel');
  expect(stepSeeMore('closed', { type: 'prompt-passed' })).toBe('closed');
});
