/** Events that are sent at once; what is more goes in another batch. Chosen. */
export const EVENT_BATCH_MAX = 100;

/** Further facts that an event carries. Chosen. */
export const EVENT_AUX_MAX = 20;

/** Maximum number of bytes of a batch: the browsers' limit of a beacon. */
export const EVENT_BATCH_MAX_BYTES = 65_536;
