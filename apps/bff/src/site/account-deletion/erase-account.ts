import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, LONG_LEASE } from '../../platform/jobs/index.ts';
import type { Deps } from '../deps.ts';
import {
  eraseCommentReactions,
  eraseComments,
  eraseConversations,
  eraseFollowers,
  eraseFollowing,
  eraseNotifications,
  eraseReactions,
  leaveGroupConversations,
} from './erase-activity.ts';
import { eraseBusinesses, eraseCatalogItems } from './erase-businesses.ts';
import {
  eraseDrafts,
  eraseExports,
  eraseGuestImages,
  eraseImports,
  eraseStoredMails,
  eraseUploads,
  eraseVideoUploads,
} from './erase-files.ts';
import {
  clearPromoter,
  eraseBoards,
  eraseCommentsOnContents,
  eraseContents,
  erasePinsOfBoards,
  erasePinsOfContents,
  eraseProfileImage,
  eraseSavedPins,
} from './erase-pins.ts';
import { rowSteps } from './erase-rows.ts';
import type { ErasedMember, ErasureStep } from './erasure-step.ts';
import { handOverGroupBoard } from './group-boards.ts';

const ACCOUNTS_AT_ONCE = 100;

/** The steps in their order. Each is repeated until it has nothing left to do. */
const STEPS: readonly ErasureStep[] = [
  handOverGroupBoard,
  eraseCatalogItems,
  eraseBusinesses,
  eraseExports,
  eraseImports,
  eraseDrafts,
  eraseVideoUploads,
  eraseUploads,
  eraseGuestImages,
  eraseProfileImage,
  erasePinsOfContents,
  eraseCommentsOnContents,
  eraseContents,
  eraseSavedPins,
  erasePinsOfBoards,
  clearPromoter,
  eraseComments,
  eraseReactions,
  eraseCommentReactions,
  eraseFollowing,
  eraseFollowers,
  eraseNotifications,
  eraseConversations,
  leaveGroupConversations,
  eraseBoards,
  ...rowSteps,
  eraseStoredMails,
];

/** Every ten minutes, queues the erasure of the accounts whose time to be kept is over. */
export const eraseDueAccounts = defineJob({
  name: 'erase-due-accounts',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, { db, jobs, now }: Deps) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select user_id::text as id from account_closures
      where delete_at <= ${now().toISOString()}::timestamptz order by delete_at limit ${ACCOUNTS_AT_ONCE}`);
    const day = now().toISOString().slice(0, 10);
    for (const { id } of rows)
      await jobs.enqueue(db, eraseAccount, { userId: id }, { singletonKey: `${id} ${day}` });
  },
});

/**
 * Erases an account (AC-03): its rows, files and images, in short transactions, so that other requests are not delayed. A run
 * after a crash starts over and finds what is left. Does nothing for accounts that were kept.
 */
export const eraseAccount = defineJob({
  name: 'erase-account',
  data: z.object({ userId: z.string() }),
  retry: { limit: 20, seconds: 5, atMostSeconds: 3600 },
  lease: LONG_LEASE,
  async handle({ userId }, deps: Deps, { signal }) {
    const { db, log, now } = deps;
    const id = BigInt(userId);
    const { rows } = await db.execute<{ email: string }>(sql`
      update account_closures set erasing_at = coalesce(erasing_at, ${now().toISOString()}::timestamptz)
      from users where users.id = account_closures.user_id and account_closures.user_id = ${id}
        and delete_at <= ${now().toISOString()}::timestamptz
      returning users.email`);
    const [row] = rows;
    if (!row) return;
    const member = { id, email: row.email };
    await eraseMember(deps, member, { signal });
    log.info('an account is erased');
  },
});

/** Runs the steps of an erasure, and deletes the row of the member last. `onCall` gets the milliseconds of each call of a step. */
export async function eraseMember(
  deps: Deps,
  member: ErasedMember,
  {
    signal,
    onCall = () => undefined,
  }: { readonly signal: AbortSignal; readonly onCall?: (step: string, ms: number) => void },
): Promise<void> {
  for (const [at, step] of STEPS.entries()) {
    const name = step.name || `rows ${at}`;
    for (let isUnfinished = true; isUnfinished;) {
      const before = performance.now();
      isUnfinished = await step(deps, member);
      onCall(name, performance.now() - before);
      signal.throwIfAborted();
    }
  }
  // The closure is the last to go: without it, no run would continue.
  const before = performance.now();
  await deps.db.execute(sql`delete from users where id = ${member.id}`);
  onCall('the row of the member', performance.now() - before);
}
