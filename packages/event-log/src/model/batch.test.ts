import { EVENT_BATCH_MAX_BYTES } from '@pegboard/types';
import { expect, test } from 'vitest';
import { toBatches, batchLength, serializeBatch } from './batch.ts';

const events = (count: number, length: number): readonly string[] =>
  Array.from({ length: count }, () => `"${'x'.repeat(length - 2)}"`);

test.each([
  ['100 events at most', events(250, 10), [100, 100, 50]],
  ['what is there, when it is less', events(7, 10), [7]],
  ['64 KiB at most', events(100, 2000), [32, 32, 32, 4]],
  ['nothing of nothing', [], []],
])('[EL-01] a batch has %s', (_, all, lengths) => {
  const batches = toBatches(all);
  expect(batches.map(({ length }) => length)).toEqual(lengths);
  expect(batches.flat()).toEqual(all);
  for (const batch of batches)
    expect(serializeBatch(batch).length).toBeLessThanOrEqual(EVENT_BATCH_MAX_BYTES);
});

test('[EL-01] a body of exactly 64 KiB is one batch', () => {
  const [half = ''] = events(1, (EVENT_BATCH_MAX_BYTES - '{"events":[,]}'.length) / 2);
  expect(batchLength([half, half])).toBe(2);
  expect(serializeBatch([half, half])).toHaveLength(EVENT_BATCH_MAX_BYTES);
  expect(batchLength([half, `${half} `])).toBe(1);
});

test('[EL-01] a body is JSON', () => {
  expect(JSON.parse(serializeBatch(['{"id":"a"}', '{"id":"b"}']))).toEqual({
    events: [{ id: 'a' }, { id: 'b' }],
  });
});
