import { compact, type ReactionCount } from '@pegboard/types';

const TOP = 3;

/**
 * Returns the three most frequent reaction types, most frequent first; equal counts preserve their order (§3,
 * PC-06).
 */
export function topReactions(counts: readonly ReactionCount[] | null | undefined): readonly ReactionCount[] {
  return compact(counts)
    .filter((each) => Number.isInteger(each.reactionType) && each.reactionCount > 0)
    .toSorted((one, other) => other.reactionCount - one.reactionCount)
    .slice(0, TOP);
}
