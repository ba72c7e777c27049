import { sql } from 'drizzle-orm';
import { unhiddenPins, visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { seedOf, type ContentGraph, type WalkedContent } from '../graph/index.ts';
import type { Deps } from './deps.ts';
import type { ScoredList } from './scored-pages.ts';
import { BOARD_WALK_WEIGHTS } from './walk-weights.ts';
import { CANDIDATES_MAX, CANDIDATES_MIN, rememberList } from './walked-candidates.ts';

/** A board, or one of its sections, for which ideas are wanted. */
export type IdeasSubject = { readonly boardId: bigint; readonly sectionId: bigint | null };

/** Reads the contents that walks from the newest pins of a board reach: of a first page, or with the version of its cursor. */
export type ReadBoardWalks = (
  viewer: Viewer,
  subject: IdeasSubject,
  version: string | undefined,
) => Promise<ScoredList | undefined>;

/** The number of pins of a board from which walks start: the newest ones that the viewer sees. */
export const BOARD_STARTS_MAX = 20;
/** Each older pin weighs this share less than the one after it. */
const WEIGHT_OF_OLDER = 0.93;

/** Selects the newest pins of a board, or of its section, that the viewer sees there: rows of `content_id`, `interest_id` and `creator_id`. */
export const newestOnBoard = (viewer: ViewerValue, board: Value, section: Value) => sql`
  select contents.id as content_id, contents.interest_id, contents.creator_id
  from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
  where pins.board_id = ${board} and (${section}::bigint is null or pins.section_id = ${section}::bigint) and pins.deleted_at is null and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}
  order by pins.id desc limit ${BOARD_STARTS_MAX}`;

const startsOf = viewerStatement<{ readonly content_id: bigint }>('starts of board walks', (viewer, value) =>
  newestOnBoard(viewer, value('board'), value('section')),
);

/**
 * Creates the function that walks from the newest pins of a board. A further page gets the same list as the page before from
 * memory, also after a save to the board. Undefined where the query is to be used instead: without a graph, and for boards whose
 * pins have few saves.
 */
export function createBoardWalks(
  { db }: Pick<Deps, 'db'>,
  graph: Pick<ContentGraph, 'walkFrom' | 'size'>,
): ReadBoardWalks {
  const lists = new Map<string, ScoredList>();
  return async (viewer, { boardId, sectionId }, version) => {
    const keyOf = (of: string): string => `${boardId} ${sectionId ?? ''} ${viewer?.id ?? ''} ${of}`;
    const known = version === undefined ? undefined : lists.get(keyOf(version));
    if (known) return known;
    if (graph.size() === undefined) return undefined;
    const rows = await startsOf(db, viewer, { board: boardId, section: sectionId });
    if (rows.length === 0) return undefined;
    const walked = await graph.walkFrom({
      starts: rows.map(({ content_id }, at) => ({ contentId: content_id, weight: WEIGHT_OF_OLDER ** at })),
      seed: seedOf(sectionId ?? boardId),
      limit: CANDIDATES_MAX,
    });
    if (!walked || walked.contents.length < CANDIDATES_MIN) return undefined;
    const list = { contents: pointsOf(walked.contents), version: walked.version };
    rememberList(lists, keyOf(list.version), list);
    return list;
  };
}

/** Returns walked contents with points relative to the best of them. */
function pointsOf(walked: readonly WalkedContent[]): ScoredList['contents'] {
  const best = walked[0]?.score ?? 1;
  return walked.map(({ contentId, score }) => ({
    contentId,
    score: Math.round((BOARD_WALK_WEIGHTS.walk * score) / best),
  }));
}
