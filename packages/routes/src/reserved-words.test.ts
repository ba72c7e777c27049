import { expect, test } from 'vitest';

import {
  isReservedBoardSlug,
  isReservedUsername,
  OTHER_FIRST_WORDS,
  RESERVED_FIRST_SEGMENTS,
  RESERVED_SECOND_SEGMENTS,
} from './reserved-words.ts';
import { ROUTES } from './route-table.ts';

const segmentsAt = (place: number): readonly string[] =>
  ROUTES.map(({ pattern }) => pattern.split('/')[place] ?? '').filter((word) => /^[^:*]/.test(word));

test.each('pin search login business settings'.split(' '))(
  '[RT-02] nobody is called %s, so no board stands below it',
  (word) => {
    expect(isReservedUsername(word)).toBe(true);
  },
);

test.each('about ads search settings terms today topics videos shopping oauth'.split(' '))(
  '[RT-02] the system path %s is no profile',
  (word) => {
    expect(isReservedUsername(word)).toBe(true);
  },
);

test('[RT-02] every first word of the route table is reserved, and none is written down twice', () => {
  const words = new Set(segmentsAt(1));
  expect([...words].filter((word) => !RESERVED_FIRST_SEGMENTS.has(word))).toEqual([]);
  expect(OTHER_FIRST_WORDS.filter((word) => words.has(word))).toEqual([]);
});

test.each('following followers _tools _created _saved tried'.split(' '))(
  '[RT-02] the second segment %s is no board',
  (word) => {
    expect(isReservedBoardSlug(word)).toBe(true);
  },
);

test('[RT-02] every fixed word below a person in the route table is reserved', () => {
  const below = ROUTES.filter(({ pattern }) => pattern.startsWith('/:username/'))
    .map(({ pattern }) => pattern.split('/')[2] ?? '')
    .filter((word) => !word.startsWith(':'));
  expect(below.length).toBeGreaterThan(0);
  expect(below.filter((word) => !RESERVED_SECOND_SEGMENTS.has(word))).toEqual([]);
});

/** Every way to disguise a reserved word, by name. */
const DRESSES: Readonly<Record<string, (word: string) => string>> = {
  'in capitals': (word) => word.toUpperCase(),
  'in full width': (word) => word.replaceAll(/[!-~]/g, (sign) => moved(sign, 0xfee0)),
  'in mathematical letters': (word) => word.replaceAll(/[a-z]/g, (sign) => moved(sign, 0x1d41a - 0x61)),
  'percent-encoded': (word) =>
    Array.from(word)
      .map((sign) => `%${codeOf(sign).toString(16)}`)
      .join(''),
  'percent-encoded twice': (word) =>
    Array.from(word)
      .map((sign) => `%25${codeOf(sign).toString(16)}`)
      .join(''),
  'with signs of no width': (word) => Array.from(word).join('\u200b'),
  'with a sign that turns the text': (word) => `\u202a${word}\u202c`,
  'with control characters': (word) => `${word}\u0007\u0000`,
  'with a selector of variants': (word) => `${word}\ufe0f`,
  'with blanks': (word) => ` ${word}\u00a0`,
  'with accents': (word) => word.replaceAll(/[a-z]/g, (sign) => `${sign}\u0301`),
  'in Cyrillic': (word) => word.replaceAll(/[aceiopsxy]/g, (sign) => CYRILLIC[sign] ?? sign),
  'in digits': (word) => word.replaceAll('o', '0').replaceAll('l', '1'),
};
const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};
const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;
const moved = (sign: string, by: number): string => String.fromCodePoint(codeOf(sign) + by);

test.each(Object.entries(DRESSES))('[RT-02] no reserved word is a name %s', (_, dressed) => {
  expect([...RESERVED_FIRST_SEGMENTS].filter((word) => !isReservedUsername(dressed(word)))).toEqual([]);
  expect([...RESERVED_SECOND_SEGMENTS].filter((word) => !isReservedBoardSlug(dressed(word)))).toEqual([]);
});

test.each(['ℒogin', 'adrnin', 'ριոs', 'ｔv', 'p1ns', 'se%61rch'])(
  '%j passes for an address of the site',
  (name) => {
    expect(isReservedUsername(name)).toBe(true);
  },
);

test.each(['maya', 'pinmaker', 'login_', 'following', 'marina', ''])('somebody may be called %j', (name) => {
  expect(isReservedUsername(name)).toBe(false);
});

test.each(['cups', 'pin', 'saved', 'follow', '日本の器'])('the address of a board may end in %j', (slug) => {
  expect(isReservedBoardSlug(slug)).toBe(false);
});
