/** Maximum size of an uploaded file. */
export const IMPORT_BYTES_MAX = 20_000_000_000;
/** Maximum number of items of a file. */
export const ITEMS_PER_IMPORT_MAX = 500_000;
/** Number of files that a member can upload for an import in a day. */
export const IMPORTS_PER_DAY = 20;
/** Days within which an import can be undone. */
export const IMPORT_UNDO_DAYS = 7;
/** Days after which the report of an import is deleted. */
export const IMPORT_RETENTION_DAYS = 30;
/** Days after which an upload that was not imported is deleted. */
export const UPLOAD_RETENTION_DAYS = 2;
/** Hours without progress after which a running import counts as failed. */
export const IMPORT_STALLED_HOURS = 24;
/** Number of images of an import that are stored at once. */
export const FILES_AT_ONCE = 8;
/** Number of Pins of an import that are created in one transaction. */
export const PINS_AT_ONCE = 40;
/** Number of those whose image is fetched, or which have a video: their progress is stored more often. */
export const SLOW_PINS_AT_ONCE = 4;
