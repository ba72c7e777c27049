/**
 * The points of a content that walks from the newest pins of a board reach: `walk` for the best one and fewer for others in
 * proportion to their scores, more by the root of the share of these pins that have its creator, and by the share of those that have
 * its topic. Chosen by `pnpm bench graph` on worlds that its thresholds do not use.
 */
export const BOARD_WALK_WEIGHTS = { walk: 1000, creator: 700, topic: 100 } as const;

/** The points of the newest contents with the creator or topic of a board's pins, also of those that no walk reaches. */
export const BESIDE_WALK_WEIGHTS = { creator: 50, topic: 20 } as const;
