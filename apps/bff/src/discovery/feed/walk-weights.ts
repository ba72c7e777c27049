/**
 * The points of a content that walks reach: `walk` for the best one and fewer for others in proportion to their scores, more
 * with the creator, topic or look of the subject. Chosen by `pnpm bench graph` on worlds that its thresholds do not use.
 */
export const WALK_WEIGHTS = { walk: 1000, creator: 350, topic: 40, look: 100 } as const;

/** The points of the newest contents with the creator or topic of the subject, also of those that no walk reaches. */
export const BESIDE_WALK_WEIGHTS = { creator: 50, topic: 20 } as const;
