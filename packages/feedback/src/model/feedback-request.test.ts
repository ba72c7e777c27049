import { expect, test } from 'vitest';
import { buildFeedbackRequest, type FeedbackSurface, type FeedbackRequest } from './feedback-request.ts';

const said = (request: FeedbackRequest, place?: FeedbackSurface) => {
  const call = buildFeedbackRequest('7', request, place);
  return call.kind === 'resource' ? call.options.feedback_type : `${call.method} ${call.path}`;
};
const hide = (category: Extract<FeedbackRequest, { action: 'hide' }>['category']): FeedbackRequest => ({
  action: 'hide',
  category,
});
const undo: FeedbackRequest = { action: 'undo' };

test.each([
  ['promoted', 'promoted'],
  ['topic', 'topic'],
  ['pfyBoard', 'pfyBoard'],
  ['pfy', 'pfy'],
  ['related', 'related'],
  ['newsHub', 'newsHub'],
  ['default', 'default'],
] as const)('[FB-02] hiding of category %s is PinFeedbackResource with type %s', (category, type) => {
  expect(buildFeedbackRequest('7', hide(category))).toEqual({
    kind: 'resource',
    name: 'PinFeedback',
    action: 'update',
    options: { pin_id: '7', feedback_type: type },
  });
});

test('[FB-02] hiding a pin unfollows no one; unfollowing names its target', () => {
  expect(said(hide('followed'))).toBe('default');
  for (const kind of ['board', 'pinner', 'topic'] as const)
    expect(said({ action: 'unfollow', target: { kind } })).toBe(kind);
});

test('[FB-02] what is said explicitly is its own type', () => {
  expect(said({ action: 'hide', category: 'explicit', explicitType: 'pinner' })).toBe('pinner');
});

const search: FeedbackSurface = { kind: 'search', query: 'cup', pinType: 'image' };
test.each([
  [{ kind: 'p2p' }, 'PUT /v3/p2p/7/hide/', 'PUT /v3/p2p/7/unhide/'],
  [{ kind: 'news-hub', newsId: '3' }, 'PUT /v3/news_hub/3/pin/7/hide/', 'PUT /v3/news_hub/3/pin/7/undo/'],
  [search, 'PUT /v3/search/7/hide/', 'PUT /v3/search/7/unhide/'],
] as const)('[FB-02] in %o a pin is hidden by %s and taken back by %s', (place, hidden, back) => {
  expect(said(hide('pfy'), place)).toBe(hidden);
  expect(said(undo, place)).toBe(back);
});

test('[FB-02] a search tells its query and the type of the pin', () => {
  expect(buildFeedbackRequest('7', hide('default'), search)).toMatchObject({
    options: { query: 'cup', pin_type: 'image' },
  });
});

test('[FB-02] an ad in a search stays feedback on an ad', () => {
  expect(said(hide('promoted'), search)).toBe('promoted');
});

test('[FB-02] an id from outside makes no other path', () => {
  expect(buildFeedbackRequest('../8', undo, { kind: 'p2p' })).toMatchObject({
    path: '/v3/p2p/..%2F8/unhide/',
  });
});
