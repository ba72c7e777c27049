import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('[BF-10] a limiter runs so much at once, and the rest in order, though some of it fails', async () => {
  const limit = createConcurrencyLimiter(2);
  const started: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = gates.map(({ promise }, nth) =>
    limit(async () => {
      started.push(nth);
      await promise;
      return nth;
    }),
  );
  await expect.poll(() => started).toEqual([0, 1]);
  gates[1]?.reject(new Error('failed'));
  await expect(works[1]).rejects.toThrow('failed');
  await expect.poll(() => started).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  gates[2]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2, 3, 4]);
  gates[3]?.resolve();
  gates[4]?.resolve();
  expect(await Promise.all([works[0], works[2], works[3], works[4]])).toEqual([0, 2, 3, 4]);
  expect(await limit(async () => 'again')).toBe('again');
});
