import type { SignedIn } from '../../platform/http/viewer.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import { seedOf, type ContentGraph } from '../graph/index.ts';
import { walkStarts } from './candidate-rows.ts';
import type { Deps } from './deps.ts';

/** The scores of contents that walks from a member's recent saves reach, relative to the best one, best first. */
export type WalkScores = ReadonlyMap<bigint, number>;

/** Reads the walks of a member; empty without a graph, and for members without saves. */
export type ReadHomeWalks = (viewer: SignedIn) => Promise<WalkScores>;

const STARTS_MAX = 20;
/** Each older save weighs this share less than the one after it. */
const WEIGHT_OF_OLDER = 0.93;
const WALKED_MAX = 300;
/** The number of members whose walks a process remembers, about 30 kB each, and for how long. */
const LISTS_MAX = 300;
const LIST_MS = 600_000;
const NONE: WalkScores = new Map();

const startsOf = memberStatement<{ readonly content_id: bigint }>(
  'starts of home walks',
  ({ id }) => walkStarts(id, STARTS_MAX),
  { reusesPlan: true },
);

/**
 * Creates the function that walks from a member's recent saves. The same saves give the same contents for ten minutes, so that a
 * scroll continues with the list that it began with; a new save, and a changed source of the feed, make another list at once.
 */
export function createHomeWalks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  graph: Pick<ContentGraph, 'walkFrom' | 'size'>,
): ReadHomeWalks {
  const lists = new Map<string, { readonly scores: WalkScores; readonly untilMs: number }>();
  return async (viewer) => {
    if (graph.size() === undefined) return NONE;
    const rows = await startsOf(db, viewer);
    if (rows.length === 0) return NONE;
    const key = `${viewer.id} ${rows.map(({ content_id }) => content_id).join(' ')}`;
    const nowMs = now().getTime();
    const known = lists.get(key);
    if (known && known.untilMs > nowMs) return known.scores;
    const walked = await graph.walkFrom({
      starts: rows.map(({ content_id }, at) => ({ contentId: content_id, weight: WEIGHT_OF_OLDER ** at })),
      seed: seedOf(viewer.id),
      limit: WALKED_MAX,
    });
    if (!walked) return NONE;
    const best = walked.contents[0]?.score ?? 1;
    const scores = new Map(walked.contents.map(({ contentId, score }) => [contentId, score / best]));
    lists.delete(key);
    lists.set(key, { scores, untilMs: nowMs + LIST_MS });
    for (const oldest of lists.keys()) {
      if (lists.size <= LISTS_MAX) break;
      lists.delete(oldest);
    }
    return scores;
  };
}
