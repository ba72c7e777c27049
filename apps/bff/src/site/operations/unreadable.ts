import { resolve } from 'node:path';
import { OperatorError } from '../../platform/config/operator-error.ts';

/** Returns a handler of errors that explains why a file that an operator named cannot be read. Throws `OperatorError`. */
export function unreadable(file: string): (cause: unknown) => never {
  return (cause) => {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new OperatorError(
      isMissing
        ? `There is no file or folder ${resolve(file)}.`
        : `${resolve(file)} cannot be read: check what it is, and the rights on it.`,
      { cause },
    );
  };
}
