import { AppError } from '../errors/errors.ts';

const CODE = /^[\w.]{1,40}$/;

/** What kind of failure it was, for a span: a code or the name of a class, never a message. */
export function failureKind(thrown: unknown): string {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof AppError) return error.code;
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'string' && CODE.test(code)) return code;
  }
  return thrown instanceof Error ? thrown.constructor.name : 'unknown';
}
