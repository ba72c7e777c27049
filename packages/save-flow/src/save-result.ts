/** The reason for a failed port call: no response, or rejected with a message. */
export type SaveError =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      /**
       * Since no one, or someone else, is signed in by now: what waits for the network stays for its own
       * reader.
       */
      readonly isOtherSession?: boolean;
    };

/** An answer of a port. */
export type SaveResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly failure: SaveError };
