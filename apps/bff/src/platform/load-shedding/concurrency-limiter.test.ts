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

test('[BF-10] a wait that is aborted leaves the queue, and its work is not begun', async () => {
  const limit = createConcurrencyLimiter(1);
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const run = (name: string, signal?: AbortSignal): Promise<string> =>
    limit(async () => {
      started.push(name);
      await gate.promise;
      return name;
    }, signal);
  const controller = new AbortController();
  const [first, left, last] = [run('first'), run('left', controller.signal), run('last')];
  controller.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(run('late', controller.signal)).rejects.toThrow('left');
  gate.resolve();
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(started).toEqual(['first', 'last']);
});

test('[BF-10] an abort after the wait changes nothing', async () => {
  const limit = createConcurrencyLimiter(1);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const controller = new AbortController();
  const first = limit(async () => gates[0]?.promise);
  const second = limit(async () => gates[1]?.promise, controller.signal);
  const third = limit(async () => 'third');
  gates[0]?.resolve();
  await first;
  controller.abort(new Error('late'));
  gates[1]?.resolve();
  await second;
  expect(await third).toBe('third');
});
