import { expect, test } from 'vitest';
import { createKeyedLimiter } from './keyed-limiter.ts';

test('[BF-10] work of one key runs one after another, though some of it fails; other keys do not wait', async () => {
  const limit = createKeyedLimiter(1);
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const run = (key: string, name: string): Promise<string> =>
    limit(key, async () => {
      started.push(name);
      if (name === 'first') await gate.promise;
      return name;
    });
  const works = [run('one', 'first'), run('one', 'second'), run('one', 'third')];
  expect(await run('other', 'of another key')).toBe('of another key');
  expect(started).toEqual(['first', 'of another key']);
  gate.reject(new Error('failed'));
  await expect(works[0]).rejects.toThrow('failed');
  expect(await Promise.all([works[1], works[2]])).toEqual(['second', 'third']);
  expect(await run('one', 'again')).toBe('again');
});
