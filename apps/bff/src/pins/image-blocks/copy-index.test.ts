import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { COPY_DISTANCE_MAX, CopyIndex } from './copy-index.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Returns a hash that differs in these bits. */
function withFlipped(hash: string, bits: readonly number[]): string {
  const flipped = Buffer.from(hash, 'hex');
  for (const bit of bits) flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
  return flipped.toString('hex');
}
const spread = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, nth) => Math.floor((nth * 256) / count));

/** Creates an index whose buckets are built, and a few hashes after that. */
function filled(): CopyIndex {
  const index = new CopyIndex();
  for (let nth = 0; nth < 5000; nth += 1) index.add(BigInt(nth), hashOf(`image ${nth}`), COPY_DISTANCE_MAX);
  index.find(hashOf('build'));
  for (let nth = 5000; nth < 5010; nth += 1)
    index.add(BigInt(nth), hashOf(`image ${nth}`), COPY_DISTANCE_MAX);
  return index;
}

test.each([0, 1, 16, 31])('[OP-06] a copy that differs in %i bits is found, wherever they are', (count) => {
  const index = filled();
  for (const nth of [0, 1234, 4999, 5000, 5009])
    expect(index.find(withFlipped(hashOf(`image ${nth}`), spread(count)))).toBe(BigInt(nth));
});

test('[OP-06] a copy that differs in more bits is not found', () => {
  expect(filled().find(withFlipped(hashOf('image 7'), spread(32)))).toBeUndefined();
});

test('[OP-06] each hash has its own distance, and the nearest one counts', () => {
  const index = new CopyIndex();
  const hash = hashOf('one');
  index.add(1n, hash, 4);
  expect(index.find(withFlipped(hash, spread(5)))).toBeUndefined();
  index.add(2n, withFlipped(hash, [0, 100]), 31);
  expect(index.find(withFlipped(hash, [0, 100, 200]))).toBe(2n);
  expect(index.find(withFlipped(hash, [200]))).toBe(1n);
});

test('[OP-06] a removed hash is not found, before and after the buckets are built', () => {
  const index = filled();
  index.remove(7n);
  index.remove(5001n);
  index.remove(999_999n);
  expect(index.find(hashOf('image 7'))).toBeUndefined();
  expect(index.find(hashOf('image 5001'))).toBeUndefined();
  expect(index.find(hashOf('image 8'))).toBe(8n);
});
