import { sql } from 'drizzle-orm';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { canonicalPin, isWanted, mutedSourcesCte } from '../feed/index.ts';
import type { InterestRow } from '../../people/interests/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { unmutedTopics } from '../../relationships/mutes/index.ts';

/** The lists of most saved pins. */
export type TodayList = 'best' | 'trending' | 'popular';

/** The most saved recent pins of a topic. */
export type TodayModule = { readonly topic: InterestRow; readonly pins: readonly PinView[] };

const PINS_A_MODULE = 6;

const listed = viewerStatement<{ id: bigint; rank: number }>(
  'much saved pins',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} much as materialized (
      select rank, content_id from much_saved where list = ${value('list')} and rank > ${value('after')}::int
    )
    select canonical.id, much.rank::int as rank
    from much join contents on contents.id = much.content_id,
      lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical
    where ${isWanted(viewer)} order by much.rank limit ${value('limit')}`,
);

/**
 * Returns a page of a list of most saved pins (WB-06): at most 500 counted by a job, without those that are
 * not listed for the viewer or that they excluded.
 */
export async function todayPins(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  list: TodayList,
  params: PageParams,
): Promise<Page<PinView>> {
  const kind = `today ${list}`;
  const [after = '0'] = bookmarks.read(kind, params.after) ?? [];
  const rows = await listed(db, viewer, { list, after, limit: params.size + 1 });
  const shown = rows.slice(0, params.size);
  const last = shown.at(-1);
  return {
    items: await hydratePins(
      db,
      shown.map(({ id }) => id),
    ),
    bookmark: rows.length > params.size && last ? bookmarks.make(kind, [String(last.rank)]) : null,
  };
}

const ofTopics = viewerStatement<{
  readonly id: bigint;
  readonly topic_id: bigint;
  readonly name: string;
  readonly url_name: string;
  readonly parent_id: bigint | null;
}>(
  'much saved pins of topics',
  (viewer) => sql`with ${mutedSourcesCte(viewer)} much as materialized (
      select rank, content_id, interest_id from much_saved where list = 'topic'
    )
    select canonical.id, interests.id as topic_id, interests.name, interests.url_name, interests.parent_id
    from much join contents on contents.id = much.content_id join interests on interests.id = much.interest_id,
      lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical
    where ${isWanted(viewer)} and ${unmutedTopics(viewer)} order by much.rank`,
);

/** Returns the topics with the most recent saves, in order, each with its most saved pins (WB-06). */
export async function todayModules(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
): Promise<readonly TodayModule[]> {
  const rows = await ofTopics(db, viewer, {});
  const byTopic = [...Map.groupBy(rows, ({ topic_id }) => topic_id).values()].map((of) =>
    of.slice(0, PINS_A_MODULE),
  );
  const views = await hydratePins(
    db,
    byTopic.flat().map(({ id }) => id),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return byTopic.flatMap((of) => {
    const pins = of.flatMap(({ id }) => byId.get(id) ?? []);
    const [first] = of;
    if (!first || pins.length === 0) return [];
    const { topic_id: id, name, url_name: urlName, parent_id: parentId } = first;
    return [{ topic: { id, name, urlName, parentId }, pins }];
  });
}
