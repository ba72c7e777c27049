import { isReservedUsername } from '@pegboard/routes';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { AppError, type FieldErrors } from '../../platform/errors/errors.ts';
import { checkWords } from '../word-rules/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { accountChangedMail } from './end-sessions.ts';
import { refuseContextPassword } from './context-passwords.ts';
import { releaseUsername, claimUsername } from './former-usernames.ts';
import { endPasswordResets } from './password-reset.ts';
import { hashPassword, isPassword } from './password.ts';
import { requireLoginCode } from './require-login-code.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

/** The settings that members can change; omitted ones stay. */
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
    | 'isPrivate'
    | 'hidesFromSearchEngines'
    | 'messagesFrom'
    | 'mentionsFrom'
    | 'commentsFrom'
  >
> & {
  /** The upload for the profile picture; null removes it. */
  readonly uploadId?: bigint | null;
};

/**
 * Changes the viewer's own settings. Throws `username_taken`, `words_refused`, and `upload_not_ready` or `upload_not_found`
 * for an image. A profile that is no longer private accepts the requests to follow it (AC-04).
 */
export async function changeSettings(
  {
    db,
    findUploadedImage,
    acceptFollowRequests,
  }: Pick<Deps & AccountPorts, 'db' | 'findUploadedImage' | 'acceptFollowRequests'>,
  viewer: SignedIn,
  settings: Settings,
): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  const { uploadId, ...own } = settings;
  const { username } = own;
  await checkWords(db, { full_name: own.fullName, username, about: own.about });
  const taken: FieldErrors = { username: 'This username is taken. Choose another.' };
  if (username !== undefined && username !== viewer.username && isReservedUsername(username))
    throw new AppError('username_taken', { fields: taken });
  try {
    await db.transaction(async (tx) => {
      const picture =
        uploadId === undefined
          ? {}
          : {
              imageId:
                uploadId === null ? null : await findUploadedImage(tx, viewer, uploadId, 'image_upload_id'),
            };
      if (username !== undefined) await releaseUsername(tx, viewer.id, username);
      await tx
        .update(users)
        .set({ ...own, ...picture })
        .where(eq(users.id, viewer.id));
      if (username !== undefined) await claimUsername(tx, username);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_username'))
      throw new AppError('username_taken', { fields: taken, cause: error });
    throw error;
  }
  if (own.isPrivate === false) await acceptFollowRequests(viewer.id);
}

/**
 * Changes the viewer's password and ends their other sessions and reset links, in one transaction. Throws
 * `invalid_input` with the field.
 */
export async function changePassword(
  deps: Deps,
  sessions: Sessions,
  viewer: SignedIn,
  passwords: {
    readonly old: string;
    readonly next: string;
    readonly code: string | undefined;
    readonly token: string | undefined;
  },
): Promise<void> {
  const { db } = deps;
  const [user] = await db
    .select({ passwordHash: users.passwordHash, username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (!user || !(await isPassword(passwords.old, user.passwordHash)))
    throw new AppError('invalid_input', { fields: { old_password: 'This is not your current password.' } });
  refuseContextPassword(passwords.next, 'new_password', { ...user, publicUrl: deps.env.publicUrl });
  await requireLoginCode(deps, viewer.id, passwords.code);
  const passwordHash = await hashPassword(passwords.next);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, viewer.id));
    await sessions.endOthers(viewer.id, passwords.token, tx);
    await endPasswordResets(tx, viewer.id);
    await queueMail(deps, tx, accountChangedMail, { userId: String(viewer.id), change: 'password' });
  });
}
