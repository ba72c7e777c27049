import { expect, test } from 'vitest';
import { bufferImpression, flushImpressions, type WatchableImpression } from './impression-buffer.ts';

const held: readonly WatchableImpression[] = [
  { pinId: '7', time: 100 },
  { pinId: '8', time: 200 },
  { pinId: '7', time: 300 },
];

test('[VD-03] an impression is held, behind those before it', () => {
  expect(bufferImpression(held, { pinId: '9', time: 400 })).toEqual([...held, { pinId: '9', time: 400 }]);
});

test('[VD-03] the last 1000 are held, the oldest is forgotten first', () => {
  const many = Array.from({ length: 1000 }, (_, time) => ({ pinId: '7', time }));
  const more = bufferImpression(many, { pinId: '8', time: 1000 });
  expect(more).toHaveLength(1000);
  expect([more[0]?.time, more.at(-1)?.time]).toEqual([1, 1000]);
});

test('[VD-03] once its video is played they are sent, with no render duration and an end equal to the start', () => {
  expect(flushImpressions(held, '7').sent).toEqual([
    { pinId: '7', startTime: 100, endTime: 100, renderDuration: 0 },
    { pinId: '7', startTime: 300, endTime: 300, renderDuration: 0 },
  ]);
});

test('[VD-03] those of other videos are held further, and nothing is sent twice', () => {
  const after = flushImpressions(held, '7');
  expect(after.held).toEqual([{ pinId: '8', time: 200 }]);
  expect(flushImpressions(after.held, '7')).toEqual({ held: after.held, sent: [] });
});
