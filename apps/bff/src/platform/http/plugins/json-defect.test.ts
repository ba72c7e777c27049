import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JSON_DEPTH_MAX, jsonDefect } from './json-defect.ts';

const RUNS = 2000;
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each<[string, string, string | undefined]>([
  ['an array of 64 levels', nested(JSON_DEPTH_MAX), undefined],
  ['an array of 65 levels', nested(JSON_DEPTH_MAX + 1), 'too_deep'],
  ['an object of 64 levels', objects(JSON_DEPTH_MAX), undefined],
  ['an object of 65 levels', objects(JSON_DEPTH_MAX + 1), 'too_deep'],
  ['60,000 levels', nested(60_000), 'too_deep'],
  ['many arrays beside each other', `[${'[],'.repeat(1000)}[]]`, undefined],
  ['brackets in a text', JSON.stringify('['.repeat(100)), undefined],
  ['a key twice', '{"a":1,"a":2}', 'duplicate_key'],
  ['a key twice with the same value', '{"a":1,"a":1}', 'duplicate_key'],
  ['a key twice, later', '{"a":1,"b":{"c":[1,2,{"d":1}]},"e":1,"b":2}', 'duplicate_key'],
  ['a key twice, once with an escape', '{"a":1,"\\u0061":2}', 'duplicate_key'],
  ['a key twice within an array', '[{"a":1},{"b":1,"b":1}]', 'duplicate_key'],
  ['an empty key twice', '{"":1,"":2}', 'duplicate_key'],
  ['a key with a quotation mark twice', '{"a\\"":1 , "a\\"" : 2}', 'duplicate_key'],
  ['a key in two objects', '[{"a":1},{"a":{"a":1}}]', undefined],
  ['a key that is a value too', '{"a":"b","b":"a"}', undefined],
  ['keys that differ in their escapes', '{"a\\\\":1,"a":2}', undefined],
  ['a key of an object as a value of it', '{"a":["a","a"],"b":"a"}', undefined],
])('[BF-04] of %s', (_, text, defect) => {
  expect(jsonDefect(text)).toBe(defect);
});

const key = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('a', 'b', '', '"', '\\'));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(null, true, 0, -1.5e3),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test('[BF-04] what `JSON.stringify` writes has no defect, however it is spaced', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2, '\t'), (sent, space) => {
      expect(jsonDefect(JSON.stringify(sent, null, space))).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});

test('[BF-04] an object has a defect just when two of its keys are the same text, however they are written', () => {
  // Node 24 sometimes parses a key of one escaped character as a backslash: `JSON.parse` cannot be the
  // reference here.
  const keys = { a: 'a', '\\u0061': 'a', b: 'b', '\\"': '"', '\\u0022': '"' } as const;
  const member = fc.tuple(fc.constantFrom(...(Object.keys(keys) as (keyof typeof keys)[])), value);
  fc.assert(
    fc.property(fc.array(member, { maxLength: 4 }), (members) => {
      const text = `{${members.map(([name, one]) => `"${name}":${JSON.stringify(one)}`).join(',')}}`;
      const areDistinct = new Set(members.map(([name]) => keys[name])).size === members.length;
      expect(jsonDefect(text), text).toBe(areDistinct ? undefined : 'duplicate_key');
    }),
    { numRuns: RUNS },
  );
});

test('[BF-04] text that is no JSON is left to `JSON.parse`', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a', 'u', '0', ' '),
        maxLength: 40,
      }),
      (text) => {
        expect([undefined, 'too_deep', 'duplicate_key']).toContain(jsonDefect(text));
      },
    ),
    { numRuns: RUNS },
  );
});
