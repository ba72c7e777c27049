import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { checkUploadLimits } from './register-upload.ts';
import { uploads } from './tables.ts';

/**
 * Stores an upload of the viewer whose image already exists, and returns its id. It counts like other uploads. Throws
 * `too_many_uploads`. Runs in the caller's transaction.
 */
export async function storeFinishedUpload(
  tx: Db,
  viewer: SignedIn,
  { imageId, now }: { readonly imageId: bigint; readonly now: Date },
): Promise<bigint> {
  // Concurrent requests would both be within the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update');
  await checkUploadLimits(tx, viewer, now);
  const id = newId();
  // No file is posted: the key refers to none, and no policy is signed for it.
  const key = randomBytes(16).toString('hex');
  await tx
    .insert(uploads)
    .values({ id, key, ownerId: viewer.id, status: 'succeeded', imageId, createdAt: now, expiresAt: now });
  return id;
}
