import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from '@pegboard/rehearsal/programs';
import { inject } from 'vitest';
import { VERSIONS } from './versions.ts';

const APPS = resolve(import.meta.dirname, '../apps');

/** An app of its own, outside of the workspace. */
export type FreshApp = {
  readonly folder: string;
  /** Runs an installed command of the app; returns its output. */
  exec(command: string, ...args: readonly string[]): Promise<string>;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Copies the files of a folder of `apps/`. */
  copy(name: string, to?: string): void;
};

/**
 * Creates an app that installs packages, ours and others, strictly: it finds what it lists and nothing else. `overrides` are
 * the versions of packages that others depend on.
 */
export async function createApp(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): Promise<FreshApp> {
  const folder = join(inject('folder'), 'apps', name);
  mkdirSync(folder, { recursive: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name, private: true, type: 'module', dependencies }, null, 2));
  write('.npmrc', `registry=${inject('registry')}\n`);
  // The archives are minutes old. Nothing of an app runs a script when it is installed.
  // JSON is YAML.
  write(
    'pnpm-workspace.yaml',
    JSON.stringify({ packages: ['.'], minimumReleaseAge: 0, strictDepBuilds: false, overrides }),
  );
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '',
    VITEST: '',
  };
  await run('pnpm', ['install', '--ignore-scripts', '--prod=false', '--no-frozen-lockfile'], {
    cwd: folder,
    env,
  });
  return {
    folder,
    exec: (command, ...args) => run(join(folder, 'node_modules/.bin', command), args, { cwd: folder, env }),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write,
    copy: (from, to = '') => cpSync(join(APPS, from), join(folder, to), { recursive: true }),
  };
}

/** Returns the versions of packages for `createApp`: the archives of ours, the tested version of others. */
export function versionsOf(...names: readonly string[]): Readonly<Record<string, string>> {
  const versions: Readonly<Record<string, string>> = VERSIONS;
  return Object.fromEntries(
    names.map((name) => [name, name.startsWith('@pegboard/') ? '*' : (versions[name] ?? '*')]),
  );
}
