import { eq, sql } from 'drizzle-orm';
import {
  accessTokens,
  accountClosures,
  appGrants,
  createSessions,
  findSuspension,
  users,
  type SessionView,
  type Suspension,
  type UserRole,
} from '../../people/accounts/index.ts';
import { listActions, type AuditEntry } from '../../people/audit-log/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { memberColumns } from './member-columns.ts';
import { rightsOn, type MemberRights } from './rules.ts';

const HISTORY_MAX = 25;

/** A member as the team sees them on their page. */
export type MemberPage = MemberRights & {
  readonly id: bigint;
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly role: UserRole;
  readonly createdAt: Date;
  readonly isClosed: boolean;
  readonly suspension: (Suspension & { readonly startsAt: Date }) | undefined;
  readonly sessions: readonly SessionView[];
  /** Apps that act for the member, and personal tokens. */
  readonly appCount: number;
  /** Decisions against contents of the member. */
  readonly removedCount: number;
  readonly warnedCount: number;
  /** Actions of the team that concern the member, newest first. */
  readonly history: readonly AuditEntry[];
};

/** Returns a member for the team, by username. Throws `user_not_found`. */
export async function readMember(deps: Deps, viewer: SignedIn, username: string): Promise<MemberPage> {
  const { db } = deps;
  const decided = (decision: string) =>
    sql<number>`(select count(*)::int from moderation_decisions where owner_id = ${users.id} and decision = ${decision})`;
  const [row] = await db
    .select({
      ...memberColumns(viewer),
      isClosed: sql<boolean>`exists (select from ${accountClosures} where ${accountClosures.userId} = ${users.id})`,
      appCount: sql<number>`((select count(*) from ${appGrants} where ${appGrants.userId} = ${users.id})
        + (select count(*) from ${accessTokens} where ${accessTokens.userId} = ${users.id} and ${accessTokens.grantId} is null))::int`,
      removedCount: decided('remove'),
      warnedCount: decided('warn'),
    })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  if (!row) throw new AppError('user_not_found');
  const [suspension, sessions, history] = await Promise.all([
    findSuspension(deps, db, row.id),
    createSessions(deps).list(row.id, undefined),
    listActions(deps, { member: row.username }, { size: HISTORY_MAX, after: undefined }),
  ]);
  return {
    ...row,
    ...rightsOn(viewer, row),
    suspension,
    sessions,
    history: history.items,
  };
}
