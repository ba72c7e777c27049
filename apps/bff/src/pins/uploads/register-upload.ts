import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { POLICY_MINUTES, type UploadParameters, type UploadPolicies } from './policy.ts';
import { uploads } from './tables.ts';

/** How many uploads of one account may wait for their file or their picture. */
export const PENDING_UPLOADS_MAX = 50;
/** How many uploads an account may register in a day. */
export const DAILY_UPLOADS_MAX = 1000;

/** What somebody is given to post a file with (§7: VIPResource create). */
export type RegisteredUpload = {
  readonly upload_id: string;
  readonly upload_parameters: UploadParameters;
};

/** Registers an upload of the viewer's, for an hour. Throws `too_many_uploads`. Runs in the caller's transaction. */
export async function registerUpload(
  tx: Db,
  viewer: SignedIn,
  { policies, now }: { readonly policies: UploadPolicies; readonly now: () => Date },
): Promise<RegisteredUpload> {
  // One registration of an account after another: two at once would both find room for one.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update');
  const isPending = or(
    eq(uploads.status, 'processing'),
    and(eq(uploads.status, 'registered'), gt(uploads.expiresAt, now())),
  );
  const [counts] = await tx
    .select({ pending: sql<number>`(count(*) filter (where ${isPending}))::int`, all: count() })
    .from(uploads)
    .where(
      and(eq(uploads.ownerId, viewer.id), gt(uploads.createdAt, new Date(now().getTime() - 86_400_000))),
    );
  if (counts && (counts.pending >= PENDING_UPLOADS_MAX || counts.all >= DAILY_UPLOADS_MAX))
    throw new AppError('too_many_uploads');
  const id = newId();
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(now().getTime() + POLICY_MINUTES * 60_000);
  await tx.insert(uploads).values({ id, key, ownerId: viewer.id, createdAt: now(), expiresAt });
  return {
    upload_id: String(id),
    upload_parameters: policies.make({ key, ownerId: viewer.id, expiresAt }),
  };
}
