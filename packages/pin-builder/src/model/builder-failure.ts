/** The data of a `BuilderError`; `message` may be empty. */
export type BuilderFailure = {
  readonly message: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
};
