import { expect, test } from 'vitest';
import {
  DESCRIPTOR_BITS,
  DESCRIPTOR_SIDE,
  colorsNeeded,
  computeImageDescriptor,
  computePartDescriptors,
  PARTS_SIDE,
} from './image-descriptor.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const square = (at: (x: number, y: number) => Rgb): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: DESCRIPTOR_SIDE * DESCRIPTOR_SIDE }, (_, place) =>
      at(place % DESCRIPTOR_SIDE, Math.floor(place / DESCRIPTOR_SIDE)),
    ).flat(),
  );
const apart = (one: string, other: string): number =>
  one.split('').filter((bit, at) => bit !== other[at]).length;

const plain = (...color: Rgb): string => computeImageDescriptor(square(() => color));
const striped = (isLevel: boolean): string =>
  computeImageDescriptor(square((x, y) => ((isLevel ? y : x) % 8 < 4 ? [230, 230, 230] : [30, 30, 30])));

test('[CU-06] a descriptor has 384 bits for any image', () => {
  for (const descriptor of [
    plain(0, 0, 0),
    plain(255, 255, 255),
    striped(true),
    computeImageDescriptor(new Uint8Array(0)),
  ])
    expect(descriptor).toMatch(new RegExp(`^[01]{${DESCRIPTOR_BITS}}$`));
});

test('[CU-06] the less two colors differ, the nearer their descriptors are', () => {
  const red = plain(180, 50, 40);
  const nearer = [plain(184, 54, 40), plain(200, 110, 40), plain(40, 60, 170)];
  const distances = nearer.map((descriptor) => apart(red, descriptor));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances[0]).toBeLessThan(6);
  expect(distances[2]).toBeGreaterThan(40);
});

test('[CU-06] positions of colors and directions of edges are included', () => {
  const left = computeImageDescriptor(square((x) => (x < 16 ? [180, 50, 40] : [40, 60, 170])));
  const right = computeImageDescriptor(square((x) => (x < 16 ? [40, 60, 170] : [180, 50, 40])));
  expect(apart(left, right)).toBeGreaterThan(20);
  expect(apart(striped(true), striped(false))).toBeGreaterThan(20);
});

test('[SR-12] each of 25 parts has the descriptor of its own pixels', () => {
  const field: Rgb = [230, 226, 218];
  // The lower right quarter is red: it is the last of the sixteen small parts.
  const rgb = Uint8Array.from(
    Array.from({ length: PARTS_SIDE * PARTS_SIDE }, (_, at) =>
      at % PARTS_SIDE >= 80 && at >= PARTS_SIDE * 80 ? [180, 50, 40] : field,
    ).flat(),
  );
  const parts = computePartDescriptors(rgb);
  expect(parts).toHaveLength(25);
  expect(parts[24]).toBe(plain(180, 50, 40));
  expect(parts[9]).toBe(plain(...field));
});

test('[SR-12] an image has the colors that one of its quarters needs', () => {
  const quarter = computeImageDescriptor(
    square((x, y) => (x < 16 && y < 16 ? [180, 50, 40] : [40, 60, 170])),
  );
  const needed = colorsNeeded(plain(180, 50, 40));
  const missing = (descriptor: string): number =>
    needed.split('').filter((bit, at) => bit === '1' && descriptor[at] === '0').length;
  expect(missing(quarter)).toBe(0);
  expect(missing(plain(40, 60, 170))).toBeGreaterThan(0);
});
