import { sql } from 'drizzle-orm';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import { memberStatement, selected } from '../../platform/database/statement.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';

const requestsTo = memberStatement<UserRow & { readonly askedAt: string }>(
  'requests to follow',
  (viewer, value) => sql`
    select ${selected(userColumns)}, follow_requests.created_at::text as "askedAt"
    from follow_requests join ${users} on ${users.id} = follow_requests.requester_id
    where follow_requests.requested_id = ${viewer.id} and ${notBlockedCondition(viewer, users.id)}
      and (follow_requests.created_at, follow_requests.requester_id) < (${value('at')}::timestamptz, ${value('id')}::bigint)
    order by follow_requests.created_at desc, follow_requests.requester_id desc limit ${value('limit')}`,
);

/** Returns a page of the members who ask to follow the viewer, newest first (AC-04). */
export async function listFollowRequests(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<UserRow>> {
  const kind = `follow requests ${viewer.id}`;
  const [at = 'infinity', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await requestsTo(db, viewer, { at, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make(kind, [last.askedAt, String(last.id)]));
}
