/**
 * Why a call of a port did not succeed: no answer came (`network`); the server refused with words for the reader; or it
 * refused since nobody, or somebody else, is signed in by now (`other-session`).
 */
export type SaveFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'other-session'; readonly message: string | undefined };

/** An answer of a port. */
export type SaveOutcome<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: SaveFailure };
