/** A request to the server: a resource by its name without `Resource`, or a raw path. */
export type ApiRequest =
  | {
      readonly kind: 'resource';
      readonly name: string;
      readonly action: 'create' | 'update' | 'delete';
      readonly options: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'path';
      readonly method: 'PUT' | 'DELETE';
      readonly path: string;
      readonly options: Readonly<Record<string, string>>;
    };

/** The result of a request: done, or an error with a message, if any. */
export type ApiResult = { readonly ok: true } | { readonly ok: false; readonly message?: string | undefined };
