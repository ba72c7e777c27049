import { and, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { notSuspendedCondition, users, type UserRole } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { isEmployee, type SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { memberColumns } from './member-columns.ts';

/** A member in the list of the team. */
export type ListedMember = {
  readonly id: bigint;
  readonly username: string;
  readonly fullName: string;
  /** Null for moderators: emails are for employees only. */
  readonly email: string | null;
  readonly role: UserRole;
  readonly createdAt: Date;
  readonly isSuspended: boolean;
};

/** The conditions of a list of members. */
export type MemberFilter = {
  readonly query: string;
  readonly role?: UserRole | undefined;
  readonly isSuspended?: boolean | undefined;
};

/**
 * Returns a page of members, the newest first, whose username, name or, for employees, email begins with a query. An empty query
 * lists all.
 */
export async function findMembers(
  deps: Pick<Deps, 'db' | 'bookmarks' | 'now'>,
  viewer: SignedIn,
  filter: MemberFilter,
  { size, after }: PageParams,
): Promise<Page<ListedMember>> {
  const kind = `members ${viewer.id} ${JSON.stringify(filter)}`;
  const [before] = deps.bookmarks.read(kind, after) ?? [];
  const isSuspended = sql`not ${notSuspendedCondition(users.id, sql`${deps.now().toISOString()}`)}`;
  const rows = await deps.db
    .select({
      ...memberColumns(viewer),
      isSuspended: sql<boolean>`${isSuspended}`,
    })
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, BigInt(before)),
        queryCondition(filter.query, isEmployee(viewer)),
        filter.role && eq(users.role, filter.role),
        filter.isSuspended ? isSuspended : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => deps.bookmarks.make(kind, [String(last.id)]));
}

function queryCondition(query: string, withEmail: boolean): SQL | undefined {
  const text = query.trim().toLowerCase().replace(/^@/, '');
  if (text === '') return undefined;
  const pattern = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    sql`${users.username} like ${pattern}`,
    sql`lower(${users.fullName}) like ${pattern}`,
    withEmail ? sql`${users.email} like ${pattern}` : undefined,
  );
}
