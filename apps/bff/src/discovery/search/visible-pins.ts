import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList, memberStatement, viewerStatement } from '../../platform/database/statement.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { PinsOfContents } from './ranked-pins.ts';

/** Maximum number of a member's own pins that are searched, the newest. */
const OWN_MAX = 5000;
/** Maximum number of a member's boards that are not public. */
const PRIVATE_BOARDS_MAX = 500;

type Shown = { readonly content_id: bigint; readonly id: bigint };

const shown = viewerStatement<Shown>(
  'pins of search results',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} wanted as (select unnest(${value('ids')}::bigint[]) as content_id)
    select wanted.content_id, canonical.id
    from wanted, lateral (${canonicalPin(viewer, sql`wanted.content_id`)}) canonical`,
  { reusesPlan: true },
);

/**
 * Creates the function that returns the canonical pins of contents that the viewer may be shown, by content (SR-09): the one rule of all
 * feeds. During a request, each content is examined once.
 */
export function createVisibilityReader(
  db: Db,
  viewer: Viewer,
): (contentIds: readonly bigint[]) => Promise<PinsOfContents> {
  const examined = new Set<bigint>();
  const pinIds = new Map<bigint, bigint>();
  return async (contentIds) => {
    const ids = contentIds.filter((id) => !examined.has(id));
    if (ids.length > 0)
      for (const { content_id, id } of await shown(db, viewer, { ids: idList(ids) }))
        pinIds.set(content_id, id);
    for (const id of ids) examined.add(id);
    return pinIds;
  };
}

const own = memberStatement<Shown>(
  'own pins to search',
  (viewer) => sql`
    select content_id, max(id) as id from (
      select content_id, id from pins where pinner_id = ${viewer.id} and deleted_at is null
      order by id desc limit ${sql.raw(String(OWN_MAX))}
    ) newest group by content_id`,
);

/** Returns the newest pins that a member saved or created, by content, at most 5,000. */
export async function ownPins(db: Db, viewer: SignedIn): Promise<PinsOfContents> {
  const rows = await own(db, viewer);
  return new Map(rows.map(({ content_id, id }) => [content_id, id]));
}

const privateBoards = memberStatement<{ readonly id: bigint }>(
  'private boards to search',
  (viewer) => sql`
    select boards.id from boards
    where boards.id in (
        select id from boards where owner_id = ${viewer.id}
        union all select board_id from board_collaborators where user_id = ${viewer.id}
        union all select shown.id from user_follows
          join users followed on followed.id = user_follows.followed_id and (followed.is_private or followed.is_limited)
          join boards shown on shown.owner_id = followed.id
          where user_follows.follower_id = ${viewer.id})
      and (boards.privacy <> 'public' or boards.archived_at is not null or exists (
        select from users owner where owner.id = boards.owner_id and (owner.is_private or owner.is_limited)))
      and ${listedBoards(viewer)}
    order by boards.id desc limit ${sql.raw(String(PRIVATE_BOARDS_MAX))}`,
  { reusesPlan: true },
);

/** Returns the boards of a member that are not listed for others, and those of private profiles that the member follows (AC-04). */
export async function privateBoardsOf(db: Db, viewer: SignedIn): Promise<readonly bigint[]> {
  return (await privateBoards(db, viewer)).map(({ id }) => id);
}
