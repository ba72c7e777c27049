import { sql, type SQL } from 'drizzle-orm';
import { reachableBoards } from '../../pins/board-access/index.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Number of the newest products examined per topic and category. */
const SOURCE_MAX = 80;
/** Maximum number of tagged products whose topics are used. */
const TAGS_MAX = 12;
/** The initial value for both scores and contents. */
const BEFORE_ALL = 2n ** 63n - 1n;
const WEIGHTS = { tagged: 8, topic: 3, category: 1 } as const;

type Scored = { readonly id: bigint; readonly content_id: bigint; readonly score: bigint };

/** Selects the newest products with the same value in this column as a row of `seeds`. */
const sameOf = (column: 'interest_id' | 'category', weight: number): SQL => sql`
  select found.id as content_id, ${sql.raw(String(weight))} as weight
  from (select distinct ${sql.identifier(column)} from seeds where ${sql.identifier(column)} is not null) source, lateral (
    select contents.id from contents
    where contents.${sql.identifier(column)} = source.${sql.identifier(column)} and contents.rich ? 'products'
    order by contents.id desc limit ${sql.raw(String(SOURCE_MAX))}
  ) found`;

const products = viewerStatement<Scored>(
  'products like a pin',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} wanted as materialized (
      select contents.id, contents.interest_id, contents.category, contents.rich
      from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${value('pin')} and pins.deleted_at is null
        and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    ), tagged as materialized (
      select contents.id, contents.interest_id, contents.category from wanted, lateral (
        select (tag ->> 'contentId')::bigint as id
        from jsonb_array_elements(wanted.rich -> 'tags') tag limit ${sql.raw(String(TAGS_MAX))}
      ) tags join contents on contents.id = tags.id
    ), seeds as materialized (
      select interest_id, category from wanted union all select interest_id, category from tagged
    ), scored as (
      select content_id, sum(weight)::bigint as score from (
        select id as content_id, ${sql.raw(String(WEIGHTS.tagged))} as weight from tagged
        union all ${sameOf('interest_id', WEIGHTS.topic)}
        union all ${sameOf('category', WEIGHTS.category)}
      ) candidates where content_id <> (select id from wanted) group by content_id
    )
    select canonical.id, best.content_id, best.score
    from (select scored.* from scored join contents on contents.id = content_id and contents.rich ? 'products'
      where (score, content_id) < (${value('score')}::bigint, ${value('content')}::bigint)
      order by score desc, content_id desc) best,
      lateral (${canonicalPin(viewer, sql`best.content_id`)}) canonical
    order by best.score desc, best.content_id desc limit ${value('limit')}`,
);

/**
 * Returns a page of the products related to a pin (CU-05): its tagged products, then those of the same
 * topics, then those of the same category; tagged products count like the pin itself. Every source is
 * bounded, so the cost of a page does not depend on the number of pins.
 */
export async function pinProducts(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  pinId: bigint,
  params: PageParams,
): Promise<Page<PinView>> {
  const kind = `products ${pinId}`;
  const [score = BEFORE_ALL, content = BEFORE_ALL] = bookmarks.read(kind, params.after) ?? [];
  const rows = await products(db, viewer, { pin: pinId, score, content, limit: params.size + 1 });
  const page = rows.slice(0, params.size);
  const last = page.at(-1);
  const isMore = rows.length > params.size && last !== undefined;
  return {
    items: await hydratePins(
      db,
      page.map(({ id }) => id),
    ),
    bookmark: isMore ? bookmarks.make(kind, [String(last.score), String(last.content_id)]) : null,
  };
}
