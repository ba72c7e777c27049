import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = /^(node_modules|dist|\.turbo|\.git|test-results|playwright-report|e2e)$|\.test\.tsx?$|\.md$/;

/**
 * Returns the files below the paths (files or directories), without those that no build reads; none for a missing path.
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export const filesBelow = (root, paths) =>
  paths.flatMap((path) => {
    const is = statSync(join(root, path), { throwIfNoEntry: false });
    if (is === undefined) return [];
    if (!is.isDirectory()) return [path];
    const names = readdirSync(join(root, path)).filter((name) => !NEVER.test(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
    const inOrder = names.sort().map((name) => join(path, name));
    return filesBelow(root, inOrder);
  });

/**
 * Returns a hash of the files' names and contents.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export const contentFingerprint = (root, paths) => {
  const hash = createHash('sha256');
  for (const file of filesBelow(root, paths))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 32);
};

/**
 * Returns a hash of the files' metadata, which changes when one is written; reads no contents.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export const mtimeFingerprint = (root, paths) => {
  const hash = createHash('sha256');
  for (const file of filesBelow(root, paths)) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 32);
};
