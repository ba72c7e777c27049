import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { accessTokens, createAccessTokens, type IssuedToken } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { PERSONAL_TOKENS_MAX } from './rules.ts';

/** A personal access token as stored. */
export type PersonalTokenRow = typeof accessTokens.$inferSelect;

/** Returns the personal access tokens of a member that have not expired, the newest first. */
export function listPersonalTokens(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
): Promise<readonly PersonalTokenRow[]> {
  return db.select().from(accessTokens).where(isPersonalToken(viewer, now())).orderBy(desc(accessTokens.id));
}

/**
 * Creates a personal access token for the scripts of a member. Returns it with its text, which is stored as a hash and known only
 * now. Throws `personal_tokens_full`.
 */
export async function createPersonalToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  {
    name,
    scopes,
    days,
  }: { readonly name: string; readonly scopes: readonly AppScope[]; readonly days: number },
): Promise<IssuedToken> {
  return db.transaction(async (tx) => {
    // The member is locked, so that concurrent requests cannot exceed the maximum.
    await tx.execute(sql`select from users where id = ${viewer.id} for no key update`);
    if ((await tx.$count(accessTokens, isPersonalToken(viewer, now()))) >= PERSONAL_TOKENS_MAX)
      throw new AppError('personal_tokens_full');
    return createAccessTokens({ db, now }).issue(tx, { userId: viewer.id, name, scopes, days });
  });
}

/** Revokes a personal access token of the viewer, effective from the next request. Throws `token_not_found`. */
export async function revokePersonalToken(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: bigint,
): Promise<void> {
  const revoked = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, viewer.id), isNotNull(accessTokens.name)))
    .returning({ id: accessTokens.id });
  if (revoked.length === 0) throw new AppError('token_not_found');
}

const isPersonalToken = (viewer: SignedIn, now: Date) =>
  and(eq(accessTokens.userId, viewer.id), isNotNull(accessTokens.name), gt(accessTokens.expiresAt, now));
