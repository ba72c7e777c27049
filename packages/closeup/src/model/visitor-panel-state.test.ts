import { expect, test } from 'vitest';
import { transitionVisitorPanel } from './visitor-panel-state.ts';

test('[CU-09] on a wide screen the panel opens at once, on a narrow one behind the invitation to log in', () => {
  expect(transitionVisitorPanel('closed', { type: 'pressed', isNarrow: false })).toBe('panel');
  expect(transitionVisitorPanel('closed', { type: 'pressed', isNarrow: true })).toBe('prompt');
  expect(transitionVisitorPanel('prompt', { type: 'prompt-passed' })).toBe('panel');
});

test('[CU-09] it closes from everywhere; what a state does not expect changes nothing', () => {
  expect(transitionVisitorPanel('panel', { type: 'closed' })).toBe('closed');
  expect(transitionVisitorPanel('prompt', { type: 'closed' })).toBe('closed');
  expect(transitionVisitorPanel('panel', { type: 'pressed', isNarrow: true })).toBe('panel');
  expect(transitionVisitorPanel('closed', { type: 'prompt-passed' })).toBe('closed');
});
