import { sql, type SQL } from 'drizzle-orm';
import { idList, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import { canonicalPin } from './canonical-pin.ts';
import { WALK_WEIGHTS } from './walk-weights.ts';
import type { WalkedCandidates } from './walked-candidates.ts';

/** The initial value for both scores and contents. */
export const BEFORE_ALL: bigint = 2n ** 63n - 1n;
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

/** A position in a list that is ordered by score. */
export type ScoredCursor = {
  readonly score: string | undefined;
  readonly contentId: string | undefined;
  /** The version of the list, if it was made by walks. */
  readonly version: string | undefined;
  /** The values behind the position in the cursor. */
  readonly rest: readonly string[];
};

/** Reads a cursor; without values, it is the beginning of a list. */
export function readScoredCursor(values: readonly string[] = []): ScoredCursor {
  const [score, contentId, source, version, ...after] = values;
  if (source === BY_WALK) return { score, contentId, version: version ?? '', rest: after };
  return { score, contentId, version: undefined, rest: values.slice(2) };
}

/** Returns the values of a cursor after a pin, which `readScoredCursor` reads. */
export function makeScoredCursor(
  last: Scored,
  version: string | undefined,
  rest: readonly string[] = [],
): readonly string[] {
  const source = version === undefined ? [] : [BY_WALK, version];
  return [String(last.score), String(last.content_id), ...source, ...rest];
}

/** Returns walked contents as values of a statement: their scores relative to the best. */
export function weightedContents(contents: WalkedCandidates['contents']): {
  readonly contents: string;
  readonly weights: string;
} {
  const best = contents[0]?.score ?? 1;
  const weights = contents.map(({ score }) => Math.round((WALK_WEIGHTS.walk * score) / best));
  return { contents: idList(contents.map(({ contentId }) => contentId)), weights: `{${weights.join(',')}}` };
}
