import type { BuilderFailure } from './model/builder-failure.ts';

/** An error of a port: a sentence for the member, a code, sentences by field, and whether repeating is useless. */
export class BuilderError extends Error {
  override readonly name = 'BuilderError';
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** True if the same operation cannot succeed: the builder does not offer to repeat it. */
  readonly isPermanent: boolean;

  constructor(
    message: string,
    options: {
      readonly code: string;
      readonly fields?: Readonly<Record<string, string>> | undefined;
      readonly isPermanent?: boolean | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.code = options.code;
    this.fields = options.fields ?? {};
    this.isPermanent = options.isPermanent ?? false;
  }
}

/** Returns what a port rejected with as data; an error that is no `BuilderError` has the code `unknown` and no message. */
export function toBuilderFailure(error: unknown): BuilderFailure {
  if (error instanceof BuilderError) {
    const { message, code, fields, isPermanent } = error;
    return { message, code, fields, ...(isPermanent && { isPermanent }) };
  }
  return { message: '', code: 'unknown', fields: {} };
}
