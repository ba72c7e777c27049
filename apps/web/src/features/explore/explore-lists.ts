/**
 * The variables of the first page of topics; the loader uses the same, so that the screen finds the cached
 * result.
 */
export const FIRST_TOPICS = { first: 48 } as const;
