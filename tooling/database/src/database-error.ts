/** The reason why no database is available, as a message to the operator; printed without a stack. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Returns the SQLSTATE or system code of a thrown value; undefined if it has none. */
export const getErrorCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it, or a file in it, belongs to another user',
  EPERM: 'it, or a file in it, belongs to another user',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'it is not a directory',
  EEXIST: 'it is not a directory',
};

/** Converts a system error in a data directory to a `DatabaseError`; other errors are returned unchanged. */
export const toDatabaseError = (error: unknown, dataDir: string): unknown => {
  const reason = REASONS[getErrorCode(error) ?? ''];
  if (reason === undefined || error instanceof DatabaseError) return error;
  return new DatabaseError(`${dataDir} cannot be used: ${reason}. Choose another directory with --data.`, {
    cause: error,
  });
};
