import { expect, test } from 'vitest';
import { Loader } from './loader.ts';

function squares(): { readonly loader: Loader<number, number>; readonly batches: (readonly number[])[] } {
  const batches: (readonly number[])[] = [];
  const loader = new Loader<number, number>(async (keys) => {
    batches.push(keys);
    return keys.map((key) => key ** 2);
  });
  return { loader, batches };
}

test('what was prepared is there at once, read in one batch, each once', async () => {
  const { loader, batches } = squares();
  await loader.prepare([2, 3, 2]);
  expect([loader.now(2), loader.now(3)]).toEqual([4, 9]);
  expect(batches).toEqual([[2, 3]]);
});

test('only what is not known is read, and nothing when all is', async () => {
  const { loader, batches } = squares();
  await loader.prepare([2]);
  await loader.prepare([2, 3]);
  await loader.prepare([3, 2]);
  await loader.prepare([]);
  expect(batches).toEqual([[2], [3]]);
});

test('an unprepared key is loaded with the next batch, and a prepared one is not requested again', async () => {
  const { loader, batches } = squares();
  await loader.prepare([2]);
  expect(await Promise.all([loader.now(4), loader.load(5), loader.load(2)])).toEqual([16, 25, 4]);
  expect(batches).toEqual([[2], [4, 5]]);
});

test('a batch that fails rejects for its caller, and may be tried again', async () => {
  let isDown = true;
  const loader = new Loader<number, number>(async (keys) => {
    if (isDown) throw new Error('down');
    return keys;
  });
  await expect(loader.prepare([1])).rejects.toThrow('down');
  isDown = false;
  expect(await loader.now(1)).toBe(1);
});
