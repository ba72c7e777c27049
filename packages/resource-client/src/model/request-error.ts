import { DEFAULT_FAILURE_STATUS } from '@pegboard/types';

/**
 * Why a call failed, in the one shape that calls, states and the hand-over from the server share; plain data. The words
 * of `code` are the server's, and these of the client: `network` (no answer came), `unreadable` (an answer that is none
 * of ours, or data that the caller's `parse` refused) and `aborted`. Source: RC-01, BF-04.
 */
export type RequestError = {
  /** The status of the answer; 500 when there is none. */
  readonly http_status: number;
  readonly code: string;
  /** Words for a reader; empty when the server gave none. */
  readonly message: string;
  /** What is wrong with single fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with them by its code, for those who say it in their own words. */
  readonly problems?: FieldErrors;
  /** The server's name of this request, to be told to those who run it. */
  readonly request_id?: string;
};

/** What is wrong with single fields: a code, and the numbers that its text tells. */
export type FieldErrors = Readonly<
  Record<string, { readonly code: string; readonly numbers: readonly number[] }>
>;

/** What a call gives: its data and the bookmark of the next page (null at the end), or why it failed. */
export type ResourceResult<T> =
  | { readonly ok: true; readonly data: T; readonly bookmark: string | null }
  | { readonly ok: false; readonly failure: RequestError };

/** A failure with a default for everything that is not known. */
export function createRequestError(code: string, known: Partial<RequestError> = {}): RequestError {
  return { http_status: DEFAULT_FAILURE_STATUS, message: '', fields: {}, ...known, code };
}

/** Whether the server, not the request, was at fault: the status is missing, or 500 and more. Source: RC-02. */
export function isServerError({ http_status: status }: { readonly http_status?: number }): boolean {
  return status === undefined || status >= 500;
}
