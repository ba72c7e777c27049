/** The available reactions; the specification only counts them by type, the set is ours (chosen). */
export const REACTION_TYPES = { goodIdea: 1, love: 5, thanks: 7, wow: 11, haha: 13 } as const;

/** One of the codes of `REACTION_TYPES`. */
export type ReactionType = (typeof REACTION_TYPES)[keyof typeof REACTION_TYPES];
