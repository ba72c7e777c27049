// Pushes the branch with the next versions and opens its pull request, or renews it:
//
//   node tooling/release/propose.mjs REMOTE [--github]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const BRANCH = 'release/next';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { github: { type: 'boolean', default: false } },
});

/** @param {string} command @param {readonly string[]} args */
const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  // The address of the remote may contain a token: it is not in the message.
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stderr}`);
  return stdout.trim();
};

run('git', ['push', '--quiet', '--force', positionals[0] ?? 'origin', `${BRANCH}:${BRANCH}`]);
if (values.github) {
  const open = ['pr', 'list', '--head', BRANCH, '--state', 'open', '--json', 'number', '--jq', '.[].number'];
  if (run('gh', open) === '')
    run('gh', [
      'pr',
      'create',
      '--head',
      BRANCH,
      '--base',
      'main',
      '--title',
      'Release the next versions',
      '--body',
      'Merging this publishes the packages with raised versions.',
    ]);
}
