import { DatabaseError } from '@pegboard/database';

/** Something that anyone who runs the site can put right: its message says what is wrong and what to do. */
export class OperatorError extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/**
 * Runs a program's work and gives what it gives. What its operator can put right is reported without a stack,
 * and ends the program with 1.
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
