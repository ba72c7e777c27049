import { and, eq, isNull } from 'drizzle-orm';
import type { Adapter, errors } from 'oidc-provider';
import { authorizationCodes, hashToken } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { revokeGrant } from './grant-store.ts';
import { toDate, toId, toScopes, toSeconds } from './provider-values.ts';

/** The seconds for which the second use of a code is detected, and revokes what the first one got. */
const USED_CODE_SECONDS = 86_400;

/** Stores authorization codes by their SHA-256. Of concurrent uses, one succeeds, and the others revoke the grant. */
export function codeStore(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { InvalidGrant }: Pick<typeof errors, 'InvalidGrant'>,
): Partial<Adapter> {
  return {
    async upsert(id, { accountId, clientId, grantId, redirectUri, scope, codeChallenge, exp }) {
      await db.insert(authorizationCodes).values({
        codeHash: hashToken(id),
        userId: toId(accountId),
        appId: clientId ?? '',
        grantId: toId(grantId),
        redirectUri: redirectUri ?? '',
        scopes: toScopes(scope),
        codeChallenge: codeChallenge ?? '',
        expiresAt: toDate(exp),
      });
    },
    async find(id) {
      const [row] = await db
        .select()
        .from(authorizationCodes)
        .where(eq(authorizationCodes.codeHash, hashToken(id)));
      if (!row?.grantId || (row.usedAt === null && row.expiresAt <= now())) return undefined;
      const { userId, appId: clientId, grantId, redirectUri, scopes, codeChallenge, expiresAt } = row;
      const consumed = row.usedAt === null ? undefined : toSeconds(row.usedAt);
      return {
        kind: 'AuthorizationCode',
        jti: id,
        accountId: String(userId),
        clientId,
        grantId: String(grantId),
        redirectUri,
        scope: scopes.join(' '),
        codeChallenge,
        codeChallengeMethod: 'S256',
        exp: toSeconds(expiresAt) + (consumed === undefined ? 0 : USED_CODE_SECONDS),
        ...(consumed === undefined ? {} : { consumed }),
      };
    },
    async consume(id) {
      const isUnused = and(eq(authorizationCodes.codeHash, hashToken(id)), isNull(authorizationCodes.usedAt));
      const used = await db
        .update(authorizationCodes)
        .set({ usedAt: now() })
        .where(isUnused)
        .returning({ grantId: authorizationCodes.grantId });
      if (used.length > 0) return;
      const [row] = await db
        .select({ grantId: authorizationCodes.grantId })
        .from(authorizationCodes)
        .where(eq(authorizationCodes.codeHash, hashToken(id)));
      await revokeGrant({ db }, row?.grantId ?? 0n);
      throw new InvalidGrant('authorization code already consumed');
    },
  };
}
