import { expect, test } from 'vitest';
import { mutedPath, mutesOf } from './muted-kinds.ts';

test.each([
  ['', 'word'],
  ['kind=site', 'site'],
  ['kind=topic&after=abc', 'topic'],
  ['kind=nothing', 'word'],
])('[SR-13] the address ?%s lists mutes of the kind %s', (query, kind) => {
  const search = new URLSearchParams(query);
  expect(mutesOf(search)).toMatchObject({ kind, after: search.get('after') });
});

test('[SR-13] each kind has an address of its own', () => {
  expect([mutedPath('word'), mutedPath('member')]).toEqual([
    '/settings/muted/',
    '/settings/muted/?kind=member',
  ]);
});
