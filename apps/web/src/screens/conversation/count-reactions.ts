import { REACTION_TYPES, type ReactionType } from '@pegboard/types';

type Reacted = {
  readonly reactionType: number;
  readonly user: { readonly entityId: string; readonly fullName: string };
};

/** One kind of reaction to a message, with the names of those who gave it. */
export type CountedReaction = {
  readonly type: ReactionType;
  readonly people: readonly string[];
  /** True if the viewer is among them. */
  readonly isOwn: boolean;
};

/** Returns the reactions to a message by kind, in the order of the menu; unknown kinds are left out. */
export function countReactions(
  reactions: readonly Reacted[],
  viewerId: string | undefined,
): readonly CountedReaction[] {
  return Object.values(REACTION_TYPES).flatMap((type) => {
    const given = reactions.filter(({ reactionType }) => reactionType === type);
    if (given.length === 0) return [];
    const people = given.map(({ user }) => user.fullName);
    return [{ type, people, isOwn: given.some(({ user }) => user.entityId === viewerId) }];
  });
}
