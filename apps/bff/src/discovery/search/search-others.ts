import type { UserRow } from '../../people/accounts/index.ts';
import type { InterestRow } from '../../people/interests/index.ts';
import { findTopic } from '../../people/interests/index.ts';
import type { BoardRow } from '../../pins/board-access/index.ts';
import type { Loaders } from '../../platform/graphql/loaders.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { SearchDeps } from './deps.ts';
import type { Candidate, DocumentKind } from './index/search-index.ts';
import { alternativesOf } from './query/alternatives.ts';
import { languagesOf } from './query/languages-of.ts';
import { parseQuery } from './query/parse-query.ts';
import { planQuery, type Completes, type QueryPlan } from './query/plan-query.ts';
import { rankCandidates } from './query/rank.ts';
import { stageGroups } from './query/stages.ts';
import { cleanText } from './text/normalize-text.ts';
import { privateBoardsOf } from './visible-pins.ts';

/** A search for boards, members or topics. */
export type OtherSearch = {
  readonly query: string;
  readonly isExact: boolean;
  /** When the last word stands for the words that it begins. `unknown` by default. */
  readonly completes?: Completes;
};

/** A page of results, and the search that was made instead of the one that was typed. */
export type OtherResults<Row> = Page<Row> & { readonly correction: string | null };

/** Maximum number of documents that are ranked. */
const CANDIDATES_MAX = 200;

/** Reads a result, if the viewer may see it. `isListed` is true for those that were listed for everyone when they were indexed. */
type Load<Row> = (candidate: Candidate, isListed: boolean) => Promise<Row | null>;

type Request = {
  readonly deps: SearchDeps;
  readonly viewer: Viewer;
  readonly loaders: Pick<Loaders, 'user' | 'board'>;
};

/** Returns a page of the boards with a search in their name, description or owner, that are listed for the viewer. */
export function searchBoards(
  request: Request,
  search: OtherSearch,
  params: PageParams,
): Promise<OtherResults<BoardRow>> {
  const load = async ({ id }: Candidate, isListed: boolean): Promise<BoardRow | null> => {
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
  const load = async ({ id }: Candidate): Promise<InterestRow | null> =>
    (await findTopic(request.deps, { id })) ?? null;
  const { items } = await searchKind(request, 'topic', search, { size, after: null }, load);
  return items;
}

/** Pages of these lists are short: the bookmark is the number of results before it. */
async function searchKind<Row>(
  request: Request,
  kind: DocumentKind,
  search: OtherSearch,
  { size, after }: PageParams,
  load: Load<Row>,
): Promise<OtherResults<Row>> {
  const { deps } = request;
  const name = `search ${kind} ${JSON.stringify([search.query, search.isExact])}`;
  const [textBefore, offset = '0'] = deps.bookmarks.read(name, after) ?? [];
  const typed = cleanText(search.query);
  let text = textBefore ?? typed;
  let { rows, plan } = await readKind(request, kind, { ...search, query: text }, load);
  if (rows.length === 0 && plan && !search.isExact && textBefore === undefined)
    for (const alternative of await alternativesOf(text, plan, deps.searchIndex.vocabulary)) {
      const other = await readKind(request, kind, { ...search, query: alternative }, load);
      if (other.rows.length === 0) continue;
      [rows, plan, text] = [other.rows, other.plan, alternative];
      break;
    }
  const end = Number(offset) + size;
  return {
    items: rows.slice(Number(offset), end),
    bookmark: rows.length > end ? deps.bookmarks.make(name, [text, String(end)]) : null,
    correction: text === typed ? null : text,
  };
}

async function readKind<Row>(
  { deps, viewer }: Request,
  kind: DocumentKind,
  { query, completes = 'unknown' }: OtherSearch,
  load: Load<Row>,
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
  const [listed, hidden] = await Promise.all([
    searchIndex.find(request),
    kind === 'board' && viewer
      ? privateBoardsOf(db, viewer).then((privateOf) => searchIndex.find({ ...request, privateOf }))
      : [],
  ]);
  const ranked = rankCandidates(plan, [...listed, ...hidden]);
  const rows = await Promise.all(ranked.map(({ candidate }) => load(candidate, listed.includes(candidate))));
  return { rows: rows.filter((row) => row !== null), plan };
}
