import { expect, test } from 'vitest';
import { isAutoplayAllowed } from './autoplay-allowed.ts';

test.each([
  ['without a preference', false, false, true],
  ['when reduced motion is preferred', true, false, false],
  ['when data are saved', false, true, false],
  ['when both are', true, true, false],
])('[VD-04] %s videos begin by themselves: %3$s', (_, isMotionReduced, isDataSaved, isAllowed) => {
  expect(isAutoplayAllowed({ isMotionReduced, isDataSaved })).toBe(isAllowed);
});
