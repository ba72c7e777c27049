import { sql } from 'drizzle-orm';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { PinView } from '../../pins/pins/index.ts';
import type { AdsOfPage, ListReader } from './ad-inserter.ts';
import { canonicalPin } from './canonical-pin.ts';
import { mutedSourcesCte } from './feed-filter.ts';
import { searchQuery, searchWords } from './search-query.ts';

const CANDIDATES_MAX = 500;

/** Condition: a content with a product on sale. */
const ON_SALE = sql.raw(
  `and jsonb_path_exists(rich, '$.products[*] ? (@.standardPrice > @.price || @.standardPrice > @.minPrice)')`,
);

/**
 * Returns a page of the pins whose words match all words of the query, the last one also as a prefix: the
 * newest of them, best match first; optionally only products on sale. Pins that are not listed for the
 * viewer, or that they hid, do not count toward the page.
 */
export async function searchPins(
  { db, bookmarks, ads }: Pick<Deps, 'db' | 'bookmarks'> & { readonly ads: AdsOfPage },
  who: ListReader,
  query: string,
  params: PageParams & { readonly isOnSale: boolean },
): Promise<Page<PinView>> {
  const { viewer } = who;
  const words = searchWords(query);
  const tsquery = searchQuery(words);
  if (tsquery === undefined) return { items: [], bookmark: null };
  const kind = `search ${params.isOnSale ? 'on sale ' : ''}${words.join(' ')}`;
  const [rank, contentId, ...after] = bookmarks.read(kind, params.after) ?? [];
  const beyond =
    rank === undefined ? sql`` : sql`where (rank, content_id) < (${rank}::int, ${contentId}::bigint)`;
  const about = async () => ({ neighbour: { texts: [query] } });
  const reading = db.execute<{ id: string; content_id: string; rank: string }>(sql`
    with ${mutedSourcesCte(viewer)} found as materialized (
      select canonical.id, newest.id as content_id, (ts_rank_cd(newest.search, ${tsquery}) * 1000)::int as rank
      from (
        select id, search from contents where search @@ ${tsquery} ${params.isOnSale ? ON_SALE : sql``} order by id desc
      ) newest, lateral (${canonicalPin(viewer, sql`newest.id`)}) canonical
      limit ${CANDIDATES_MAX}
    )
    select id::text as id, content_id::text as content_id, rank::text as rank from found ${beyond}
    order by found.rank desc, found.content_id desc limit ${params.size + 1}`);
  const [ready, { rows }] = await Promise.all([
    ads(who, { size: params.size, after, query, about }),
    reading,
  ]);
  const found = rows.slice(0, params.size).map(({ id }) => BigInt(id));
  const { items, taken, next } = await ready.place(found);
  const end = rows[taken - 1];
  return {
    items,
    bookmark: rows.length > taken && end ? bookmarks.make(kind, [end.rank, end.content_id, ...next]) : null,
  };
}
