// Determines for the release workflow whether there are new changesets, and under which tag versions are
// published.
import { appendFileSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './src/paths.mjs';

/** @typedef {{ readonly mode: 'pre' | 'exit', readonly tag: string, readonly changesets: readonly string[] }} PreRelease */

/**
 * Returns whether changesets are pending, and otherwise the registry tag of the next versions.
 * @param {readonly string[]} names of the present changesets
 * @param {PreRelease | undefined} pre the state of `changeset pre`: used changesets remain during a pre-release
 * @param {string} snapshot the tag of a snapshot; empty without one
 */
export const releaseState = (names, pre, snapshot) => ({
  pending: snapshot === '' && (pre?.mode === 'exit' || names.some((name) => !pre?.changesets.includes(name))),
  tag: snapshot || (pre?.mode === 'pre' ? pre.tag : 'latest'),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const changesets = join(ROOT, '.changeset');
  const preFile = join(changesets, 'pre.json');
  const pre = existsSync(preFile) ? JSON.parse(readFileSync(preFile, 'utf8')) : undefined;
  const names = readdirSync(changesets)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length));
  const { pending, tag } = releaseState(names, pre, process.env.SNAPSHOT ?? '');
  console.log(`pending=${pending}\ntag=${tag}`);
  if (process.env.GITHUB_OUTPUT)
    appendFileSync(process.env.GITHUB_OUTPUT, `pending=${pending}\ntag=${tag}\n`);
}
