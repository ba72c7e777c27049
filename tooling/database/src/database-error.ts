/** A reason why there is no database, in words for the person who started the program; it needs no stack. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** The SQLSTATE or system code of a thrown thing, or undefined. */
export const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};
