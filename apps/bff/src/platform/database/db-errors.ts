const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const DEADLOCK_DETECTED = '40P01';

/** Returns whether an error or one of its causes is a violation of this unique index. */
export function isUniqueViolation(thrown: unknown, index: string): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return constraint === index;
  }
  return false;
}

/** Returns whether an error is a reference to a row that does not exist. */
export function isForeignKeyViolation(thrown: unknown): boolean {
  return hasCode(thrown, FOREIGN_KEY_VIOLATION);
}

/** Returns whether an error is a deadlock, in which this transaction was aborted. */
export function isDeadlock(thrown: unknown): boolean {
  return hasCode(thrown, DEADLOCK_DETECTED);
}

function hasCode(thrown: unknown, code: string): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause)
    if ((error as { readonly code?: unknown }).code === code) return true;
  return false;
}
