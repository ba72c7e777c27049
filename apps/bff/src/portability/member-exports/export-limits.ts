/** The formats of an export: the archive with all files, or a table of the Pins. */
export const EXPORT_FORMATS = ['archive', 'csv'] as const;
/** A format of an export. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Days after which a finished export is deleted. */
export const EXPORT_RETENTION_DAYS = 7;
/** Number of exports that a member can start in a day. */
export const EXPORTS_PER_DAY = 10;
/** Hours without progress after which a running export counts as failed. */
export const STALLED_HOURS = 24;
