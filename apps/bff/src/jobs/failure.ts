/**
 * What is kept and logged of a failed run: the innermost cause alone, in its words. Errors around it may quote values
 * of a statement, which may be somebody's.
 */
export function failureOf(thrown: unknown): Error {
  let error = thrown;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  const failure = new Error(
    error instanceof Error ? error.message : 'Something was thrown that is no error.',
  );
  const { code } = error as { readonly code?: unknown };
  delete failure.stack;
  return Object.assign(failure, typeof code === 'string' ? { code } : {});
}
