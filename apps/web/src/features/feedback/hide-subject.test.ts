import { aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getFeedbackSurface, hideSubject, type FeedbackFacts } from './hide-subject.ts';

const facts = (followed: {
  readonly board?: boolean;
  readonly pinner?: boolean;
  readonly topic?: boolean;
}): FeedbackFacts => ({
  board: { entityId: '4', name: 'Quiet kitchens', followedByMe: followed.board ?? false },
  pinner: {
    entityId: '7',
    fullName: 'Mira Okafor',
    username: 'mira',
    explicitlyFollowedByMe: followed.pinner ?? false,
  },
  sourceInterest: {
    entityId: '3',
    name: 'Ceramics',
    urlName: 'ceramics',
    followedByMe: followed.topic ?? false,
  },
});

test.each([
  ['AuthHomefeed', { board: true, topic: true }, 'followed', 'board'],
  ['AuthHomefeed', { pinner: true }, 'followed', 'pinner'],
  ['AuthHomefeed', { topic: true }, 'topic', 'topic'],
  ['AuthHomefeed', {}, 'pfy', undefined],
  ['SearchItem', { pinner: true }, 'followed', 'pinner'],
  ['RelatedPinGrid', {}, 'related', undefined],
  ['BoardFeed', {}, 'default', undefined],
] as const)(
  '[FB-01] on %s, with %o followed, hiding is of category %s',
  (surface, followed, category, kind) => {
    const subject = hideSubject(aPin(), facts(followed), { surface });
    expect([subject.category, subject.target?.kind]).toEqual([category, kind]);
  },
);

test('[FB-01] what is said explicitly comes first, and names what it unfollows', () => {
  const where = { surface: 'AuthHomefeed', explicitType: 'pinner' } as const;
  expect(hideSubject(aPin(), facts({ pinner: true }), where)).toMatchObject({
    category: 'explicit',
    target: { kind: 'pinner', id: '7', name: 'Mira Okafor' },
  });
  expect(hideSubject(aPin(), facts({}), where).target).toBeUndefined();
});

test('[FB-02] a search tells its query and the type of the pin; no other page has a call of its own', () => {
  const page = { search: '?q=ash%20glaze' };
  expect(getFeedbackSurface(aPin(), 'SearchItem', page)).toEqual({
    kind: 'search',
    query: 'ash glaze',
    pinType: 'image',
  });
  expect(getFeedbackSurface(aPin(), 'AuthHomefeed', page)).toBeUndefined();
});
