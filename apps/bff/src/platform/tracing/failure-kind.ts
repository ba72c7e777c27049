import { AppError } from '../errors/errors.ts';

const CODE = /^[\w.]{1,40}$/;

/** Returns the kind of a failure for a span: a code or a class name, never a message. */
export function failureKind(thrown: unknown): string {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof AppError) return error.code;
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'string' && CODE.test(code)) return code;
  }
  return thrown instanceof Error ? thrown.constructor.name : 'unknown';
}
