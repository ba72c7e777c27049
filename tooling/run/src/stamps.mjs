import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * True when the stamp in `file` says `print`.
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
 * Writes down that the work of `print` is done.
 * @param {string} file
 * @param {string} print
 */
export const stamp = (file, print) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
};
