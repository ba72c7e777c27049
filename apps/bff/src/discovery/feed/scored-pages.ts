import { sql, type SQL } from 'drizzle-orm';
import { idList, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import { canonicalPin } from './canonical-pin.ts';
import type { ScoredContent } from './related-score.ts';

/** The initial value for both scores and contents. */
const BEFORE_ALL: bigint = 2n ** 63n - 1n;
/** In a cursor, the name of lists that were made by walks. */
const BY_WALK = 'walk';

/** A pin of a list that is ordered by score. */
export type Scored = { readonly id: bigint; readonly content_id: bigint; readonly score: bigint };

/** Selects the listed pins of scored contents after the cursor, best first, in a statement with `scored` and the `mutedSourcesCte`. */
export function pageOfScored(viewer: ViewerValue, value: (name: string) => Value): SQL {
  return sql`
    select canonical.id, best.content_id, best.score
    from (select * from scored where (scored.score, scored.content_id) < (${value('score')}::bigint, ${value('content')}::bigint) order by score desc, content_id desc) best,
      lateral (${canonicalPin(viewer, sql`best.content_id`)}) canonical
    order by best.score desc, best.content_id desc limit ${value('limit')}`;
}

/** The contents of a list that walks made, with their points, and its name in cursors. */
export type ScoredList = { readonly contents: readonly ScoredContent[]; readonly version: string };

/** A position in a list that is ordered by score. */
type ScoredCursor = {
  readonly score: string | undefined;
  readonly contentId: string | undefined;
  /** The version of the list, if it was made by walks. */
  readonly version: string | undefined;
  /** The values behind the position in the cursor. */
  readonly rest: readonly string[];
};

/** The beginning of a page: its cursor, the version of a list that was made by walks, and the values of its statement. */
export type ScoredStart = {
  readonly cursor: ScoredCursor;
  readonly version: string | undefined;
  readonly values: { readonly score: string | bigint; readonly content: string | bigint };
  /** The walked contents, as values of the statement for lists that were made by walks. */
  readonly walked: { readonly contents: string; readonly weights: string };
};

/**
 * Reads the beginning of a page from its cursor, with the walks of its list. A list that began without walks continues without
 * them.
 */
export async function readScoredStart(
  cursorValues: readonly string[] | undefined,
  readWalks: (version: string | undefined) => Promise<ScoredList | undefined> | undefined,
): Promise<ScoredStart> {
  const cursor = readScoredCursor(cursorValues);
  const usesWalk = cursor.score === undefined || cursor.version !== undefined;
  const walked = usesWalk ? await readWalks(cursor.version) : undefined;
  return {
    cursor,
    version: walked?.version ?? cursor.version,
    values: { score: cursor.score ?? BEFORE_ALL, content: cursor.contentId ?? BEFORE_ALL },
    walked: weightedContents(walked?.contents ?? []),
  };
}

/** Reads a cursor; without values, it is the beginning of a list. */
function readScoredCursor(values: readonly string[] = []): ScoredCursor {
  const [score, contentId, source, version, ...after] = values;
  if (source === BY_WALK) return { score, contentId, version: version ?? '', rest: after };
  return { score, contentId, version: undefined, rest: values.slice(2) };
}

/** Returns the values of a cursor after a pin, which `readScoredStart` reads. */
export function makeScoredCursor(
  last: Scored,
  version: string | undefined,
  rest: readonly string[] = [],
): readonly string[] {
  const source = version === undefined ? [] : [BY_WALK, version];
  return [String(last.score), String(last.content_id), ...source, ...rest];
}

/** Returns walked contents as values of a statement. */
function weightedContents(contents: ScoredList['contents']): {
  readonly contents: string;
  readonly weights: string;
} {
  const weights = contents.map(({ score }) => score);
  return { contents: idList(contents.map(({ contentId }) => contentId)), weights: `{${weights.join(',')}}` };
}
