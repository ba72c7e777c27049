import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import { unhiddenPins, visiblePins } from '../../pins/pin-access/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import type { Deps } from './deps.ts';
import type { FacetEntry } from './shop-facets.ts';
import { categoryNumbers, type ShopFilters } from './shop-filters.ts';
import { ALL_PRODUCTS, brandList, categoryList, merchantList, SALE_PRODUCTS } from './store-entries.ts';

/** Of which products a list consists: of all, of a category, or of those that a member created. */
export type ShopScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'merchant'; readonly userId: bigint; readonly sectionId: bigint | null };

/** The orders of a list of products. */
export const SHOP_SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount'] as const;

/** One of `SHOP_SORTS`. */
export type ShopSort = (typeof SHOP_SORTS)[number];

/** A list of products, as requested. */
export type ShopRequest = {
  readonly scope: ShopScope;
  readonly filters: ShopFilters;
  readonly sort: ShopSort;
};

/** Number of entries examined by a statement, and of statements for a page: a rare filter leaves a page shorter. */
const SCAN_LIMIT = 1000;
const SCANS_MAX = 4;
/** Number of the most relevant entries from which filters are offered. */
const SAMPLE_MAX = 300;
const GREATEST = 2n ** 63n - 1n;

type ValueOf = (name: string) => Value;
type Row = { readonly id: bigint | null; readonly content_id: bigint; readonly key: string };

/** The orders: the sort key, the entries that have one, those after a position, and the position before all. */
const SORTS = {
  relevance: {
    key: sql`rank`,
    has: () => sql`true`,
    isAfter: (value: ValueOf) => sql`(rank, content_id) < (${value('key')}::real, ${value('id')}::bigint)`,
    order: sql`rank desc, content_id desc`,
    start: ['Infinity', GREATEST],
  },
  newest: {
    key: sql`content_id`,
    has: () => sql`true`,
    isAfter: (value: ValueOf) => sql`content_id < ${value('id')}::bigint`,
    order: sql`content_id desc`,
    start: ['', GREATEST],
  },
  price_asc: {
    key: sql`price_micro`,
    has: hasPrice,
    isAfter: (value: ValueOf) =>
      sql`(price_micro, content_id) > (${value('key')}::bigint, ${value('id')}::bigint)`,
    order: sql`price_micro, content_id`,
    start: ['-1', 0n],
  },
  price_desc: {
    key: sql`price_micro`,
    has: hasPrice,
    isAfter: (value: ValueOf) =>
      sql`(price_micro, content_id) < (${value('key')}::bigint, ${value('id')}::bigint)`,
    order: sql`price_micro desc, content_id desc`,
    start: [String(GREATEST), GREATEST],
  },
  discount: {
    key: sql`discount`,
    has: () => sql`discount > 0`,
    isAfter: (value: ValueOf) =>
      sql`(discount, content_id) < (${value('key')}::smallint, ${value('id')}::bigint)`,
    order: sql`discount desc, content_id desc`,
    start: ['32767', GREATEST],
  },
} as const satisfies Readonly<
  Record<
    ShopSort,
    {
      readonly key: SQL;
      readonly has: (value: ValueOf) => SQL;
      readonly isAfter: (value: ValueOf) => SQL;
      readonly order: SQL;
      readonly start: readonly [key: string, id: bigint];
    }
  >
>;

/** Prices are compared within one currency only. */
function hasPrice(value: ValueOf): SQL {
  return sql`price_micro is not null and currency = ${value('currency')}
    and price_micro between coalesce(${value('min')}::bigint, 0) and coalesce(${value('max')}::bigint, ${GREATEST}::bigint)`;
}

function isFiltered(value: ValueOf): SQL {
  const [min, max] = [sql`${value('min')}::bigint`, sql`${value('max')}::bigint`];
  return sql`(${value('currency')}::text is null or currency = ${value('currency')}::text)
    and (${min} is null or price_micro >= ${min}) and (${max} is null or price_micro <= ${max})
    and (${value('brands')}::text[] is null or brand = any(${value('brands')}::text[]))
    and (${value('colors')}::text[] is null or color = any(${value('colors')}::text[]))
    and (${value('available')}::boolean is null or is_available = ${value('available')}::boolean)
    and (not ${value('sale')}::boolean or discount > 0)
    and (${value('categories')}::int[] is null or category = any(${value('categories')}::int[]))
    and (${value('section')}::bigint is null or content_id in (
      select item.content_id from product_groups
        join product_group_items member on member.group_id = product_groups.id
        join catalog_items item on item.catalog_id = product_groups.catalog_id and item.item_id = member.item_id
      where product_groups.id = ${value('section')}::bigint))`;
}

/**
 * The canonical pin of a product: in shopping by the rule of all feeds; in the list of a merchant by that of profiles, which muted
 * members have too.
 */
const PINS = { feed: canonicalPin, profile: profilePin } as const;
type Rule = keyof typeof PINS;

/** Selects the pin of a product as the profile of its creator lists it for a viewer. */
export function profilePin(viewer: ViewerValue, contentId: SQL): SQL {
  return sql`select pins.id from pins
    join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
    where pins.content_id = ${contentId} and not pins.is_repin and pins.deleted_at is null
      and ${listedBoards(viewer)} and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}
    limit 1`;
}

const entriesBy = (sort: ShopSort, rule: Rule) =>
  viewerStatement<Row>(`products by ${sort}, ${rule}`, (viewer, value) => {
    const { key, has, isAfter, order } = SORTS[sort];
    const examined = sql`select * from shop_entries
      where list = ${value('list')} and ${has(value)} and ${isAfter(value)} order by ${order}`;
    return sql`with ${mutedSourcesCte(viewer)} found as materialized (
        select canonical.id, content_id, (${key})::text as key
        from (${examined} limit ${SCAN_LIMIT}) entries, lateral (${PINS[rule](viewer, sql`entries.content_id`)}) canonical
        where ${isFiltered(value)} order by ${order} limit ${value('limit')}
      )
      select id, content_id, key from found
      union all (
        select null, content_id, (${key})::text from (${examined} offset ${SCAN_LIMIT - 1} limit 1) last
        where (select count(*) from found) < ${value('limit')}
      )`;
  });
const STATEMENTS = { feed: bySort('feed'), profile: bySort('profile') };

function bySort(rule: Rule): Readonly<Record<ShopSort, ReturnType<typeof entriesBy>>> {
  return {
    relevance: entriesBy('relevance', rule),
    newest: entriesBy('newest', rule),
    price_asc: entriesBy('price_asc', rule),
    price_desc: entriesBy('price_desc', rule),
    discount: entriesBy('discount', rule),
  };
}

/** A page of products, and the currency in which prices were compared, if they were. */
export type ShopPage = Page<PinView> & { readonly currency: string | null };

/**
 * Returns a page of a list of products (SR-14). Reads the index of its order in steps of bounded size: the cost of a page does not
 * depend on the number of products (BF-08). Prices are compared in one currency: the one of the filters, otherwise `currency`.
 */
export async function shopPage(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  request: ShopRequest,
  { size, after }: PageParams,
  defaultCurrency: () => Promise<string | null>,
): Promise<ShopPage> {
  const { scope, filters, sort } = request;
  const section = scope.kind === 'merchant' && scope.sectionId !== null ? ` section ${scope.sectionId}` : '';
  const kind = `shop ${scopeList(scope)}${section} ${sort} ${JSON.stringify(filters)}`;
  const known = bookmarks.read(kind, after);
  const comparesPrices =
    sort === 'price_asc' || sort === 'price_desc' || filters.minMicro !== null || filters.maxMicro !== null;
  const currency =
    filters.currency ?? (comparesPrices ? (known ? (known[0] ?? null) : await defaultCurrency()) : null);
  if (comparesPrices && currency === null) return { items: [], bookmark: null, currency };
  const read = STATEMENTS[scope.kind === 'merchant' ? 'profile' : 'feed'][sort];
  const values = { ...filterValues(request), currency, limit: size + 1 };
  const [startKey, startId] = SORTS[sort].start;
  let place: readonly [key: string, id: bigint] | null = known
    ? [known[1] ?? startKey, BigInt(known[2] ?? startId)]
    : [startKey, startId];
  const found: (Row & { readonly id: bigint })[] = [];
  for (let scans = 0; place !== null && found.length <= size && scans < SCANS_MAX; scans += 1) {
    const [key, id]: readonly [string, bigint] = place;
    const rows = await read(db, viewer, { ...values, key, id });
    const visible = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
    found.push(...visible);
    const last = rows.find((row) => row.id === null);
    place = last ? [last.key, last.content_id] : null;
  }
  const shown = found.slice(0, size);
  const lastShown = shown.at(-1);
  const next = found.length > size && lastShown ? ([lastShown.key, lastShown.content_id] as const) : place;
  return {
    items: await hydratePins(
      db,
      shown.map(({ id }) => id),
    ),
    bookmark: next && bookmarks.make(kind, [currency ?? '', next[0], String(next[1])]),
    currency,
  };
}

/** Returns the name of the list of a scope. */
function scopeList(scope: ShopScope): string {
  switch (scope.kind) {
    case 'all':
      return ALL_PRODUCTS;
    case 'category':
      return categoryList(scope.id);
    case 'merchant':
      return merchantList(scope.userId);
  }
}

/** Returns the values of the filters, and the shortest list that has all of what they leave. */
function filterValues({ scope, filters }: ShopRequest) {
  const { brands, colors, minMicro, maxMicro, isAvailable, onSale } = filters;
  const [brand] = brands;
  const isByBrand = scope.kind !== 'merchant' && brands.length === 1 && brand !== undefined;
  const list = isByBrand
    ? brandList(brand)
    : scope.kind === 'all' && onSale
      ? SALE_PRODUCTS
      : scopeList(scope);
  return {
    list,
    min: minMicro,
    max: maxMicro,
    brands: textList(brands),
    colors: textList(colors),
    available: isAvailable,
    sale: onSale,
    section: scope.kind === 'merchant' ? scope.sectionId : null,
    categories: isByBrand && scope.kind === 'category' ? `{${categoryNumbers(scope.id).join(',')}}` : null,
  };
}

/** Formats words as the single value of `= any(… ::text[])`; null without any. They have letters, digits and spaces only. */
function textList(words: readonly string[]): string | null {
  return words.length === 0 ? null : `{${words.map((word) => `"${word}"`).join(',')}}`;
}

type SampleRow = {
  readonly content_id: bigint;
  readonly currency: string | null;
  readonly price_micro: bigint | null;
  readonly discount: number;
  readonly is_available: boolean;
  readonly category: number | null;
  readonly brand: string | null;
  readonly color: string;
  readonly brand_name: string | null;
  readonly examined: bigint;
};

const sampleBy = (rule: Rule) =>
  viewerStatement<SampleRow>(
    `a sample of products, ${rule}`,
    (viewer, value) => sql`with ${mutedSourcesCte(viewer)} entries as materialized (
        select * from shop_entries where list = ${value('list')} order by rank desc, content_id desc limit ${SAMPLE_MAX}
      )
      select entries.content_id, entries.currency, entries.price_micro, entries.discount, entries.is_available,
        entries.category, entries.brand, entries.color, contents.rich -> 'products' -> 0 ->> 'brand' as brand_name,
        (select count(*) from entries) as examined
      from entries join contents on contents.id = entries.content_id,
      lateral (${PINS[rule](viewer, sql`entries.content_id`)}) canonical`,
  );
const SAMPLES = { feed: sampleBy('feed'), profile: sampleBy('profile') };

/** The most relevant products of a list, from which filters are offered. */
export type ShopSample = { readonly entries: readonly FacetEntry[]; readonly isWhole: boolean };

/** Returns the most relevant products of a list that the viewer may see, of at most 300. */
export async function shopSample(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  scope: ShopScope,
): Promise<ShopSample> {
  const read = SAMPLES[scope.kind === 'merchant' ? 'profile' : 'feed'];
  const rows = await read(db, viewer, { list: scopeList(scope) });
  return {
    entries: rows.map((row) => ({
      currency: row.currency,
      priceMicro: row.price_micro === null ? null : Number(row.price_micro),
      discount: row.discount,
      isAvailable: row.is_available,
      category: row.category,
      brand: row.brand,
      color: row.color,
      brandName: row.brand_name,
    })),
    isWhole: Number(rows[0]?.examined ?? 0) < SAMPLE_MAX,
  };
}
