import { and, eq, sql } from 'drizzle-orm';
import { accessTokens, appGrants, refreshTokens, registeredApps } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { siteAppName } from './oauth-app.ts';

/** An app that acts for a member until its last token expires. `id` identifies the grant, and gives no access. */
export type ConnectedApp = {
  readonly id: bigint;
  readonly name: string;
  readonly websiteUrl: string | null;
  readonly scopes: readonly AppScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
};

/** Returns the apps that have a token of a member, the newest first. */
export async function listConnectedApps(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
): Promise<readonly ConnectedApp[]> {
  const expiresAt = sql<string | null>`(select max(expires_at)
    from (select expires_at from ${accessTokens} where grant_id = ${appGrants.id}
      union all select expires_at from ${refreshTokens} where grant_id = ${appGrants.id} and used_at is null) as tokens
    where expires_at > ${now().toISOString()}::timestamptz)`;
  const { id, appId, scopes, createdAt, lastUsedAt } = appGrants;
  const { name, websiteUrl } = registeredApps;
  const rows = await db
    .select({ id, appId, scopes, createdAt, lastUsedAt, expiresAt, name, websiteUrl })
    .from(appGrants)
    .leftJoin(registeredApps, eq(registeredApps.id, appGrants.registeredAppId))
    .where(and(eq(appGrants.userId, viewer.id), sql`${expiresAt} is not null`))
    .orderBy(sql`${appGrants.id} desc`);
  return rows.map((row) => ({
    ...row,
    name: row.name ?? siteAppName(row.appId) ?? row.appId,
    expiresAt: new Date(row.expiresAt ?? 0),
  }));
}

/** Disconnects an app from the viewer: its codes and tokens end at once. Throws `token_not_found`. */
export async function disconnectApp({ db }: Pick<Deps, 'db'>, viewer: SignedIn, id: bigint): Promise<void> {
  const ended = await db
    .delete(appGrants)
    .where(and(eq(appGrants.userId, viewer.id), eq(appGrants.id, id)))
    .returning({ id: appGrants.id });
  if (ended.length === 0) throw new AppError('token_not_found');
}
