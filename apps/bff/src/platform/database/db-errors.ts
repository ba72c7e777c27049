const UNIQUE_VIOLATION = '23505';
const DEADLOCK_DETECTED = '40P01';

/** Whether a statement was refused by this unique index, by whichever error its driver's error was wrapped in. */
export function isUniqueViolation(thrown: unknown, index: string): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return constraint === index;
  }
  return false;
}

/** Whether a statement was ended because two transactions waited for each other: the other one went on. */
export function isDeadlock(thrown: unknown): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause)
    if ((error as { readonly code?: unknown }).code === DEADLOCK_DETECTED) return true;
  return false;
}
