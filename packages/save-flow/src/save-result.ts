/** The reason for a failed port call: no response, or a rejection with a message. */
export type SaveError =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      /** True if another member or no one is signed in: queued changes stay for their own member. */
      readonly isOtherSession?: boolean;
    };

/** The result of a port call. */
export type SaveResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly failure: SaveError };
