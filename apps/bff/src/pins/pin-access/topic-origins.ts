/** The origins of a content's topic: its creator, or the evidence by which it was assigned (SR-16). */
export const TOPIC_ORIGINS = ['creator', 'texts', 'boards', 'neighbours'] as const;

/** The evidence by which a topic was assigned. */
export type AssignedOrigin = Exclude<(typeof TOPIC_ORIGINS)[number], 'creator'>;
