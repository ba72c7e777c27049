import type { UserRow } from '../../people/accounts/index.ts';
import type { InterestRow } from '../../people/interests/index.ts';
import type { BoardRow } from '../../pins/board-access/index.ts';
import type { Loaders } from '../../platform/graphql/loaders.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { boardsOfNotes } from './boards-of-notes.ts';
import type { SearchDeps } from './deps.ts';
import type { Candidate } from './index/search-index.ts';
import { findAlternative } from './query/alternatives.ts';
import { languagesOf } from './query/languages-of.ts';
import { parseQuery } from './query/parse-query.ts';
import { planQuery, type Completes, type QueryPlan } from './query/plan-query.ts';
import { rankCandidates } from './query/rank.ts';
import { stageGroups } from './query/stages.ts';
import { cleanText } from '../../platform/text/normalize-text.ts';
import { withoutMuted, type UnmutedKind } from './unmuted.ts';
import { privateBoardsOf } from './visible-pins.ts';

/** A search for boards, members or topics. */
export type OtherSearch = {
  readonly query: string;
  readonly isExact: boolean;
  /** The condition on which the last word also matches the words that begin with it: `unknown` by default. */
  readonly completes?: Completes;
};

/** A page of results, and the search that was made instead of the one that was typed. */
export type OtherResults<Row> = Page<Row> & { readonly correction: string | null };

/** Maximum number of documents that are ranked. */
const CANDIDATES_MAX = 200;

/** Reads a result, if the viewer may see it. `isListed` is true for those that were listed for everyone when they were indexed. */
type Load<Row> = (candidate: Pick<Candidate, 'id'>, isListed: boolean) => Promise<Row | null>;

type Request = {
  readonly deps: SearchDeps;
  readonly viewer: Viewer;
  readonly loaders: Pick<Loaders, 'user' | 'board' | 'interest'>;
};

/**
 * Returns a page of the boards with a search in their name, description or owner, that are listed for the viewer; then those with it in
 * the viewer's own notes.
 */
export function searchBoards(
  request: Request,
  search: OtherSearch,
  params: PageParams,
): Promise<OtherResults<BoardRow>> {
  const load: Load<BoardRow> = async ({ id }, isListed) => {
    const board = await request.loaders.board.load(id);
    const isHidden = board?.privacy !== 'public' || board.archivedAt !== null;
    return isListed && isHidden ? null : board;
  };
  return searchKind(request, 'board', search, params, load);
}

/** Returns a page of the members with a search in their name, username or description. */
export function searchPeople(
  request: Request,
  search: OtherSearch,
  params: PageParams,
): Promise<OtherResults<UserRow>> {
  return searchKind(request, 'person', search, params, ({ id }) => request.loaders.user.load(id));
}

/** Returns the topics with a search in their name, the best first. */
export async function searchTopics(
  request: Request,
  search: OtherSearch,
  size: number,
): Promise<readonly InterestRow[]> {
  const load: Load<InterestRow> = ({ id }) => request.loaders.interest.load(id);
  const { items } = await searchKind(request, 'topic', search, { size, after: null }, load);
  return items;
}

/** Pages of these lists are short: the bookmark is the number of results before it. */
async function searchKind<Row extends { readonly id: bigint }>(
  request: Request,
  kind: UnmutedKind,
  search: OtherSearch,
  { size, after }: PageParams,
  load: Load<Row>,
): Promise<OtherResults<Row>> {
  const { bookmarks, searchIndex } = request.deps;
  const name = `search ${kind} ${JSON.stringify([search.query, search.isExact])}`;
  const [textBefore, offset = '0'] = bookmarks.read(name, after) ?? [];
  const typed = cleanText(search.query);
  const end = Number(offset) + size;
  const read = async (query: string) => readKind(request, kind, { ...search, query }, { load, max: end + 1 });
  const first = await read(textBefore ?? typed);
  const isCorrected = first.plan && first.rows.length === 0 && !search.isExact && textBefore === undefined;
  const other = isCorrected
    ? await findAlternative(typed, first.plan, searchIndex.vocabulary, async (query) => {
        const { rows } = await read(query);
        return rows.length > 0 ? rows : undefined;
      })
    : undefined;
  const rows = other?.found ?? first.rows;
  const text = other?.text ?? textBefore ?? typed;
  return {
    items: rows.slice(Number(offset), end),
    bookmark: rows.length > end ? bookmarks.make(name, [text, String(end)]) : null,
    correction: text === typed ? null : text,
  };
}

/** Reads the best results that the viewer may see, at most `max`. */
async function readKind<Row extends { readonly id: bigint }>(
  { deps, viewer }: Request,
  kind: UnmutedKind,
  { query, completes = 'unknown' }: OtherSearch,
  { load, max }: { readonly load: Load<Row>; readonly max: number },
): Promise<{ readonly rows: readonly Row[]; readonly plan: QueryPlan | undefined }> {
  const { searchIndex, db } = deps;
  const parsed = parseQuery(query);
  if (parsed.words.length === 0) return { rows: [], plan: undefined };
  const languages = languagesOf(viewer);
  const plan = await planQuery(parsed, searchIndex.vocabulary, { languages, kinds: [kind], completes });
  const request = {
    kind,
    anyOf: stageGroups(plan, 'all'),
    allOf: [],
    noneOf: parsed.excludedWords,
    from: null,
    until: null,
    after: null,
    limit: CANDIDATES_MAX,
  } as const;
  const [{ candidates: listed }, hidden] = await Promise.all([
    searchIndex.find(request),
    kind === 'board' && viewer
      ? privateBoardsOf(db, viewer).then((privateOf) => searchIndex.find({ ...request, privateOf }))
      : undefined,
  ]);
  const ranked = rankCandidates(plan, [...listed, ...(hidden?.candidates ?? [])]).map(
    ({ candidate }) => candidate,
  );
  const isRanked = new Set(ranked.map(({ id }) => id));
  const noted = kind === 'board' && viewer ? await boardsOfNotes(db, viewer, plan) : [];
  const found = [...ranked, ...noted.filter((id) => !isRanked.has(id)).map((id) => ({ id }))];
  const isListed = new Set<{ readonly id: bigint }>(listed);
  const rows: Row[] = [];
  for (let at = 0; at < found.length && rows.length < max; at += max) {
    const batch = found.slice(at, at + max);
    const loaded = await Promise.all(batch.map((one) => load(one, isListed.has(one))));
    const visible = loaded.filter((row) => row !== null);
    rows.push(...(await withoutMuted(db, viewer, kind, visible)));
  }
  return { rows, plan };
}
