import { expect, test } from 'vitest';
import { shownReason, type SourceFacts } from './shown-reason.ts';

const followed: SourceFacts = {
  isAd: false,
  board: { name: 'Bread', followedByMe: true },
  pinner: { fullName: 'Mara Lind', username: 'mara', explicitlyFollowedByMe: true },
  sourceInterest: { name: 'Baking', followedByMe: true },
};

test('[BY-13] in the home feed a followed board is the reason, then a member, a topic, and one’s own activity', () => {
  const board = { name: 'Bread', followedByMe: false };
  const pinner = { fullName: '', username: 'mara', explicitlyFollowedByMe: true };
  const other = { ...pinner, explicitlyFollowedByMe: false };
  const reason = (facts: SourceFacts) => shownReason(facts, 'AuthHomefeed', null);
  expect(reason(followed)).toEqual({ kind: 'board', name: 'Bread' });
  expect(reason({ ...followed, board, pinner })).toEqual({ kind: 'member', name: 'mara' });
  expect(reason({ ...followed, board, pinner: other })).toEqual({ kind: 'topic', name: 'Baking' });
  expect(reason({ isAd: false, board: null, pinner: null, sourceInterest: null })).toEqual({
    kind: 'activity',
  });
});

test('[BY-13] an ad is shown because it is paid for, and elsewhere the page is the reason', () => {
  expect(shownReason({ ...followed, isAd: true }, 'AuthHomefeed', null)).toEqual({ kind: 'ad' });
  expect(shownReason(followed, 'RelatedPinGrid', null)).toEqual({ kind: 'related' });
  expect(shownReason(followed, 'SearchItem', 'rye')).toEqual({ kind: 'search', name: 'rye' });
  expect(shownReason(followed, 'BoardFeed', null)).toEqual({ kind: 'here' });
  expect(shownReason(followed, undefined, null)).toEqual({ kind: 'here' });
});
