import { REACTION_TYPES, type ReactionCount, type ReactionType } from '@pegboard/types';

/** The reactions of a pin, and the viewer's own. */
export type ReactionState = {
  readonly counts: readonly ReactionCount[];
  /** The viewer's own reaction; the counts include it. */
  readonly viewerReaction: number | null;
};

/** The reactions in display order. */
export const REACTIONS: readonly ReactionType[] = [
  REACTION_TYPES.love,
  REACTION_TYPES.goodIdea,
  REACTION_TYPES.thanks,
  REACTION_TYPES.wow,
  REACTION_TYPES.haha,
];

/** Returns the reaction to request after a press: none if it was the viewer's own. */
export function toggledReaction(
  { viewerReaction }: ReactionState,
  pressed: ReactionType,
): ReactionType | null {
  return viewerReaction === pressed ? null : pressed;
}

/** Returns the reactions after the viewer gave or removed one; each member has at most one. */
export function applyReaction(
  { counts, viewerReaction }: ReactionState,
  type: ReactionType | null,
): ReactionState {
  if (type === viewerReaction) return { counts, viewerReaction };
  const byType = new Map(counts.map(({ reactionType, reactionCount }) => [reactionType, reactionCount]));
  const add = (to: number | null, by: number): void => {
    if (to !== null) byType.set(to, (byType.get(to) ?? 0) + by);
  };
  add(viewerReaction, -1);
  add(type, 1);
  const changed = [...byType].map(([reactionType, reactionCount]) => ({ reactionType, reactionCount }));
  return { counts: changed.filter(({ reactionCount }) => reactionCount > 0), viewerReaction: type };
}

/** Returns the number of reactions of a type. */
export function getReactionCount({ counts }: Pick<ReactionState, 'counts'>, type: number): number {
  return counts.find(({ reactionType }) => reactionType === type)?.reactionCount ?? 0;
}
