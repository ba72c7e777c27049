import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { users } from './tables.ts';

/** Sets the profile picture of the viewer to a stored image. Runs in the caller's transaction. */
export async function setProfileImage(tx: Db, viewer: SignedIn, imageId: bigint): Promise<void> {
  await tx.update(users).set({ imageId }).where(eq(users.id, viewer.id));
}
