import { stat } from 'node:fs/promises';

/** Returns whether a file exists. */
export function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
