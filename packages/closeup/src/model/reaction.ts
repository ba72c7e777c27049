import { REACTION_TYPES, type ReactionCount, type ReactionType } from '@pegboard/types';

/** What people gave a pin, and what the viewer did. */
export type ReactionState = {
  readonly counts: readonly ReactionCount[];
  /** The viewer's own, counted with the others. */
  readonly given: number | null;
};

/** The reactions in the order in which they are offered. */
export const REACTIONS: readonly ReactionType[] = [
  REACTION_TYPES.love,
  REACTION_TYPES.goodIdea,
  REACTION_TYPES.thanks,
  REACTION_TYPES.wow,
  REACTION_TYPES.haha,
];

/** What the viewer asks for by a press on a reaction: on the one they gave, to take it back. */
export function toggledReaction({ given }: ReactionState, pressed: ReactionType): ReactionType | null {
  return given === pressed ? null : pressed;
}

/** How it stands once the viewer has given this one, or taken theirs back: a person has one at most. */
export function applyReaction({ counts, given }: ReactionState, type: ReactionType | null): ReactionState {
  if (type === given) return { counts, given };
  const byType = new Map(counts.map(({ reactionType, reactionCount }) => [reactionType, reactionCount]));
  const add = (to: number | null, by: number): void => {
    if (to !== null) byType.set(to, (byType.get(to) ?? 0) + by);
  };
  add(given, -1);
  add(type, 1);
  const changed = [...byType].map(([reactionType, reactionCount]) => ({ reactionType, reactionCount }));
  return { counts: changed.filter(({ reactionCount }) => reactionCount > 0), given: type };
}

/** How often a reaction was given. */
export function getReactionCount({ counts }: Pick<ReactionState, 'counts'>, type: number): number {
  return counts.find(({ reactionType }) => reactionType === type)?.reactionCount ?? 0;
}
