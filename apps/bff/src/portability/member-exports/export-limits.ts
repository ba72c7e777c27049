/** Days after which a finished export is deleted. */
export const EXPORT_RETENTION_DAYS = 7;
/** Number of exports that a member can start in a day. */
export const EXPORTS_PER_DAY = 10;
/** Hours without progress after which a running export counts as failed. */
export const STALLED_HOURS = 24;
