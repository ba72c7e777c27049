import { expect, test } from 'vitest';
import { notificationTexts } from '../../messages/en-us-notifications.ts';
import {
  notificationPath,
  formatNotification,
  getLatestUnreadTime,
  type Notification,
} from './notification-text.ts';

const someone = (fullName: string) => ({
  entityId: '1',
  fullName,
  username: fullName.toLowerCase(),
  imageSmallUrl: null,
});
const aNotification = (notification: Partial<Notification>): Notification => ({
  entityId: '5',
  kind: 'follow',
  lastAt: '2026-11-21T10:00:00Z',
  isRead: false,
  actorCount: 1,
  actors: [someone('Ada')],
  pins: [],
  board: null,
  webhook: null,
  business: null,
  ...notification,
});
const pins = [{ entityId: '7', images: [] }];
const board = { entityId: '5', name: 'Cups', url: '/noor/cups/' };

test.each<[Partial<Notification>, string, string]>([
  [{}, 'Ada started following you', '/ada/'],
  [{ kind: 'follow_request' }, 'Ada wants to follow you', '/settings/followers/'],
  [{ kind: 'follow_accepted' }, 'Ada accepted your request to follow', '/ada/'],
  [{ kind: 'board_follow', board }, 'Ada started following your board Cups', '/noor/cups/'],
  [{ kind: 'save', pins }, 'Ada saved your Pin', '/pin/7/'],
  [{ kind: 'board_invite', board }, 'Ada invited you to join the board Cups', '/noor/cups/'],
  [{ kind: 'invite_accepted', board }, 'Ada joined your board Cups', '/noor/cups/'],
  [{ kind: 'comment', pins }, 'Ada commented on your Pin', '/pin/7/#comments'],
  [{ kind: 'reply', pins }, 'Ada replied to your comment', '/pin/7/#comments'],
  [{ kind: 'mention', pins }, 'Ada mentioned you in a comment', '/pin/7/#comments'],
  [{ kind: 'story_mention', pins }, 'Ada mentioned you in a story', '/pin/7/'],
  [{ kind: 'reaction', pins }, 'Ada reacted to your Pin', '/pin/7/'],
  [{ kind: 'comment_reaction', pins }, 'Ada reacted to your comment', '/pin/7/#comments'],
  [{ kind: 'board_pins', board, pins, actors: [] }, 'A new Pin on Cups', '/noor/cups/'],
  [
    { kind: 'guest_images', board, actors: [], actorCount: 2 },
    '2 images from guests wait for your review on Cups',
    '/board/5/guests/',
  ],
  [{ kind: 'export_ready', actors: [] }, 'Your export is ready to download', '/settings/data/'],
  [
    { kind: 'webhook_disabled', actors: [], webhook: { entityId: '9', app: 'Shop' } },
    'A webhook of Shop was disabled because its deliveries failed',
    '/app-factory-oauth/webhooks/deliveries/?endpoint=9',
  ],
  [
    { kind: 'business_digest', actors: [], business: { entityId: '9', name: 'Kiln', kind: 'manager' } },
    'The numbers of Kiln for last week are ready',
    '/business/business-manager/9/dashboard/',
  ],
])('[WB-02] a notification says what happened and leads there: %#', (notification, sentence, path) => {
  expect(formatNotification(aNotification(notification), notificationTexts)).toBe(sentence);
  expect(notificationPath(aNotification(notification))).toBe(path);
});

test.each<[number, readonly string[], string]>([
  [1, ['Ada'], 'Ada'],
  [2, ['Ada', 'Noor'], 'Ada and Noor'],
  [2, ['Ada'], 'Ada and one other'],
  [9, ['Ada', 'Noor', 'Kim'], 'Ada and 8 others'],
  [0, [], 'Someone'],
])('[WB-02] %i who did the same are %j', (actorCount, names, who) => {
  const notification = aNotification({ actorCount, actors: names.map(someone) });
  expect(formatNotification(notification, notificationTexts)).toBe(`${who} started following you`);
});

test('[WB-02] all until the newest unread is read', () => {
  const read = aNotification({ isRead: true, lastAt: '2026-11-21T11:00:00Z' });
  expect(getLatestUnreadTime([read, aNotification({})])).toBe('2026-11-21T10:00:00Z');
  expect(getLatestUnreadTime([read])).toBeUndefined();
});
