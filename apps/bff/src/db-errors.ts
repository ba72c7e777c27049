const UNIQUE_VIOLATION = '23505';

/** Whether a statement was refused by this unique index, by whichever error its driver's error was wrapped in. */
export function isUniqueViolation(thrown: unknown, index: string): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return constraint === index;
  }
  return false;
}
