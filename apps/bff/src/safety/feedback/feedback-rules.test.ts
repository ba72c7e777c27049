import { expect, test } from 'vitest';
import { feedbackStatus, getMutedSource, type FeedbackType } from './feedback-rules.ts';

const VIEWER = 1n;
const pin = { pinnerId: 2n, boardId: 3n, boardOwnerId: 2n, interestId: 4n, promoterId: 5n };

test.each<[FeedbackType, object | undefined]>([
  ['pinner', { kind: 'user', id: 2n, days: 100 }],
  ['board', { kind: 'board', id: 3n, days: 100 }],
  ['topic', { kind: 'interest', id: 4n, days: 100 }],
  ['promoted', { kind: 'promoter', id: 5n, days: 60 }],
  ['pfy', { kind: 'taste', id: 4n, days: 58 }],
  ['pfyBoard', { kind: 'taste', id: 4n, days: 58 }],
  ['default', undefined],
  ['related', undefined],
  ['newsHub', undefined],
  ['p2p', undefined],
  ['search', undefined],
])('[FB-02] feedback of type %s lowers %o for its duration', (type, lowered) => {
  expect(getMutedSource(type, pin, VIEWER)).toEqual(lowered);
});

test.each<[FeedbackType, object]>([
  ['pinner', { pinnerId: VIEWER }],
  ['board', { boardOwnerId: VIEWER }],
  ['promoted', { promoterId: VIEWER }],
])('feedback of type %s on an own pin demotes no one', (type, own) => {
  expect(getMutedSource(type, { ...pin, ...own }, VIEWER)).toBeUndefined();
});

test.each<FeedbackType>(['topic', 'pfy', 'pfyBoard', 'promoted'])(
  'feedback of type %s on a pin without topic or promoter lowers nothing',
  (type) => {
    expect(getMutedSource(type, { ...pin, interestId: null, promoterId: null }, VIEWER)).toBeUndefined();
  },
);

test.each([
  [undefined, 'none'],
  ['board', 'unfollowed'],
  ['pinner', 'unfollowed'],
  ['topic', 'unfollowed'],
  ['promoted', 'other'],
  ['search', 'other'],
  ['reported', 'reported'],
])('after %s the status is %s', (type, status) => {
  expect(feedbackStatus(type)).toBe(status);
});
