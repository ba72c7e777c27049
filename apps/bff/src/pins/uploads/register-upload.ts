import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { POLICY_MINUTES, type UploadParameters, type UploadPolicies } from './policy.ts';
import { uploads } from './tables.ts';

/** Maximum number of an account's uploads that await their file or their image. */
export const PENDING_UPLOADS_MAX = 50;
/** Maximum number of uploads that an account can register per day. */
export const DAILY_UPLOADS_MAX = 1000;

const DAY_MS = 86_400_000;
/** The wait while all uploads are being processed, because the processing time is unknown. */
const PROCESSING_WAIT_MS = 60_000;

/** The fields of a form that posts a file (§7: VIPResource create). */
export type RegisteredUpload = {
  readonly upload_id: string;
  readonly upload_parameters: UploadParameters;
};

/** Registers an upload of the viewer, for an hour. Throws `too_many_uploads`. Runs in the caller's transaction. */
export async function registerUpload(
  tx: Db,
  viewer: SignedIn,
  { policies, now }: { readonly policies: UploadPolicies; readonly now: () => Date },
): Promise<RegisteredUpload> {
  // Registrations of an account are serialized: concurrent ones would both be within the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update');
  await checkUploadLimits(tx, viewer, now());
  const id = newId();
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(now().getTime() + POLICY_MINUTES * 60_000);
  await tx.insert(uploads).values({ id, key, ownerId: viewer.id, createdAt: now(), expiresAt });
  return {
    upload_id: String(id),
    upload_parameters: policies.make({ key, ownerId: viewer.id, expiresAt }),
  };
}

/** Checks that the viewer may register another upload. Throws `too_many_uploads`. */
export async function checkUploadLimits(db: Db, viewer: SignedIn, at: Date): Promise<void> {
  const isPending = or(
    eq(uploads.status, 'processing'),
    and(eq(uploads.status, 'registered'), gt(uploads.expiresAt, at)),
  );
  const [counts] = await db
    .select({
      pending: sql<number>`(count(*) filter (where ${isPending}))::int`,
      all: count(),
      firstAt: sql<Date | null>`min(${uploads.createdAt})`.mapWith(uploads.createdAt),
      pendingEndsAt: sql<Date | null>`min(${uploads.expiresAt}) filter (where ${uploads.status} = 'registered'
        and ${gt(uploads.expiresAt, at)})`.mapWith(uploads.expiresAt),
    })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, viewer.id),
        gt(uploads.createdAt, new Date(at.getTime() - DAY_MS)),
        isNull(uploads.editedFromId),
      ),
    );
  const retryAfterMs = counts ? waitOf(counts, at.getTime()) : 0;
  if (retryAfterMs > 0) throw new AppError('too_many_uploads', { retryAfterMs });
}

/** Returns the milliseconds until the account may register an upload: 0 when it may at once. */
function waitOf(
  counts: {
    readonly pending: number;
    readonly all: number;
    readonly firstAt: Date | null;
    readonly pendingEndsAt: Date | null;
  },
  at: number,
): number {
  const untilDayEnds = (counts.firstAt?.getTime() ?? at) + DAY_MS - at;
  const untilOneEnds = counts.pendingEndsAt ? counts.pendingEndsAt.getTime() - at : PROCESSING_WAIT_MS;
  return Math.max(
    0,
    counts.all >= DAILY_UPLOADS_MAX ? untilDayEnds : 0,
    counts.pending >= PENDING_UPLOADS_MAX ? untilOneEnds : 0,
  );
}
