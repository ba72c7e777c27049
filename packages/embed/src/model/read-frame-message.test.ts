import { expect, test } from 'vitest';
import { readFrameMessage } from './read-frame-message.ts';

const FRAME = { source: 'pegboard', version: 1 };

test('[IO-07] messages of the embedded page are read without what else they contain', () => {
  expect(readFrameMessage({ ...FRAME, type: 'ready', extra: 1 })).toEqual({ type: 'ready' });
  expect(readFrameMessage({ ...FRAME, type: 'resize', height: 420 })).toEqual({
    type: 'resize',
    height: 420,
  });
  expect(readFrameMessage({ ...FRAME, type: 'open', url: 'https://pins.example/' })).toEqual({
    type: 'open',
    url: 'https://pins.example/',
  });
});

test.each([
  undefined,
  'pegboard',
  { ...FRAME, source: 'other', type: 'ready' },
  { ...FRAME, version: 2, type: 'ready' },
  { ...FRAME, type: 'resize', height: Number.POSITIVE_INFINITY },
  { ...FRAME, type: 'resize', height: -1 },
  { ...FRAME, type: 'resize', height: '420' },
  { ...FRAME, type: 'open' },
  { ...FRAME, type: 'close' },
])('[IO-07] %j is ignored', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
