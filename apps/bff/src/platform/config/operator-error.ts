import { DatabaseError } from '@pegboard/database';

/** An error that the operator of the site can fix: its message says what is wrong and what to do. */
export class OperatorError extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/**
 * Runs a program and returns its result. An `OperatorError` is printed without a stack, and ends the program
 * with 1.
 */
export async function runCliCommand<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError) && !(error instanceof DatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
