import { spawnSync } from 'node:child_process';

import { UserError } from './log.mjs';

/** The default branches for comparing a change; the first existing one is used. */
const MAIN_BRANCHES = ['main', 'origin/main'];

/**
 * Runs git in a directory and returns its output; undefined if it fails.
 * @param {string} dir
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
const git = (dir, args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
};

/** @param {string} dir @param {readonly string[]} args @returns {readonly string[]} */
const namesOf = (dir, args) => (git(dir, args) ?? '').split('\0').filter((name) => name !== '');

/**
 * Returns the merge base of the working copy and another revision.
 * @param {string} dir
 * @param {string | undefined} revision by default, the main branch
 * @returns {string}
 */
export const mergeBase = (dir, revision) => {
  for (const name of revision === undefined ? MAIN_BRANCHES : [revision]) {
    const commit = git(dir, ['merge-base', 'HEAD', name])?.trim();
    if (commit) return commit;
  }
  const names = revision ?? MAIN_BRANCHES.join(' or ');
  throw new UserError(
    `git finds no commit that this working copy and ${names} share, so what has changed is not known. ` +
      'Fetch the branch, or name another one: npm test -- affected REVISION',
  );
};

/**
 * Lists the files that differ from a commit, committed or not, including untracked files that are not ignored.
 * @param {string} dir the root of the repository
 * @param {string} commit
 * @returns {{ readonly existing: readonly string[], readonly deleted: readonly string[] }}
 */
export const changedFiles = (dir, commit) => {
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const changed = namesOf(dir, [...diff, '--diff-filter=d', commit, '--']);
  const added = namesOf(dir, ['ls-files', '--others', '--exclude-standard', '-z']);
  return {
    existing: [...new Set([...changed, ...added])].toSorted(),
    deleted: namesOf(dir, [...diff, '--diff-filter=D', commit, '--']),
  };
};
