import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { selected, defineStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { endPendingLogins } from './pending-logins.ts';
import { accessTokens, appGrants, loginDevices, sessions, users } from './tables.ts';
import { openAccountCondition } from './block-condition.ts';
import { reopenAccount } from './reopen-account.ts';
import { checkSuspension, notSuspendedCondition } from './suspensions.ts';
import { viewerColumns, type ViewerRow } from './user-row.ts';
import { hashToken } from './token-hash.ts';

const DAYS_30 = sql`now() + interval '30 days'`;

const viewerOfSession = defineStatement<ViewerRow & { readonly isStale: boolean }>(
  'viewer of a session',
  (
    value,
  ) => sql`select ${selected(viewerColumns)}, ${sessions.lastSeenAt} < now() - interval '1 hour' as "isStale"
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.tokenHash} = ${value('hash')} and ${sessions.expiresAt} > now() and ${openAccountCondition(users.id)}
      and ${notSuspendedCondition(users.id, value('now'))}`,
  { reusesPlan: true },
);

/** The origin of a session: the names of its device and country, nothing finer. */
export type SessionOrigin = { readonly device: string; readonly country: string | null };

/** The start of a session. */
export type SessionStart = SessionOrigin & {
  /** True if the member chose to keep an account that they deleted. */
  readonly keepsAccount?: boolean | undefined;
};

/** A session as its owner sees it. `id` identifies it and grants no access. */
export type SessionView = SessionOrigin & {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
};

/** Number of characters of a session's hash that identify it to its owner. */
const ID_LENGTH = 24;
const SESSIONS_MAX = 100;

/** The sessions of members: started at login, looked up per request, ended on the server (BF-05). */
export type Sessions = {
  /**
   * Starts a session and returns its token, which is stored nowhere. Reopens a deactivated account; throws `account_closing` for
   * a deleted one, unless it is kept, and `account_suspended` for a suspended one.
   */
  start(userId: bigint, from: SessionStart, db?: Db): Promise<string>;
  /** Returns the member to whom a token belongs, with one statement. */
  viewerOf(token: string): Promise<Viewer>;
  end(token: string): Promise<void>;
  /** Returns the sessions of a member, the current one first, then by last use. */
  list(userId: bigint, token: string | undefined): Promise<readonly SessionView[]>;
  /** Ends one session of a member; returns whether there was one. */
  endOne(userId: bigint, id: string): Promise<boolean>;
  /**
   * Ends all sessions of a member but the current one, revokes the access of all apps, ends pending log-ins and forgets
   * the devices.
   */
  endOthers(userId: bigint, token: string | undefined, db?: Db): Promise<void>;
};

/** Creates sessions in this database. */
export function createSessions({ db: root, now }: Pick<Deps, 'db' | 'now'>): Sessions {
  return {
    async start(userId, { device, country, keepsAccount = false }, db = root) {
      await checkSuspension({ now }, db, userId);
      await reopenAccount({ now }, db, userId, keepsAccount);
      const token = randomBytes(32).toString('base64url');
      await db
        .insert(sessions)
        .values({ tokenHash: hashToken(token), userId, expiresAt: DAYS_30, device, country });
      return token;
    },
    async viewerOf(token) {
      const [row] = await viewerOfSession(root, { hash: hashToken(token), now: now().toISOString() });
      if (!row) return null;
      const { isStale, ...viewer } = row;
      if (isStale)
        await root
          .update(sessions)
          .set({ lastSeenAt: sql`now()`, expiresAt: DAYS_30 })
          .where(eq(sessions.tokenHash, hashToken(token)));
      return viewer;
    },
    async end(token) {
      await root.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
    async list(userId, token) {
      const current = token === undefined ? '' : hashToken(token);
      const isCurrent = sql<boolean>`${sessions.tokenHash} = ${current}`;
      return root
        .select({
          id: sql<string>`left(${sessions.tokenHash}, ${ID_LENGTH})`,
          device: sessions.device,
          country: sessions.country,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          isCurrent,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
        .orderBy(sql`${isCurrent} desc`, desc(sessions.lastSeenAt))
        .limit(SESSIONS_MAX);
    },
    async endOne(userId, id) {
      const ended = await root
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), sql`left(${sessions.tokenHash}, ${ID_LENGTH}) = ${id}`))
        .returning({ userId: sessions.userId });
      return ended.length > 0;
    },
    async endOthers(userId, token, db = root) {
      await db
        .delete(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            token === undefined ? undefined : ne(sessions.tokenHash, hashToken(token)),
          ),
        );
      // Codes, refresh tokens and access tokens of apps are deleted with their grants, personal ones one by one.
      await db.delete(appGrants).where(eq(appGrants.userId, userId));
      await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
      await db.delete(loginDevices).where(eq(loginDevices.userId, userId));
      await endPendingLogins(db, userId);
    },
  };
}
