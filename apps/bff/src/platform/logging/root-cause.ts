/**
 * Returns the innermost cause of an error. The outer errors may quote values of a statement, which can be
 * personal data.
 */
export function getRootCause(thrown: unknown): Error & { readonly code?: string } {
  let error = thrown;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  if (!(error instanceof Error)) return withoutStack(new Error('Something was thrown that is no error.'));
  const { code } = error as { readonly code?: unknown };
  return Object.assign(withoutStack(new Error(error.message)), typeof code === 'string' ? { code } : {});
}

function withoutStack(failure: Error): Error {
  delete failure.stack;
  return failure;
}
