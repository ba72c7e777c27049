/** An error that the member sees: a code of `docs/errors.md`, or one of the extension, with the words of the server. */
export class ExtensionFailure extends Error {
  readonly code: string;
  constructor(code: string, options: ErrorOptions & { readonly message?: string } = {}) {
    super(options.message ?? '', options);
    this.name = 'ExtensionFailure';
    this.code = code;
  }
}
