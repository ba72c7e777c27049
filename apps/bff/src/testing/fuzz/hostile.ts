import fc from 'fast-check';

const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eexe.txt',
  '\ufeff',
  'é'.repeat(600),
  '👩‍👩‍👧‍👦'.repeat(51),
  'a'.repeat(10_000),
  "'; drop table users; --",
  '{{7*7}}',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'http://[::1]:5432/',
  'http://169.254.169.254/',
  '=cmd()',
  '-1',
  '0',
  '00',
  '1e3',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  '1.5',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '-end-',
  'undo',
] as const;

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'user_id',
  'role',
  'is_employee',
  '',
];

/** Generates hostile or malformed text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Generates an unexpected JSON value of any type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...KEYS), hostileText, { maxKeys: 3 }),
  fc.integer({ min: 1, max: 400 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  fc.integer({ min: 101, max: 400 }).map((length) => Array.from({ length }, (_, at) => String(at + 1))),
);

/** Generates the name of an option that does not exist, or that no caller may set. */
export const hostileKey: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...KEYS), hostileText);
