import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { toAppError, type ErrorCode } from '../../platform/errors/errors.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps, DraftPorts } from './deps.ts';
import type { DraftRow } from './find-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { pinDrafts } from './tables.ts';

/**
 * Delays of the queued attempts to publish a scheduled draft, in seconds after its time. The second is made by another
 * process when one ends during the first: both are within the minute of CR-11.
 */
export const PUBLISH_ATTEMPTS_S: readonly number[] = [0, 25];

/** Milliseconds after the scheduled time in which an internal error is retried. */
const RETRY_MS = 3_600_000;

/** The job that publishes a scheduled draft, as it is queued. */
export const PUBLISH_SCHEDULED = {
  name: 'publish-scheduled',
  data: z.object({ draftId: z.string(), dueAt: z.iso.datetime() }),
  retry: { limit: 1, seconds: 10, atMostSeconds: 10 },
  lease: { seconds: 60 },
} as const;

/** The job that publishes a scheduled draft by the same command as a request (CR-11). */
export function publishScheduledJob(
  ports: DraftPorts,
): Job<typeof PUBLISH_SCHEDULED.data, Omit<Deps, 'bookmarks'>> {
  return defineJob({
    ...PUBLISH_SCHEDULED,
    pollSeconds: 10,
    async handle({ draftId, dueAt }, deps: Omit<Deps, 'bookmarks'>) {
      const { db, now, log } = deps;
      // The clock of this process may be behind that of the database, which started the job.
      const at = new Date(Math.max(now().getTime(), Date.parse(dueAt)));
      const draft = await findDue(db, BigInt(draftId), at);
      if (!draft) return;
      const owner = await findOwner(db, draft);
      if (!owner) return;
      try {
        await publishDraft({ ...deps, ...ports }, owner, draft.id, { kind: 'due', at });
      } catch (error) {
        const { code, status } = toAppError(error);
        const isPassing = status >= 500 && at.getTime() - Number(draft.scheduledAt) < RETRY_MS;
        if (isPassing) throw error;
        await failDraft(db, draft, code, at);
        log.info({ draftId, code }, 'a scheduled pin could not be published');
      }
    },
  });
}

/** Returns a draft that is due, unless it was published, deleted or rescheduled. */
async function findDue(db: Db, id: bigint, at: Date): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(pinDrafts)
    .where(and(eq(pinDrafts.id, id), eq(pinDrafts.state, 'scheduled'), lte(pinDrafts.scheduledAt, at)));
  return draft?.deletedAt === null ? draft : undefined;
}

async function findOwner(db: Db, { ownerId }: DraftRow): Promise<SignedIn | undefined> {
  const [owner] = await db.select(viewerColumns).from(users).where(eq(users.id, ownerId));
  return owner;
}

/** Stores why a draft was not published. A draft that was changed meanwhile stays scheduled, and is retried. */
async function failDraft(db: Db, { id, version }: DraftRow, failureCode: ErrorCode, at: Date): Promise<void> {
  await db
    .update(pinDrafts)
    .set({ state: 'failed', failureCode, updatedAt: at })
    .where(
      and(
        eq(pinDrafts.id, id),
        eq(pinDrafts.version, version),
        eq(pinDrafts.state, 'scheduled'),
        lte(pinDrafts.scheduledAt, at),
      ),
    );
}
