import { run } from '@pegboard/rehearsal/programs';
import { startRegistry } from '@pegboard/rehearsal/registry';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';
import { NEXT_BRANCH } from './raise-versions.ts';

/** The folders of a dry run. */
type Folders = {
  /** Stands for the repository on GitHub. */
  readonly remote: string;
  /** A clean clone of it, in which the release is made. */
  readonly project: string;
  readonly release: string;
  readonly registry: string;
};

/** A step of a release. It may be killed at any time: a repeated call first removes what an earlier one left. */
export type Step = { readonly name: string; readonly act: () => Promise<void> };

/**
 * Makes a release from a commit of a repository into a folder: everything but the upload to the public registry and
 * the calls of GitHub, by the scripts of `release.yml`. Completed steps are not repeated, so a killed run continues.
 * Returns the list of all results with their digests (PK-07).
 */
export async function dryRun(
  repository: string,
  commit: string,
  folder: string,
  onStep: (line: string) => void,
): Promise<string> {
  const folders: Folders = {
    remote: join(folder, 'remote.git'),
    project: join(folder, 'project'),
    release: join(folder, 'release'),
    registry: join(folder, 'registry'),
  };
  mkdirSync(folder, { recursive: true });
  await runSteps(stepsOf(repository, commit, folders), join(folder, 'done'), onStep);
  const results = await listResults(folders);
  writeFileSync(join(folder, 'RESULTS'), results);
  return results;
}

/** Runs the steps that are not done, in their order. `doneFile` lists the completed ones. */
export async function runSteps(
  steps: readonly Step[],
  doneFile: string,
  onStep: (line: string) => void,
): Promise<void> {
  const done = new Set(existsSync(doneFile) ? readFileSync(doneFile, 'utf8').split('\n') : []);
  for (const { name, act } of steps) {
    if (done.has(name)) {
      onStep(`${name}: done before`);
      continue;
    }
    onStep(`${name}: begins`);
    const since = performance.now();
    await act();
    done.add(name);
    writeFileSync(doneFile, `${[...done].filter(Boolean).join('\n')}\n`);
    onStep(`${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  }
}

function stepsOf(
  repository: string,
  commit: string,
  { remote, project, release, registry }: Folders,
): readonly Step[] {
  /** Runs a script of the release in the clone, as the workflow does. */
  const script = async (name: string, ...args: readonly string[]): Promise<void> =>
    void (await run(process.execPath, [join('tooling/release', name), ...args], {
      cwd: project,
      env: process.env,
    }));
  return [
    {
      name: 'clone',
      async act() {
        for (const path of [remote, project]) rmSync(path, { recursive: true, force: true });
        await git(repository, 'init', '--quiet', '--bare', '--initial-branch', 'main', remote);
        await git(remote, 'fetch', '--quiet', '--no-tags', repository, `${commit}:refs/heads/main`);
        await git(repository, 'clone', '--quiet', '--branch', 'main', remote, project);
      },
    },
    {
      name: 'install',
      act: async () =>
        void (await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
          cwd: project,
          env: process.env,
        })),
    },
    {
      name: 'versions',
      async act() {
        await resetTo(project, 'main');
        await script('release.ts', 'versions');
        await script('propose.mjs', remote);
      },
    },
    {
      name: 'merge',
      async act() {
        // Stands for merging the pull request.
        await git(remote, 'update-ref', 'refs/heads/main', `refs/heads/${NEXT_BRANCH}`);
        await git(project, 'fetch', '--quiet', 'origin');
        await resetTo(project, 'origin/main');
      },
    },
    {
      name: 'pack',
      act: () => script('release.ts', 'pack', release, '--all', '--builder', 'urn:pegboard:dry-run'),
    },
    {
      name: 'publish',
      async act() {
        const { env, stop } = await startRegistry(registry);
        try {
          await run(process.execPath, ['tooling/release/publish.mjs', release], { cwd: project, env });
        } finally {
          await stop();
        }
      },
    },
    { name: 'tag', act: () => script('tag.mjs', release, '--remote', remote) },
  ];
}

/** Makes a clone exactly a commit again: without changes, and without files that git does not ignore. */
async function resetTo(project: string, revision: string): Promise<void> {
  rmSync(join(project, '.git/index.lock'), { force: true });
  await git(project, 'switch', '--quiet', '--force', '--detach', revision);
  await git(project, 'reset', '--quiet', '--hard', revision);
  await git(project, 'clean', '-ffd', '--quiet');
}

/** Returns a line for each file of the release, each reference of the repository, and each archive in the registry. */
async function listResults({ remote, release, registry }: Folders): Promise<string> {
  const files = [
    ...filesOf(release).map((path) => ['release', release, path] as const),
    ...filesOf(join(registry, 'storage'))
      .filter((path) => path.startsWith('@pegboard/') && path.endsWith('.tgz'))
      .map((path) => ['registry', join(registry, 'storage'), path] as const),
  ];
  const digests = files.map(
    ([place, folder, path]) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}  ${place}/${path}`,
  );
  const references = await git(remote, 'for-each-ref', '--format=%(objectname)  %(refname)');
  return `${[...digests, ...references.trim().split('\n')].join('\n')}\n`;
}

function filesOf(folder: string): readonly string[] {
  return globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();
}
