import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement, selected } from '../../platform/database/statement.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { FindGrant } from '../../platform/http/plugins/app-grant.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { openAccountCondition } from './block-condition.ts';
import { notSuspendedCondition } from './suspensions.ts';
import { accessTokens, users } from './tables.ts';
import { hashToken } from './token-hash.ts';
import { viewerColumns, type ViewerRow } from './user-row.ts';

const TOKEN_BYTES = 32;
const TOKEN_DAYS = 90;
const DAY_MS = 86_400_000;
/** The tokens that a member can have; the oldest one is revoked for a new one beyond it. */
const TOKENS_MAX = 20;
const TOKEN = /^pbt_[\w-]{43}$/;

type GrantRow = ViewerRow & {
  readonly tokenId: bigint;
  readonly scopes: AppScope[];
  readonly isStale: boolean;
};

const grantOfToken = defineStatement<GrantRow>(
  'grant of an access token',
  (
    value,
  ) => sql`select ${selected(viewerColumns)}, ${accessTokens.id} as "tokenId", ${accessTokens.scopes} as "scopes",
      ${accessTokens.lastUsedAt} is null or ${accessTokens.lastUsedAt} < now() - interval '1 hour' as "isStale"
    from ${accessTokens} join ${users} on ${users.id} = ${accessTokens.userId}
    where ${accessTokens.tokenHash} = ${value('hash')} and ${accessTokens.expiresAt} > ${value('now')}::timestamptz
      and ${openAccountCondition(users.id)} and ${notSuspendedCondition(users.id, value('now'))}`,
);

/** An access token as its member sees it. `id` identifies it and grants no access. */
export type AccessTokenView = Pick<
  typeof accessTokens.$inferSelect,
  'id' | 'appId' | 'scopes' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
>;

/** A token that was just issued: the only time that it is known. */
export type IssuedToken = { readonly id: bigint; readonly token: string; readonly expiresInSeconds: number };

/** The access tokens of apps: issued after the member's consent, looked up at each request, revoked on the server. */
export type AccessTokens = {
  /** Issues a token of 256 random bits, of which the hash is stored. */
  issue(
    tx: Db,
    grant: { readonly userId: bigint; readonly appId: string; readonly scopes: readonly AppScope[] },
  ): Promise<IssuedToken>;
  readonly grantOf: FindGrant;
  /** The tokens of a member that have not expired, the newest first. */
  list(userId: bigint): Promise<readonly AccessTokenView[]>;
  /** Revokes a token of a member; answers whether there was one. */
  revokeOne(db: Db, userId: bigint, id: bigint): Promise<boolean>;
  /** Revokes a token that its app gives up. */
  revoke(token: string): Promise<void>;
};

/** Access tokens in this database. */
export function createAccessTokens({ db: root, now }: Pick<Deps, 'db' | 'now'>): AccessTokens {
  return {
    async issue(tx, { userId, appId, scopes }) {
      const [id, token] = [newId(), `pbt_${randomBytes(TOKEN_BYTES).toString('base64url')}`];
      const expiresAt = new Date(now().getTime() + TOKEN_DAYS * DAY_MS);
      await tx
        .insert(accessTokens)
        .values({ id, tokenHash: hashToken(token), userId, appId, scopes: [...scopes], expiresAt });
      await tx.delete(accessTokens).where(
        sql`${accessTokens.id} in (select id from ${accessTokens}
          where ${accessTokens.userId} = ${userId} order by id desc offset ${TOKENS_MAX})`,
      );
      return { id, token, expiresInSeconds: (TOKEN_DAYS * DAY_MS) / 1000 };
    },
    async grantOf(token) {
      if (!TOKEN.test(token)) return null;
      const [row] = await grantOfToken(root, { hash: hashToken(token), now: now().toISOString() });
      if (!row) return null;
      const { tokenId, scopes, isStale, ...viewer } = row;
      if (isStale)
        await root
          .update(accessTokens)
          .set({ lastUsedAt: sql`now()` })
          .where(eq(accessTokens.id, tokenId));
      return { viewer, scopes };
    },
    async list(userId) {
      const { id, appId, scopes, createdAt, lastUsedAt, expiresAt } = accessTokens;
      return root
        .select({ id, appId, scopes, createdAt, lastUsedAt, expiresAt })
        .from(accessTokens)
        .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now())))
        .orderBy(desc(accessTokens.id));
    },
    async revokeOne(db, userId, id) {
      const revoked = await db
        .delete(accessTokens)
        .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
        .returning({ id: accessTokens.id });
      return revoked.length > 0;
    },
    async revoke(token) {
      await root.delete(accessTokens).where(eq(accessTokens.tokenHash, hashToken(token)));
    },
  };
}
