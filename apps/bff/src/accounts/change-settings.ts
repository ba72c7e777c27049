import { isReservedUsername } from '@pegboard/routes';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../db-errors.ts';
import type { Db } from '../db.ts';
import type { Deps } from '../deps.ts';
import { AppError, type FieldErrors } from '../errors.ts';
import { holdUpload, uploadedPicture } from '../uploads/uploaded-picture.ts';
import { queueMail } from '../mail/index.ts';
import type { SignedIn } from '../viewer.ts';
import { accountChangedMail } from './end-sessions.ts';
import { leaveUsername, takeUsername } from './former-usernames.ts';
import { endPasswordResets } from './password-reset.ts';
import { hashPassword, isPassword } from './password.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

/** The settings that somebody may change of their own account; those left out stay. */
export type Settings = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'fullName'
    | 'firstName'
    | 'about'
    | 'websiteUrl'
    | 'pronouns'
    | 'theme'
    | 'locale'
    | 'country'
    | 'gender'
    | 'birthYear'
    | 'adsByActivity'
    | 'adsByPartners'
    | 'username'
  >
> & {
  /** The upload that becomes the picture of the profile; null for none. */
  readonly uploadId?: bigint | null;
};

/** Changes the viewer's own settings. Throws `username_taken`, and `upload_not_ready` or `upload_not_found` for a picture. */
export async function changeSettings(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  settings: Settings,
): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  const { uploadId, ...own } = settings;
  const { username } = own;
  const taken: FieldErrors = { username: 'This username is taken. Choose another.' };
  if (username !== undefined && username !== viewer.username && isReservedUsername(username))
    throw new AppError('username_taken', { fields: taken });
  try {
    await db.transaction(async (tx) => {
      const picture = uploadId === undefined ? {} : { imageId: await profilePicture(tx, viewer, uploadId) };
      if (username !== undefined) await leaveUsername(tx, viewer.id, username);
      await tx
        .update(users)
        .set({ ...own, ...picture })
        .where(eq(users.id, viewer.id));
      if (username !== undefined) await takeUsername(tx, username);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_username'))
      throw new AppError('username_taken', { fields: taken, cause: error });
    throw error;
  }
}

/** Returns the picture that an upload became; until the transaction ends, it stays the picture of that upload. */
async function profilePicture(tx: Db, viewer: SignedIn, uploadId: bigint | null): Promise<bigint | null> {
  if (uploadId === null) return null;
  await holdUpload(tx, uploadId);
  return uploadedPicture(tx, viewer, uploadId, 'image_upload_id');
}

/** Changes the viewer's password and ends their other sessions and reset links, all or nothing. Throws `invalid_input` by the field. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'jobs'>,
  sessions: Sessions,
  viewer: SignedIn,
  passwords: { readonly old: string; readonly next: string; readonly token: string | undefined },
): Promise<void> {
  const { db } = deps;
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (!user || !(await isPassword(passwords.old, user.passwordHash)))
    throw new AppError('invalid_input', { fields: { old_password: 'This is not your current password.' } });
  const passwordHash = await hashPassword(passwords.next);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, viewer.id));
    await sessions.endOthers(viewer.id, passwords.token, tx);
    await endPasswordResets(tx, viewer.id);
    await queueMail(deps, tx, accountChangedMail, { userId: String(viewer.id), change: 'password' });
  });
}
