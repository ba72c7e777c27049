import { z } from 'zod';
import { findSchedule } from '../../people/notification-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { mailMessages } from '../../platform/mail/index.ts';
import { findPushDevice, sendPush } from '../push/index.ts';
import type { Deps } from './deps.ts';
import { findMember } from './find-member.ts';
import { findNotifications, unreadCount } from './list-notifications.ts';
import { pushMessage } from './push-message.ts';

/** The push services keep a message for a day; after that it is in the list of notifications. */
const RETRY = { limit: 6, seconds: 30, atMostSeconds: 3600 };

/** Pushes notifications to one device of a member, in their language (AC-12); `news` is empty for a test. */
export const pushNotifications = defineJob({
  name: 'push-notifications',
  data: z.strictObject({ deviceId: z.string(), news: z.array(z.string()) }),
  retry: RETRY,
  lease: { seconds: 60 },
  async handle({ deviceId, news }, deps: Deps) {
    const device = await findPushDevice(deps.db, parseId(deviceId) ?? 0n);
    const member = device && (await findMember(deps, device.userId));
    if (!member) return;
    const isTest = news.length === 0;
    const items = isTest ? [] : await findNotifications(deps, member, 'push', news.map(BigInt));
    if (!isTest && items.length === 0) return;
    const { showsContent } = await findSchedule(deps.db, member.id);
    const texts = mailMessages(member.locale).notifications;
    const unread = await unreadCount(deps, member);
    await sendPush(deps, device, pushMessage({ member, items, unread, showsContent, texts }));
  },
});
