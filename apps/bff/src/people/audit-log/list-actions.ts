import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { users } from '../accounts/index.ts';
import type { AuditAction } from './actions.ts';
import type { Deps } from './deps.ts';
import { auditEntries } from './tables.ts';

const actors = alias(users, 'audit_actors');
const members = alias(users, 'audit_members');

/** The conditions of a list of actions; those that are undefined are not applied. */
export type AuditFilter = {
  readonly action?: AuditAction | undefined;
  /** The username of a member of the team. */
  readonly actor?: string | undefined;
  /** The username of the member whom it concerns. */
  readonly member?: string | undefined;
  /** Days in UTC, as in 2026-11-21. Both are included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** An action with the usernames of the member of the team, and of the member whom it concerns. */
export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'actorId' | 'memberId'> & {
  readonly actor: string | null;
  readonly member: string | null;
};

/** Returns a page of actions, newest first. */
export async function listActions(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  filter: AuditFilter,
  { size, after }: PageParams,
): Promise<Page<AuditEntry>> {
  const kind = `audit log ${JSON.stringify(filter)}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const rows = await readActions(db, filter, id === undefined ? undefined : BigInt(id), size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns the actions before an id, newest first. */
export async function readActions(
  db: Deps['db'],
  filter: AuditFilter,
  before: bigint | undefined,
  limit: number,
): Promise<readonly AuditEntry[]> {
  const { id, at, source, action, details } = auditEntries;
  return db
    .select({ id, at, source, action, details, actor: actors.username, member: members.username })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(members, eq(members.id, auditEntries.memberId))
    .where(and(before === undefined ? undefined : lt(id, before), ...conditionsOf(filter)))
    .orderBy(desc(id))
    .limit(limit);
}

function conditionsOf({ action, actor, member, from, to }: AuditFilter): readonly (SQL | undefined)[] {
  const idOf = (username: string): SQL =>
    sql`(select named.id from ${users} named where named.username = ${username.toLowerCase()})`;
  return [
    action && eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(auditEntries.actorId, idOf(actor)),
    member === undefined ? undefined : eq(auditEntries.memberId, idOf(member)),
    from === undefined ? undefined : gte(auditEntries.at, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : sql`${auditEntries.at} < ${to}::date + interval '1 day'`,
  ];
}
