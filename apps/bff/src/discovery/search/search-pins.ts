import type { PinView } from '../../pins/pins/index.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { readTaste, type AdsOfPage, type ListReader, type Taste } from '../feed/index.ts';
import type { SearchDeps } from './deps.ts';
import { findUserId } from './find-user-id.ts';
import type { IndexPosition } from './index/search-index.ts';
import { findAlternative } from './query/alternatives.ts';
import { filterConditions, filterOptions, type FilterOption, type SearchFilter } from './query/filters.ts';
import { chooseGuides, rankGuides } from './query/guides.ts';
import { languagesOf } from './query/languages-of.ts';
import { isEmptyQuery, parseQuery, type PinKind } from './query/parse-query.ts';
import { planQuery, type QueryPlan } from './query/plan-query.ts';
import { nextStage, stageGroups, type Stage } from './query/stages.ts';
import type { Ranked } from './query/rank.ts';
import { cleanText } from '../../platform/text/normalize-text.ts';
import { facet } from './documents/pin-facets.ts';
import { withoutMutedWords } from './unmuted.ts';
import { rankPins, type RankedBatch } from './ranked-pins.ts';
import { createVisibilityReader, ownPins, privateBoardsOf } from './visible-pins.ts';

/** The scopes of a search for pins. Source: §3, SR-01. */
export const PIN_SCOPES = ['pins', 'videos', 'buyable_pins', 'idea_pins', 'my_pins'] as const;

/** One of `PIN_SCOPES`. */
export type PinScope = (typeof PIN_SCOPES)[number];

const KIND_OF_SCOPE: Readonly<Partial<Record<PinScope, PinKind>>> = {
  videos: 'video',
  buyable_pins: 'product',
  idea_pins: 'story',
};

/** A search for pins. */
export type PinSearch = {
  readonly query: string;
  readonly scope: PinScope;
  readonly filters: readonly SearchFilter[];
  /** True if typing errors are not corrected. */
  readonly isExact: boolean;
  /** True if a result has all words: the search is neither corrected nor relaxed. */
  readonly isStrict?: boolean;
};

/** A filter with its number of results; `isMinimum` is true if there are further results, which are not counted. */
export type CountedFilter = FilterOption & { readonly isMinimum: boolean };

/** A page of results. The other properties are those of the first page. */
export type PinResults = Page<PinView> & {
  /** The search that was made instead of the one that was typed. */
  readonly correction: string | null;
  /** The number of results before those that lack some of the words; null if all have them. */
  readonly relaxedFrom: number | null;
  readonly filters: readonly CountedFilter[];
  readonly guides: readonly string[];
};

/**
 * The documents that are ranked together: those of whole tiers of the index until there are enough, at most so many. If the index has no more
 * than enough, all of them are examined, so the counts of filters are exact.
 */
const CANDIDATES_ENOUGH = 75;
const CANDIDATES_MAX = 300;
const PRIVATE_CANDIDATES_MAX = 100;
const OWN_CANDIDATES_MAX = 1000;
/** A search with fewer results is relaxed. */
const RELAX_BELOW = 24;
/** Maximum number of reads of the index for one page. */
const READS_MAX = 6;

/** The place from which a page continues. */
type Place = {
  readonly stage: Stage;
  readonly batch: IndexPosition | null;
  readonly last: { readonly score: number; readonly id: bigint } | null;
};
type Entry = { readonly pinId: bigint; readonly place: Place };

/** The start of a further page: its place, and the newest save of the taste by which the first one was ranked, empty without one. */
type Continuation = { readonly place: Place; readonly taste: string };

const START: Place = { stage: 'all', batch: null, last: null };

/**
 * Returns a page of the pins that match a search (SR-01 to SR-09): of the candidates of the index, ranked, the best that the viewer may
 * see. Without results, likely typing errors are corrected; with few, further pins that have some of the words follow.
 */
export async function searchPins(
  deps: SearchDeps & { readonly ads: AdsOfPage },
  who: ListReader,
  search: PinSearch,
  params: PageParams,
): Promise<PinResults> {
  const kind = `search ${JSON.stringify([search.scope, search.query, search.filters, search.isExact, search.isStrict])}`;
  const [textBefore, placeBefore, ...adsBefore] = deps.bookmarks.read(kind, params.after) ?? [];
  const text = textBefore ?? cleanText(search.query);
  const about = async () => ({ neighbour: { texts: [text] } });
  const [ready, found] = await Promise.all([
    deps.ads(who, { size: params.size, after: adsBefore, query: text, about }),
    findEntries(
      deps,
      who,
      { ...search, query: text },
      placeBefore === undefined ? null : continuationOf(placeBefore),
      params.size,
    ),
  ]);
  const { items, taken, next } = await ready.place(
    found.entries.slice(0, params.size).map(({ pinId }) => pinId),
  );
  const last = found.entries[taken - 1];
  const from = found.entries.length > taken && last !== undefined ? last.place : found.rest;
  return {
    items,
    bookmark: from ? deps.bookmarks.make(kind, [found.text, textOf(from, found.taste), ...next]) : null,
    correction: found.text === text ? null : found.text,
    relaxedFrom: found.relaxedFrom,
    filters: found.filters,
    guides: found.guides,
  };
}

/** Returns the pins of products that match a search: first those that the member has, at most `limit`, each product once. */
export async function findProductPins(
  deps: SearchDeps,
  viewer: SignedIn,
  query: string,
  limit: number,
): Promise<readonly bigint[]> {
  const search = { query, isExact: false, filters: [{ name: 'kind', value: 'product' }] } as const;
  const [own, all] = await Promise.all(
    (['my_pins', 'buyable_pins'] as const).map((scope) =>
      findEntries(deps, { viewer }, { ...search, scope }, null, limit),
    ),
  );
  const byContent = new Map(
    [...(all?.entries ?? []), ...(own?.entries ?? [])].map(({ pinId, place }) => [place.last?.id, pinId]),
  );
  const order = [...(own?.entries ?? []), ...(all?.entries ?? [])].map(({ place }) => place.last?.id);
  return [...new Set(order)].flatMap((id) => byContent.get(id) ?? []).slice(0, limit);
}

const NOTHING = { entries: [], rest: null, relaxedFrom: null, filters: [], guides: [], taste: null } as const;

type Found = Pick<PinResults, 'relaxedFrom' | 'filters' | 'guides'> & {
  readonly entries: readonly Entry[];
  /** The place behind the entries, if they are few because the rest was not read. */
  readonly rest: Place | null;
  /** The search that was made. */
  readonly text: string;
  /** The taste by which the results are ranked. */
  readonly taste: Taste | null;
};

async function findEntries(
  deps: SearchDeps,
  who: Pick<ListReader, 'viewer'>,
  search: PinSearch,
  from: Continuation | null,
  size: number,
): Promise<Found> {
  const taste = await tasteOf(deps, who, search, from);
  const params = { size, taste };
  const first = await openSearch(deps, who, search, params);
  if (!first) return { ...NOTHING, text: search.query };
  if (from)
    return {
      ...(await collect(first, from.place, size)),
      text: search.query,
      filters: [],
      guides: [],
      taste,
    };
  const start = await first.read(START);
  const isFound = (await start.best(1)).length > 0;
  const isCorrected = !isFound && !search.isExact && search.isStrict !== true;
  const other = isCorrected
    ? await findAlternative(search.query, first.plan, deps.searchIndex.vocabulary, async (query) => {
        const opened = await openSearch(deps, who, { ...search, query }, params);
        const batch = await opened?.read(START);
        return opened && batch && (await batch.best(1)).length > 0 ? { opened, batch } : undefined;
      })
    : undefined;
  const { opened, batch } = other?.found ?? { opened: first, batch: start };
  const text = other?.text ?? search.query;
  const found = await collect(opened, START, size, batch);
  if (search.isStrict === true) return { ...found, text, taste, filters: [], guides: [] };
  const isCounted = batch.next === null && batch.size <= CANDIDATES_ENOUGH;
  const candidates = (await batch.best(isCounted ? batch.size : 1)).map(({ candidate }) => candidate);
  const isMinimum = !batch.isComplete() || batch.next !== null;
  const guides = rankGuides(opened.plan, candidates);
  const isStop = await opened.stopWords(guides.map(({ word }) => word));
  return {
    ...found,
    text,
    taste,
    filters: filterOptions(candidates, search.filters, deps.now()).map((option) => ({
      ...option,
      isMinimum,
    })),
    guides: await withoutMutedWords(deps.db, who.viewer, chooseGuides(guides, candidates, isStop)),
  };
}

/** Returns the taste by which results are ranked (SR-08); none for visitors, and for members among their own pins. */
function tasteOf(
  { db }: SearchDeps,
  { viewer }: Pick<ListReader, 'viewer'>,
  { scope }: PinSearch,
  from: Continuation | null,
): Promise<Taste | null> | null {
  if (!viewer || scope === 'my_pins' || from?.taste === '') return null;
  return readTaste(db, viewer, from ? BigInt(from.taste) : undefined);
}

type OpenSearch = {
  readonly plan: QueryPlan;
  readonly isStrict: boolean;
  readonly read: (place: Place) => Promise<RankedBatch>;
  readonly stopWords: (words: readonly string[]) => Promise<(word: string) => boolean>;
};

/** Prepares the reads of a search; undefined if it has neither words nor filters, or names a member who does not exist. */
async function openSearch(
  deps: SearchDeps,
  { viewer }: Pick<ListReader, 'viewer'>,
  search: PinSearch,
  { size, taste }: { readonly size: number; readonly taste: Taste | null },
): Promise<OpenSearch | undefined> {
  const { db, searchIndex, now } = deps;
  const query = parseQuery(search.query);
  if (isEmptyQuery(query) && search.filters.length === 0 && search.scope !== 'my_pins') return undefined;
  const fromId = query.from === null ? null : await findUserId(db, viewer, query.from);
  if (fromId === undefined || (search.scope === 'my_pins' && !viewer)) return undefined;
  const languages = languagesOf(viewer);
  const plan = await planQuery(query, searchIndex.vocabulary, {
    languages,
    kinds: ['pin'],
    completes: 'unknown',
  });
  const conditions = filterConditions(search.filters, query, { fromId, now: now() });
  const kindOfScope = KIND_OF_SCOPE[search.scope];
  const allOf = kindOfScope ? [...conditions.allOf, [facet.kind(kindOfScope)]] : conditions.allOf;
  const request = { ...conditions, allOf, kind: 'pin', limit: CANDIDATES_MAX } as const;
  const own = search.scope === 'my_pins' && viewer ? await ownPins(db, viewer) : undefined;
  const shownPins = createVisibilityReader(db, viewer);
  return {
    plan,
    isStrict: search.isStrict === true,
    async read({ stage, batch }) {
      const anyOf = stageGroups(plan, stage);
      if (own) {
        const { candidates } = await searchIndex.find({
          ...request,
          anyOf,
          ids: [...own.keys()],
          after: null,
          limit: OWN_CANDIDATES_MAX,
        });
        const ranked = rankPins({ plan, stage, size, taste }, candidates, async () => own);
        await ranked.best(candidates.length);
        return { ...ranked, next: null };
      }
      const [listed, hidden] = await Promise.all([
        searchIndex.find({ ...request, anyOf, after: batch, enough: CANDIDATES_ENOUGH }),
        viewer && batch === null
          ? privateBoardsOf(db, viewer).then((privateOf) =>
              searchIndex.find({ ...request, anyOf, after: null, privateOf, limit: PRIVATE_CANDIDATES_MAX }),
            )
          : undefined,
      ]);
      const candidates = [...listed.candidates, ...(hidden?.candidates ?? [])];
      return { ...rankPins({ plan, stage, size, taste }, candidates, shownPins), next: listed.next };
    },
    async stopWords(words) {
      const stems = await Promise.all(
        languages.map((language) => searchIndex.vocabulary.stems(words, language)),
      );
      return (word) => stems.some((ofLanguage) => ofLanguage.get(word) === '');
    },
  };
}

/** Reads batches until the page is full, one stage after another. */
async function collect(
  { plan, read, isStrict }: OpenSearch,
  from: Place,
  size: number,
  start?: RankedBatch,
): Promise<Pick<Found, 'entries' | 'rest' | 'relaxedFrom'>> {
  const entries: Entry[] = [];
  let place: Place | undefined = from;
  let relaxedFrom: number | null = null;
  for (let reads = 0; place && entries.length <= size && reads < READS_MAX; reads += 1) {
    const { stage, batch, last }: Place = place;
    const { best, next }: RankedBatch = start && reads === 0 ? start : await read(place);
    const isFurther = ({ score, candidate }: Ranked): boolean =>
      last === null || score < last.score || (score === last.score && candidate.id < last.id);
    const results = await best(size + 1 - entries.length, isFurther);
    const fresh = results.filter(isFurther);
    if (stage !== 'all' && relaxedFrom === null && fresh.length > 0 && from === START)
      relaxedFrom = entries.length;
    for (const { pinId, score, candidate } of fresh)
      entries.push({ pinId, place: { stage, batch, last: { score, id: candidate.id } } });
    const mayRelax = !isStrict && (stage !== 'all' || (from === START && entries.length < RELAX_BELOW));
    const following: Stage | undefined = mayRelax ? nextStage(plan, stage) : undefined;
    place = next
      ? { stage, batch: next, last: null }
      : following && { stage: following, batch: null, last: null };
  }
  return { entries, rest: entries.length <= size ? (place ?? null) : null, relaxedFrom };
}

function textOf({ stage, batch, last }: Place, taste: Taste | null): string {
  return JSON.stringify([
    stage,
    batch && [batch.tier, ...(batch.last ? [batch.last.quality, String(batch.last.id)] : [])],
    last && [last.score, String(last.id)],
    String(taste?.until ?? ''),
  ]);
}

/** Reads the start of a page from a bookmark, which is signed: it is as `textOf` wrote it; before taste was regarded, without it. */
function continuationOf(text: string): Continuation {
  const [stage, batch, last, taste = ''] = JSON.parse(text) as [
    Stage,
    [number, number, string] | [number] | null,
    [number, string] | null,
    string?,
  ];
  const place = {
    stage,
    batch: batch && {
      tier: batch[0],
      last: batch.length === 1 ? null : { quality: batch[1], id: BigInt(batch[2]) },
    },
    last: last && { score: last[0], id: BigInt(last[1]) },
  };
  return { place, taste };
}
