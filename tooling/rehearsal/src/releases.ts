import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './programs.ts';

/**
 * A copy of the project in which versions are raised and packages are published; the project itself is
 * unchanged.
 */
export type Copy = {
  /**
   * Publishes all packages as a snapshot under a tag, by the commands of a release, and returns their
   * version. `edit` changes the copy before.
   */
  publish(tag: string, edit?: (folder: string) => void): Promise<string>;
};

/**
 * Copies a project as it is now, with what is not yet committed.
 * @param env in which npm knows the registry to publish to
 */
export async function copyProject(root: string, folder: string, env: NodeJS.ProcessEnv): Promise<Copy> {
  const git = (cwd: string, ...args: readonly string[]): Promise<string> =>
    run('git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], { cwd, env });
  const here = { cwd: folder, env: withTools(folder, env) };
  await git(root, 'clone', '--quiet', '--shared', '--no-tags', root, folder);
  const changed = await git(
    root,
    'ls-files',
    '-z',
    '--modified',
    '--others',
    '--deleted',
    '--exclude-standard',
  );
  for (const path of new Set(changed.split('\0').filter(Boolean))) copyFile(path, root, folder);
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'as it is now');
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
    env: process.env,
  });

  return {
    async publish(tag, edit) {
      await git(folder, 'reset', '--quiet', '--hard');
      edit?.(folder);
      announceAll(folder);
      await run('changeset', ['version', '--snapshot', tag], here);
      await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], here);
      const packed = join(folder, `packed-${tag}`);
      await run(process.execPath, ['tooling/run/pack-packages.mjs', packed], here);
      const archives = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
      await run(process.execPath, ['tooling/release/publish.mjs', packed, '--tag', tag], {
        cwd: folder,
        env,
      });
      return versionOf(folder, archives.length);
    },
  };
}

/** The one version of all published packages: a snapshot gives them the same. */
function versionOf(folder: string, published: number): string {
  const versions = readdirSync(join(folder, 'packages')).map((name) => {
    const manifest = readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { readonly version: string }).version;
  });
  const [version = ''] = versions;
  if (versions.length !== published || versions.some((one) => one !== version))
    throw new Error(`Not every package was published as one snapshot: ${versions.join(', ')}`);
  return version;
}

/** Adds a changeset for every package, since a snapshot raises only versions with one. */
function announceAll(folder: string): void {
  const names = readdirSync(join(folder, 'packages')).map((name) => `'@pegboard/${name}': patch\n`);
  writeFileSync(join(folder, '.changeset/rehearsal.md'), `---\n${names.join('')}---\n\nA rehearsal.\n`);
}

function copyFile(path: string, from: string, to: string): void {
  if (!existsSync(join(from, path))) return rmSync(join(to, path), { force: true });
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(from, path), join(to, path));
}

/** Returns the environment with the copy's tools on its path. */
const withTools = (folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${join(folder, 'node_modules', '.bin')}:${env['PATH']}`,
  TURBO_TELEMETRY_DISABLED: '1',
});

/** The visible change of a later version of the card: a padding that no version has. */
export const LATER_PADDING = 7;

/** Changes a project's copy to a later version: the card looks different, with the same names. */
export function createNextVersion(folder: string): void {
  const styles = join(folder, 'packages/pin-card/src/pin-card.module.css');
  appendFileSync(styles, `\n.card {\n  padding-block-end: ${LATER_PADDING}px;\n}\n`);
}
