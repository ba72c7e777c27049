import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'it, or what it is to be in, is a file',
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
};

/** Creates the data directory if it is missing. Throws an `OperatorError` if the site cannot write to it. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    readdirSync(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new OperatorError(
      `The data directory ${dataDir} cannot be used: ${REASONS[code] ?? message}.\n` +
        'Name another one with --data or PEGBOARD_DATA_DIR, or give this user the right to write there.',
      { cause },
    );
  }
}
