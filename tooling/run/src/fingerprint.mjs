import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = /^(node_modules|dist|\.turbo|\.git|test-results|playwright-report|e2e)$|\.test\.tsx?$|\.md$/;

/**
 * The files below some paths (files or directories), without what no build reads; a missing path gives none.
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
 * A short text that changes when a name or the content of one of these files changes.
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
 * A short text that changes when one of these files is written, without reading them.
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
