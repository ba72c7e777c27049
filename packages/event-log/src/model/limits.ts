/** Events wait so long for others to be sent with. Chosen. */
export const BATCH_DELAY_MS = 5000;

/** Events that may wait to be sent; of more, the oldest are dropped and counted. Chosen. */
export const QUEUE_MAX = 1000;

/** The first wait after a batch that failed; each further failure doubles it. Chosen. */
export const RETRY_MS = 2000;

/** The longest wait after a batch that failed, whatever the server says. Chosen. */
export const RETRY_MAX_MS = 300_000;
