import { and, asc, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { hashToken, registeredApps } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { APPS_MAX } from './rules.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** An app of a member, as stored. */
export type RegisteredAppRow = typeof registeredApps.$inferSelect;

/** The description of an app by its member. A confidential app runs on a server, and gets a secret. */
export type AppDescription = Pick<RegisteredAppRow, 'name' | 'websiteUrl' | 'redirectUris'> & {
  readonly isConfidential: boolean;
};

/** Returns the apps that a member registered, the oldest first. */
export function listRegisteredApps(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
): Promise<readonly RegisteredAppRow[]> {
  return db
    .select()
    .from(registeredApps)
    .where(eq(registeredApps.ownerId, viewer.id))
    .orderBy(asc(registeredApps.createdAt));
}

/** Returns an app that the viewer registered. Throws `app_not_found`. */
export async function findRegisteredApp(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: string,
): Promise<RegisteredAppRow> {
  const [app] = await db
    .select()
    .from(registeredApps)
    .where(and(eq(registeredApps.id, id), eq(registeredApps.ownerId, viewer.id)));
  if (!app) throw new AppError('app_not_found');
  return app;
}

/** Registers an app. Returns it with its secret, which is stored as a hash and known only now. Throws `apps_full`. */
export async function registerApp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  { isConfidential, ...described }: AppDescription,
): Promise<{ readonly app: RegisteredAppRow; readonly secret: string | null }> {
  const id = `app_${randomBytes(ID_BYTES).toString('base64url')}`;
  const secret = isConfidential ? `pbs_${randomBytes(SECRET_BYTES).toString('base64url')}` : null;
  return db.transaction(async (tx) => {
    // The member is locked, so that concurrent requests cannot exceed the maximum.
    await tx.execute(sql`select from users where id = ${viewer.id} for no key update`);
    const count = await tx.$count(registeredApps, eq(registeredApps.ownerId, viewer.id));
    if (count >= APPS_MAX) throw new AppError('apps_full');
    const app: RegisteredAppRow = {
      id,
      ownerId: viewer.id,
      ...described,
      secretHash: secret === null ? null : hashToken(secret),
      createdAt: now(),
    };
    await tx.insert(registeredApps).values(app);
    return { app, secret };
  });
}

/** Deletes an app of the viewer. All of its grants, codes and tokens are deleted with it. Throws `app_not_found`. */
export async function deleteApp({ db }: Pick<Deps, 'db'>, viewer: SignedIn, id: string): Promise<void> {
  const deleted = await db
    .delete(registeredApps)
    .where(and(eq(registeredApps.id, id), eq(registeredApps.ownerId, viewer.id)))
    .returning({ id: registeredApps.id });
  if (deleted.length === 0) throw new AppError('app_not_found');
}
