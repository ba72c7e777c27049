// Creates the tags of a release at its commit, pushes them, and creates the release texts on GitHub. What exists already is
// left, so an interrupted run is repeated as it is.
//
//   node tooling/release/tag.mjs FOLDER --remote origin [--github]
//
// It imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'string', default: 'origin' }, github: { type: 'boolean', default: false } },
});
const folder = resolve(positionals[0] ?? 'packed');

/** @param {string} command @param {readonly string[]} args */
const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  // The address of the remote may contain a token: the arguments are not in the message.
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stderr}`);
  return stdout;
};

/** @type {import('./src/pack-release.ts').Release} */
const { commit, packages } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
const present = new Set(
  run('git', ['ls-remote', '--tags', values.remote])
    .split('\n')
    .map((line) => line.split('\t')[1]?.replace('refs/tags/', '')),
);
for (const { tag, notes } of packages) {
  // A package without a new version keeps the tag of the commit that released it.
  if (!present.has(tag)) {
    run('git', ['push', '--quiet', values.remote, `${commit}:refs/tags/${tag}`]);
    console.log(`tagged ${tag}`);
  }
  if (!values.github) continue;
  if (spawnSync('gh', ['release', 'view', tag]).status === 0) continue;
  run('gh', ['release', 'create', tag, '--verify-tag', '--title', tag, '--notes-file', join(folder, notes)]);
  console.log(`released ${tag}`);
}
