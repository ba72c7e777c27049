/** The first page of all topics: the loader asks with the same, so the screen finds the answer. */
export const FIRST_TOPICS = { first: 48 } as const;
