/** Milliseconds that events wait to be sent in one batch. Chosen. */
export const BATCH_DELAY_MS = 5000;

/** Maximum number of queued events; beyond it, the oldest are dropped and counted. Chosen. */
export const QUEUE_MAX = 1000;

/** Initial retry delay in milliseconds; each further failure doubles it. Chosen. */
export const RETRY_MS = 2000;

/** Maximum retry delay in milliseconds, also when the server requests a longer one. Chosen. */
export const RETRY_MAX_MS = 300_000;
