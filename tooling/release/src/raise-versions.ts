import { run } from '@pegboard/rehearsal/programs';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitAll, git } from './git.ts';
import { groupNewestVersion } from './user-changelog.ts';

/** The branch with the next versions, which the release workflow proposes. */
export const NEXT_BRANCH = 'release/next';

/**
 * Raises the versions by the changesets, writes the changelogs for users, regenerates what depends on the versions, and
 * commits all of it on the branch `release/next`. The project must be a clean clone: a run that was interrupted is
 * repeated from its `HEAD`, and gives the same commit (PK-07).
 */
export async function raiseVersions(
  root: string,
  /** Stores the public APIs as the released ones and updates the lockfile. */
  regenerate: (root: string) => Promise<void> = regenerateAll,
): Promise<void> {
  if ((await git(root, 'status', '--porcelain')) !== '')
    throw new Error('The working copy has changes: versions are raised in a clean clone.');
  await git(root, 'switch', '--quiet', '--force-create', NEXT_BRANCH);
  const before = changelogs(root);
  await run(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: root, env: process.env });
  for (const [path, text] of changelogs(root))
    if (before.get(path) !== text) writeFileSync(join(root, path), groupNewestVersion(text));
  await regenerate(root);
  await commitAll(root, 'release: next versions');
}

function changelogs(root: string): ReadonlyMap<string, string> {
  const paths = globSync('{apps,packages,tooling}/*/CHANGELOG.md', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

async function regenerateAll(root: string): Promise<void> {
  const here = { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } };
  await buildPackages(root);
  await run(process.execPath, [join(root, 'tooling/generators/api.ts'), '--release'], here);
  await run('pnpm', ['install', '--lockfile-only', '--prefer-offline'], here);
}

/** Builds the published packages; `force` ignores earlier results. */
export async function buildPackages(root: string, force = false): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  if (!existsSync(turbo)) throw new Error('The dependencies are not installed: run `pnpm install` first.');
  await run(
    turbo,
    ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only', ...(force ? ['--force'] : [])],
    { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
}
