import { aVisitorState } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { isQualifiedVisitor } from './engagement.ts';

const left = { pinId: '7', link: 'https://a.example/' };
const signs = {
  'three close-ups': { closeupPins: ['1', '2', '3'] },
  'a search': { completedSearches: [{ query: 'kiln' }] },
  'a saved pin': { savedPins: [{ pinId: '7' }] },
  'a download': { downloadedPinsCount: 1 },
  'a second visit': { revisitationState: { count: 2, time: 1, ts: 2 } },
  'a second link': { clickthroughPins: [left, left] },
};

test.each(Object.entries(signs))('[UV-08] %s is a sign, and one alone is not enough', (name, sign) => {
  expect(isQualifiedVisitor(aVisitorState(sign))).toBe(false);
  const another = name === 'a search' ? signs['a download'] : signs['a search'];
  expect(isQualifiedVisitor(aVisitorState({ ...sign, ...another }))).toBe(true);
});

test('[UV-08] two close-ups, one link and the first visit are no signs', () => {
  const visitor = { closeupPins: ['1', '2'], clickthroughPins: [left], savedPins: [{ pinId: '7' }] };
  expect(
    isQualifiedVisitor(aVisitorState({ ...visitor, revisitationState: { count: 1, time: 1, ts: 1 } })),
  ).toBe(false);
});
