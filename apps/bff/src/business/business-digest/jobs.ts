import { z } from 'zod';
import { findMember, insertNotifications } from '../../messaging/notifications/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { claimDigests, type DigestCursor } from './claim-digests.ts';
import type { Deps } from './deps.ts';
import { businessDigestMail } from './digest-mail.ts';
import { readDigest } from './read-digest.ts';
import { getWeekUntil } from './rules.ts';

/** Queues the digests of businesses that are due, each once. Time zones differ by quarters of an hour. */
export const queueBusinessDigests = defineJob({
  name: 'queue-business-digests',
  data: z.object({}),
  cron: '*/15 * * * *',
  async handle(_, deps: Deps, { signal }) {
    let cursor: DigestCursor | undefined = { userId: '0', businessId: '0' };
    while (cursor !== undefined && !signal.aborted) {
      const after: DigestCursor = cursor;
      cursor = await deps.db.transaction(async (db) => {
        const { due, next } = await claimDigests(db, deps.now(), after);
        for (const digest of due) await deps.jobs.enqueue(db, deliverBusinessDigest, digest);
        return next;
      });
    }
  },
});

/**
 * Delivers the digest of a business to a member, if something happened: a notification, and a mail, each on the channels that they
 * chose (AC-12).
 */
export const deliverBusinessDigest = defineJob({
  name: 'deliver-business-digest',
  data: z.strictObject({ userId: z.string(), businessId: z.string(), to: z.iso.date() }),
  isTransactional: true,
  async handle({ userId, businessId, to }, deps: Deps) {
    const id = parseId(businessId) ?? 0n;
    const member = await findMember(deps, parseId(userId) ?? 0n);
    if (!member || !(await readDigest(deps.db, member, id, getWeekUntil(to)))) return;
    await insertNotifications(
      deps,
      [{ kind: 'business_digest', userId: member.id, actorId: member.id, subjectId: id }],
      deps.now(),
    );
    await queueMail(deps, deps.db, businessDigestMail, { userId, businessId, to });
  },
});
