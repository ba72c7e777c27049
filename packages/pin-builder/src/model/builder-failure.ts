/** The codes of errors that the builder handles in a way of its own; other codes show their message. */
export const BUILDER_ERROR_CODES = {
  /** There is no connection. The failed operation is repeated when it is back. */
  offline: 'offline',
  /** Another device or tab changed the draft. */
  draftConflict: 'draft_conflict',
  /** The page forbids saving; `fields` has its own words. */
  savingRefused: 'saving_refused',
  /** Nothing was received from the address. */
  webUnreachable: 'web_unreachable',
  /** The file of an upload is not on this device. */
  fileMissing: 'file_missing',
  /** The link leads to a blocked site. */
  linkBlocked: 'link_blocked',
  /** The member has as many scheduled Pins as possible; shown at the time. */
  scheduleFull: 'schedule_full',
  /** The member has as many drafts as possible; shown at the media. */
  draftsFull: 'drafts_full',
} as const;

/** The data of a `BuilderError`; `message` may be empty. */
export type BuilderFailure = {
  readonly message: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** True if the same operation cannot succeed, for example for a broken file. */
  readonly isPermanent?: boolean | undefined;
};
