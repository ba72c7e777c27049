import fc from 'fast-check';
import { expect, test } from 'vitest';
import { structuralShare } from './structural-share.ts';

test('[RC-04] what did not change keeps its identity', () => {
  const before = { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }] };
  const next = { a: { x: 1 }, b: [{ y: 1 }, { y: 3 }] };
  const shared = structuralShare(before, next) as typeof before;
  expect(shared).toEqual(next);
  expect(shared.a).toBe(before.a);
  expect(shared.b[0]).toBe(before.b[0]);
  expect(shared.b[1]).not.toBe(before.b[1]);
});

test('[RC-04] equal data keeps its identity; other data is returned as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(structuralShare(before, structuredClone(before))).toBe(before);
      expect(structuralShare(before, next)).toEqual(next);
    }),
  );
});

test.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1], { 0: 1 }],
  [{}, []],
  [null, {}],
])('%j is not %j', (before, next) => {
  expect(structuralShare(before, next)).not.toBe(before);
  expect(structuralShare(before, next)).toEqual(next);
});
