import { expect, test } from 'vitest';

import {
  isReservedBoardSlug,
  isReservedUsername,
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

test('[RT-02] every first word of the route table is reserved', () => {
  expect(segmentsAt(1).filter((word) => !RESERVED_FIRST_SEGMENTS.has(word))).toEqual([]);
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

test.each(['LOGIN', 'Login', 'ｌｏｇｉｎ', 'ℒogin'])('%s is read as login, and reserved', (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

test.each(['maya', 'pinmaker', 'login_', 'following', ''])('somebody may be called %j', (name) => {
  expect(isReservedUsername(name)).toBe(false);
});

test.each(['cups', 'pin', 'saved', 'follow'])('the address of a board may end in %j', (slug) => {
  expect(isReservedBoardSlug(slug)).toBe(false);
});
