import { sql, type SQL } from 'drizzle-orm';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { PinView } from '../../pins/pins/index.ts';
import { viewerStatement, type Value } from '../../platform/database/statement.ts';
import type { AdsOfPage, ListReader, AdSlotRequest } from './ad-inserter.ts';
import { canonicalPin } from './canonical-pin.ts';
import { mutedSourcesCte } from './feed-filter.ts';
import { firstTopicContents, topicContents } from './topic-contents.ts';

/** The number of contents examined per page, however many are hidden. */
const SCAN_LIMIT = 500;
const NEWEST = 2n ** 63n - 1n;
/** Maximum number of further reads after an empty page that is not the last. */
const TRIES_MAX = 4;

type Row = { readonly id: bigint | null; readonly content_id: bigint };

type ValueOf = (name: string) => Value;
const topicOf = (value: ValueOf): SQL => sql`${value('topic')}::bigint`;
const before = (value: ValueOf): SQL => sql`${value('before')}`;

/** The kinds of lists of newest pins: the contents that are examined. A topic is not muted on its own page. */
const KINDS = {
  topic: (value) => topicContents(topicOf(value), SCAN_LIMIT, before(value)),
  videos: (
    value,
  ) => sql`select contents.id from contents where contents.rich ? 'video' and contents.id < ${before(value)}
    order by contents.id desc limit ${SCAN_LIMIT}`,
  'videos of a topic': (value) =>
    firstTopicContents(
      topicOf(value),
      SCAN_LIMIT,
      sql`contents.rich ? 'video' and contents.id < ${before(value)}`,
    ),
} satisfies Record<string, (value: ValueOf) => SQL>;

/** The kind of such a list. */
export type NewestKind = keyof typeof KINDS;

const newestOf = (kind: NewestKind) =>
  viewerStatement<Row>(`newest pins: ${kind}`, (viewer, value) => {
    const isOfTopic = kind !== 'videos';
    const options = isOfTopic ? { exceptTopic: topicOf(value) } : {};
    const candidates = KINDS[kind](value);
    return sql`with ${mutedSourcesCte(viewer)} found as materialized (
        select canonical.id, contents.id as content_id from (${candidates}) contents,
          lateral (${canonicalPin(viewer, sql`contents.id`, options)}) canonical
        order by contents.id desc limit ${value('limit')}
      )
      (select id, content_id from found order by content_id desc)
      union all (
        select null, min(examined.id) from (${candidates}) examined
        where (select count(*) from found) < ${value('limit')} having count(*) = ${SCAN_LIMIT}
      )`;
  });
const STATEMENTS = {
  topic: newestOf('topic'),
  videos: newestOf('videos'),
  'videos of a topic': newestOf('videos of a topic'),
} satisfies Record<NewestKind, unknown>;

/**
 * Returns a page of the newest pins of a topic and those below it, of videos, or of a topic's videos (WB-06), with ads. A muted
 * topic is not excluded from its own page. Read from an index with a bounded number of examined rows: the
 * cost of a page does not depend on the number of pins (BF-08).
 */
export async function newestPins(
  { db, bookmarks, ads }: Pick<Deps, 'db' | 'bookmarks'> & { readonly ads: AdsOfPage },
  who: ListReader,
  of: {
    readonly kind: NewestKind;
    readonly topicId: bigint | null;
    readonly about?: NonNullable<AdSlotRequest['about']>;
  },
  params: PageParams,
  tries: number = TRIES_MAX,
): Promise<Page<PinView>> {
  const name = `${of.kind} ${of.topicId ?? ''}`;
  const [before, ...after] = bookmarks.read(name, params.after) ?? [];
  const limit = params.size + 1;
  const topic = of.topicId === null ? {} : { topic: of.topicId };
  const [ready, rows] = await Promise.all([
    ads(who, { size: params.size, after, ...(of.about && { about: of.about }) }),
    STATEMENTS[of.kind](db, who.viewer, { ...topic, before: before ?? NEWEST, limit }),
  ]);
  const found = rows.flatMap(({ id, content_id }) => (id === null ? [] : [{ id, content_id }]));
  const { items, taken, next } = await ready.place(found.slice(0, params.size).map(({ id }) => id));
  const seenTo = found.length > taken ? found[taken - 1] : rows.find(({ id }) => id === null);
  const bookmark = seenTo ? bookmarks.make(name, [String(seenTo.content_id), ...next]) : null;
  if (items.length === 0 && bookmark !== null && tries > 1)
    return newestPins({ db, bookmarks, ads }, who, of, { ...params, after: bookmark }, tries - 1);
  return { items, bookmark };
}
