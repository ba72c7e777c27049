import type { BuilderFailure } from './model/builder-failure.ts';

/** An error of a port: a sentence for the member, a code, and sentences by field. */
export class BuilderError extends Error {
  override readonly name = 'BuilderError';
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    message: string,
    options: {
      readonly code: string;
      readonly fields?: Readonly<Record<string, string>> | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.code = options.code;
    this.fields = options.fields ?? {};
  }
}

/** Returns what a port rejected with as data; an error that is no `BuilderError` has the code `unknown` and no message. */
export function toBuilderFailure(error: unknown): BuilderFailure {
  if (error instanceof BuilderError)
    return { message: error.message, code: error.code, fields: error.fields };
  return { message: '', code: 'unknown', fields: {} };
}
