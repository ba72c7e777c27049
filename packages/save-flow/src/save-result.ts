/** Why a call of a port did not succeed: no answer came, or the server refused with words for the reader. */
export type SaveError =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      /** Since nobody, or somebody else, is signed in by now: what waits for the network stays for its own reader. */
      readonly isOtherSession?: boolean;
    };

/** An answer of a port. */
export type SaveResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly failure: SaveError };
