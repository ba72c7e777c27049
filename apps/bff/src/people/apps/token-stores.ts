import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Adapter, errors } from 'oidc-provider';
import { accessTokens, appGrants, hashToken, refreshTokens } from '../accounts/index.ts';
import { isForeignKeyViolation } from '../../platform/database/db-errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { revokeGrant } from './grant-store.ts';
import { toDate, toId, toScopes, toSeconds } from './provider-values.ts';

type StoreDeps = Pick<Deps, 'db' | 'now'>;
type Errors = Pick<typeof errors, 'InvalidGrant'>;

/** Stores access tokens of apps by their SHA-256. Personal ones are unknown to the provider. */
export function accessTokenStore({ db, now }: StoreDeps, errorTypes: Errors): Partial<Adapter> {
  return {
    async upsert(id, { accountId, clientId, grantId, scope, exp }) {
      await whileGranted(errorTypes, () =>
        db.insert(accessTokens).values({
          id: newId(),
          tokenHash: hashToken(id),
          userId: toId(accountId),
          appId: clientId ?? '',
          grantId: toId(grantId),
          scopes: toScopes(scope),
          createdAt: now(),
          expiresAt: toDate(exp),
        }),
      );
    },
    async find(id) {
      const [row] = await db
        .select()
        .from(accessTokens)
        .where(and(eq(accessTokens.tokenHash, hashToken(id)), gt(accessTokens.expiresAt, now())));
      if (!row?.grantId) return undefined;
      const { userId, appId: clientId, grantId, scopes, createdAt, expiresAt } = row;
      return {
        kind: 'AccessToken',
        jti: id,
        accountId: String(userId),
        clientId,
        grantId: String(grantId),
        scope: scopes.join(' '),
        iat: toSeconds(createdAt),
        exp: toSeconds(expiresAt),
      };
    },
    async destroy(id) {
      await db.delete(accessTokens).where(eq(accessTokens.tokenHash, hashToken(id)));
    },
  };
}

/** Stores refresh tokens by their SHA-256. Of concurrent uses, one succeeds, and the others revoke the grant. */
export function refreshTokenStore({ db, now }: StoreDeps, errorTypes: Errors): Partial<Adapter> {
  return {
    async upsert(id, { grantId, scope, iat, exp }) {
      await whileGranted(errorTypes, () =>
        db.insert(refreshTokens).values({
          tokenHash: hashToken(id),
          grantId: toId(grantId),
          scopes: toScopes(scope),
          createdAt: toDate(iat),
          expiresAt: toDate(exp),
        }),
      );
    },
    async find(id) {
      const [row] = await db
        .select({ token: refreshTokens, grant: appGrants })
        .from(refreshTokens)
        .innerJoin(appGrants, eq(appGrants.id, refreshTokens.grantId))
        .where(and(eq(refreshTokens.tokenHash, hashToken(id)), gt(refreshTokens.expiresAt, now())));
      if (!row) return undefined;
      const { token, grant } = row;
      return {
        kind: 'RefreshToken',
        jti: id,
        accountId: String(grant.userId),
        clientId: grant.appId,
        grantId: String(grant.id),
        gty: 'authorization_code',
        scope: token.scopes.join(' '),
        iat: toSeconds(token.createdAt),
        exp: toSeconds(token.expiresAt),
        ...(token.usedAt === null ? {} : { consumed: toSeconds(token.usedAt) }),
      };
    },
    async consume(id) {
      const isToken = eq(refreshTokens.tokenHash, hashToken(id));
      const used = await db
        .update(refreshTokens)
        .set({ usedAt: now() })
        .where(and(isToken, isNull(refreshTokens.usedAt)))
        .returning({ grantId: refreshTokens.grantId });
      if (used.length > 0) return;
      const [row] = await db.select({ grantId: refreshTokens.grantId }).from(refreshTokens).where(isToken);
      await revokeGrant({ db }, row?.grantId ?? 0n);
      throw new errorTypes.InvalidGrant('refresh token already used');
    },
    async destroy(id) {
      await db.delete(refreshTokens).where(eq(refreshTokens.tokenHash, hashToken(id)));
    },
  };
}

/** Stores a token. Throws `InvalidGrant` if its grant was revoked meanwhile. */
async function whileGranted({ InvalidGrant }: Errors, insert: () => Promise<unknown>): Promise<void> {
  try {
    await insert();
  } catch (thrown) {
    if (isForeignKeyViolation(thrown)) throw new InvalidGrant('grant was revoked');
    throw thrown;
  }
}
