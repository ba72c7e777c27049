import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { computeCopyHash, COPY_HASH_BITS } from './copy-hash.ts';
import { readCopyHash } from './process-image.ts';

/** A drawing that differs with its seed. */
function drawing(seed: number): Sharp {
  const shapes = Array.from({ length: 12 }, (_, nth) => {
    const place = (factor: number): number => (Math.sin(seed * 99 + nth * factor) + 1) * 200;
    return `<circle cx="${place(3)}" cy="${place(7)}" r="${20 + place(11) / 6}" fill="hsl(${place(13)},70%,50%)"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${shapes.join('')}</svg>`),
  ).flatten({ background: 'white' });
}

const encoded = async (picture: Sharp): Promise<Sharp> => sharp(await picture.png().toBuffer());
function distance(one: string | null, other: string | null): number {
  const [a, b] = [Buffer.from(one ?? '', 'hex'), Buffer.from(other ?? '', 'hex')];
  let bits = 0;
  for (const [at, byte] of a.entries())
    for (let both = byte ^ (b[at] ?? 0); both !== 0; both &= both - 1) bits += 1;
  return bits;
}

test('[OP-06] a copy hash has 256 bits, about half of them ones', () => {
  const hash = computeCopyHash(Uint8Array.from({ length: 4096 }, (_, at) => (at * at) % 251));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(distance(hash, '0'.repeat(64))).toBe(COPY_HASH_BITS / 2);
});

test.each([
  ['compressed', (picture: Sharp) => picture.jpeg({ quality: 40 })],
  ['scaled', (picture: Sharp) => picture.resize(170)],
  ['lightened', (picture: Sharp) => picture.modulate({ brightness: 1.1 })],
  ['without color', (picture: Sharp) => picture.greyscale()],
] as const)('[OP-06] a copy that is %s differs in at most 31 bits', async (_, change) => {
  const original = await readCopyHash(await encoded(drawing(1)));
  const copy = await readCopyHash(sharp(await change(drawing(1)).toBuffer()));
  expect(distance(original, copy)).toBeLessThanOrEqual(31);
});

test('[OP-06] another image differs in more bits', async () => {
  const original = await readCopyHash(await encoded(drawing(1)));
  for (const seed of [2, 3, 4, 5])
    expect(distance(original, await readCopyHash(await encoded(drawing(seed))))).toBeGreaterThan(60);
});

test('[OP-06] an image that is almost plain has no copy hash', () => {
  expect(computeCopyHash(new Uint8Array(4096).fill(120))).toBeNull();
  expect(
    computeCopyHash(Uint8Array.from({ length: 4096 }, (_, at) => 120 + (at % 977 === 0 ? 1 : 0))),
  ).toBeNull();
});
