import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns whether the stamp in `file` equals `print`.
 * @param {string} file
 * @param {string} print
 */
export const isStamped = (file, print) => {
  try {
    return readFileSync(file, 'utf8') === print;
  } catch {
    return false; // not done yet
  }
};

/**
 * Records in `file` that the work for `print` is done.
 * @param {string} file
 * @param {string} print
 */
export const stamp = (file, print) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
};
