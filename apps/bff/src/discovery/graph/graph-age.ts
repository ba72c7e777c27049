const HOUR_MS = 3_600_000;

/** The age at which a graph is rebuilt, which frees unused memory and reads the topics of contents again. */
export const GRAPH_MAX_AGE_MS = 6 * HOUR_MS;

/** The age up to which a stored graph is loaded: the changes since then are still in the database. */
export const STORED_GRAPH_MAX_AGE_MS = 20 * HOUR_MS;

/** The time for which changes are retained in the database. */
export const CHANGES_RETAINED_MS = 24 * HOUR_MS;
