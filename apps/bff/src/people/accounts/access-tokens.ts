import { eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement, selected } from '../../platform/database/statement.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { FindGrant } from '../../platform/http/plugins/app-grant.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { openAccountCondition } from './block-condition.ts';
import { notSuspendedCondition } from './suspensions.ts';
import { accessTokens, appGrants, users } from './tables.ts';
import { hashToken } from './token-hash.ts';
import { viewerColumns, type ViewerRow } from './user-row.ts';

const TOKEN_BYTES = 32;
const TOKEN_DAYS = 90;
const DAY_MS = 86_400_000;
/** The app id of tokens that belong to no app. */
const NO_APP = 'personal';
/** A token of an app, or a personal one. */
const TOKEN = /^pb[tp]_[\w-]{43}$/;

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
  { reusesPlan: true },
);

/** A token that was just issued: the only time that its text is known. */
export type IssuedToken = { readonly row: typeof accessTokens.$inferSelect; readonly token: string };

/** The access tokens of apps and scripts. Those of apps are issued by `people/apps/provider-store.ts`. */
export type AccessTokens = {
  /** Issues a personal token of 256 random bits, of which the hash is stored. */
  issue(
    tx: Db,
    grant: {
      readonly userId: bigint;
      readonly scopes: readonly AppScope[];
      readonly name: string;
      readonly days?: number;
    },
  ): Promise<IssuedToken>;
  /** Returns the member and the scopes of a token, with one statement. */
  readonly grantOf: FindGrant;
};

/** Access tokens in this database. */
export function createAccessTokens({ db, now }: Pick<Deps, 'db' | 'now'>): AccessTokens {
  return {
    async issue(tx, { userId, scopes, name, days = TOKEN_DAYS }) {
      const token = `pbp_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      const row: IssuedToken['row'] = {
        id: newId(),
        tokenHash: hashToken(token),
        userId,
        appId: NO_APP,
        grantId: null,
        name,
        scopes: [...scopes],
        createdAt: now(),
        lastUsedAt: null,
        expiresAt: new Date(now().getTime() + days * DAY_MS),
      };
      await tx.insert(accessTokens).values(row);
      return { row, token };
    },
    async grantOf(token) {
      if (!TOKEN.test(token)) return null;
      const [row] = await grantOfToken(db, { hash: hashToken(token), now: now().toISOString() });
      if (!row) return null;
      const { tokenId, scopes, isStale, ...viewer } = row;
      if (isStale) await markUsed(tokenId);
      return { viewer, scopes };
    },
  };

  /** Stores the hour of the use: with the token, and with the grant that outlives it. */
  async function markUsed(tokenId: bigint): Promise<void> {
    const used = db.$with('used').as(
      db
        .update(accessTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(accessTokens.id, tokenId))
        .returning({ grantId: accessTokens.grantId }),
    );
    await db
      .with(used)
      .update(appGrants)
      .set({ lastUsedAt: sql`now()` })
      .where(sql`${appGrants.id} = (select grant_id from used)`);
  }
}
