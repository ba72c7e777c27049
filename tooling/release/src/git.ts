import { run } from '@pegboard/rehearsal/programs';

/** The identity of commits of a release. */
const NAME = 'github-actions[bot]';
const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';

/** Runs git in a folder as the release's committer, and returns its output. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const identity = ['-c', `user.name=${NAME}`, '-c', `user.email=${EMAIL}`, '-c', 'commit.gpgsign=false'];
  return run('git', [...identity, ...args], { cwd: folder, env: process.env });
}

/**
 * Commits everything, new files too, at the time of the commit before: a release that is made again has the same
 * commit.
 */
export async function commitAll(folder: string, message: string): Promise<void> {
  const date = await git(folder, 'log', '-1', '--format=%cI');
  await git(folder, 'add', '--all');
  const identity = ['-c', `user.name=${NAME}`, '-c', `user.email=${EMAIL}`, '-c', 'commit.gpgsign=false'];
  await run('git', [...identity, 'commit', '--quiet', '--no-verify', '--message', message], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}
