import { and, eq, gt, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { appGrants } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { siteAppName } from './oauth-app.ts';
import { toDate, toId, toScopes, toSeconds } from './provider-values.ts';

/** The apps that a member can have connected; the oldest one is disconnected for a new one beyond it. */
const GRANTS_MAX = 20;

/** Deletes a grant, and with it all of its codes and tokens. */
export async function revokeGrant({ db }: Pick<Deps, 'db'>, grantId: bigint): Promise<void> {
  await db.delete(appGrants).where(eq(appGrants.id, grantId));
}

/** Stores what members allowed to apps. */
export function grantStore({ db, now }: Pick<Deps, 'db' | 'now'>): Partial<Adapter> {
  return {
    async upsert(id, payload) {
      const appId = payload.clientId ?? '';
      const userId = toId(payload.accountId);
      await db.transaction(async (tx) => {
        await tx
          .insert(appGrants)
          .values({
            id: toId(id),
            userId,
            appId,
            registeredAppId: siteAppName(appId) === undefined ? appId : null,
            scopes: toScopes(grantedScope(payload)),
            createdAt: now(),
            expiresAt: toDate(payload.exp),
          })
          .onConflictDoNothing();
        await tx.delete(appGrants).where(
          sql`${appGrants.id} in (select id from ${appGrants}
            where ${appGrants.userId} = ${userId} order by id desc offset ${GRANTS_MAX})`,
        );
      });
    },
    async find(id) {
      const [row] = await db
        .select()
        .from(appGrants)
        .where(and(eq(appGrants.id, toId(id)), gt(appGrants.expiresAt, now())));
      if (!row) return undefined;
      const { userId, appId: clientId, scopes, createdAt, expiresAt } = row;
      return {
        kind: 'Grant',
        jti: id,
        accountId: String(userId),
        clientId,
        openid: { scope: scopes.join(' ') },
        iat: toSeconds(createdAt),
        exp: toSeconds(expiresAt),
      };
    },
    destroy: (id) => revokeGrant({ db }, toId(id)),
  };
}

const grantedScope = (payload: AdapterPayload): string | undefined =>
  (payload as { readonly openid?: { readonly scope?: string } }).openid?.scope;
