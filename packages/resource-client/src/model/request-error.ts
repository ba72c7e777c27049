import { DEFAULT_FAILURE_STATUS } from '@pegboard/types';

/**
 * The error of a request, in the one shape of calls, states and dehydrated data; plain data. `code` is the
 * server's, or one of the client's: `network` (no response), `unreadable` (an invalid response, or one that
 * the caller's `parse` rejected) and `aborted`. Source: RC-01, BF-04.
 */
export type RequestError = {
  /** The HTTP status of the response; 500 without one. */
  readonly http_status: number;
  readonly code: string;
  /** The message for the user; empty if the server sent none. */
  readonly message: string;
  /** Errors of single fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Error codes of the fields, for clients that translate them. */
  readonly problems?: FieldErrors;
  /** The server's id of this request, for reports to its operator. */
  readonly request_id?: string;
};

/** Errors of single fields: a code, and the numbers in its text. */
export type FieldErrors = Readonly<
  Record<string, { readonly code: string; readonly numbers: readonly number[] }>
>;

/**
 * The result of a request: its data and the cursor (`bookmark`) of the next page, null at the end; or its
 * error.
 */
export type ResourceResult<T> =
  | { readonly ok: true; readonly data: T; readonly bookmark: string | null }
  | { readonly ok: false; readonly failure: RequestError };

/** Creates an error with defaults for unknown properties. */
export function createRequestError(code: string, known: Partial<RequestError> = {}): RequestError {
  return { http_status: DEFAULT_FAILURE_STATUS, message: '', fields: {}, ...known, code };
}

/** Returns whether the server is at fault: the status is missing, or at least 500. Source: RC-02. */
export function isServerError({ http_status: status }: { readonly http_status?: number }): boolean {
  return status === undefined || status >= 500;
}
