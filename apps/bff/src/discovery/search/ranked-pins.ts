import type { Taste } from '../feed/index.ts';
import type { Candidate, IndexPosition } from './index/search-index.ts';
import type { QueryPlan } from './query/plan-query.ts';
import { Ranking, type Ranked } from './query/rank.ts';
import { isStageRepeat, type Stage } from './query/stages.ts';

/** The canonical pins of contents that are shown, by content. */
export type PinsOfContents = ReadonlyMap<bigint, bigint>;

/** A result with the pin that is shown for it. */
export type RankedPin = Ranked & { readonly pinId: bigint };

/** A batch of candidates, of which the results are read in steps, the best first. */
export type RankedBatch = {
  /** Returns the best results, until `count` of them meet the condition: more if more are known, fewer if the candidates end. */
  readonly best: (count: number, isCounted?: (result: Ranked) => boolean) => Promise<readonly RankedPin[]>;
  /** Returns whether all candidates are examined. */
  readonly isComplete: () => boolean;
  /** The number of candidates. */
  readonly size: number;
  /** The position of the next batch; null after the last one. */
  readonly next: IndexPosition | null;
};

/** The pages of candidates that are examined together, unless more results are missing: some are hidden or duplicates. */
const PAGES_TOGETHER = 1.5;
/** The candidates that are examined together at least: filters and guides are chosen from these results. */
const EXAMINED_MIN = 36;

/**
 * Ranks the candidates of a stage of a search for a page of `size`, and examines them in this order, some at a time, until there are enough results (SR-09): `shownPins` returns
 * the pins of the contents that the viewer may be shown.
 */
export function rankPins(
  {
    plan,
    stage,
    size,
    taste,
  }: {
    readonly plan: QueryPlan;
    readonly stage: Stage;
    readonly size: number;
    readonly taste: Taste | null;
  },
  candidates: readonly Candidate[],
  shownPins: (contentIds: readonly bigint[]) => Promise<PinsOfContents>,
): Omit<RankedBatch, 'next'> {
  const ranking = new Ranking(plan, candidates, taste);
  const together = Math.max(Math.ceil(PAGES_TOGETHER * size), EXAMINED_MIN);
  const pinIds = new Map<bigint, bigint>();
  let examined = 0;
  return {
    isComplete: () => ranking.isComplete,
    size: candidates.length,
    async best(count, isCounted = () => true) {
      for (;;) {
        const results = ranking.finalResults().flatMap((entry) => {
          const pinId = pinIds.get(entry.candidate.id);
          return pinId === undefined || isStageRepeat(plan, stage, entry.matched)
            ? []
            : [{ ...entry, pinId }];
        });
        const missing = count - results.filter(isCounted).length;
        if (missing <= 0 || ranking.isComplete) return results;
        // Each time at least as many as before: where much is hidden, few reads are made.
        const next = ranking.next(Math.max(missing, examined, together));
        const shown = await shownPins(next.map(({ id }) => id));
        for (const [contentId, pinId] of shown) pinIds.set(contentId, pinId);
        ranking.add(next.length, ({ id }) => shown.has(id));
        examined += next.length;
      }
    },
  };
}
