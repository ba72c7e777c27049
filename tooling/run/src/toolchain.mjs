import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { cacheDir, environment } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { withTiming, UserError } from './log.mjs';
import { startProgram } from './supervision.mjs';
import { isAtLeast } from './versions.mjs';

/**
 * @typedef {{ node: { minimum: string, version: string, packages: Record<string, string> }, integrity: Record<string, string> }} Toolchain
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {Toolchain} */
const wanted = readJson(join(ROOT, 'tooling', 'run', 'toolchain.json'));
const platform = `${process.platform}-${process.arch}`;
const DONE = '.complete';

/** Returns the project's version of pnpm. */
const pnpmVersion = () =>
  String(readJson(join(ROOT, 'package.json')).packageManager).replace(/^pnpm@|\+.*$/g, '');

/** Returns the first lines of npm's output, which name the error. @param {string} output */
const firstLines = (output) => output.trim().split('\n').slice(0, 8).join('\n');

/** Returns the npm that runs this script, otherwise the one next to this Node or on the PATH. */
const npm = () => {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
};

/**
 * Compares the downloaded packages with the known versions and hashes; those of other systems are not known.
 * @param {Record<string, { version?: string, integrity?: string }>} fetched the packages in npm's lockfile
 * @param {Record<string, string>} known
 * @returns {string | undefined} the first package that differs
 */
export const findUnexpectedPackage = (fetched, known) => {
  for (const [path, { version, integrity }] of Object.entries(fetched)) {
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
    if (known[name] !== undefined && known[name] !== integrity) return name;
  }
  return undefined;
};

/**
 * Downloads a package from the npm registry into the cache if it is missing; returns the directory of its `node_modules`.
 * @param {string} name
 * @param {string} version
 */
const fetchPackage = async (name, version) => {
  const dir = join(cacheDir(), `${name}-${version}-${platform}`);
  const modules = join(dir, 'node_modules');
  if (existsSync(join(dir, DONE))) return modules;
  const draft = mkdtempSync(join(cacheDir(), '.fetching-'));
  writeFileSync(
    join(draft, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version } }),
  );
  const [command = 'npm', ...script] = npm();
  const args = [
    ...script,
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-update-notifier',
    '--no-package-lock',
  ];
  const program = startProgram(command, args, { cwd: draft, env: environment([]), output: 'captured' });
  if ((await program.ended) !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new UserError(
      `${name} ${version} could not be fetched from the npm registry:\n${firstLines(program.output())}\n\n` +
        'Look at the connection (and at a proxy or registry in ~/.npmrc), and start again.',
    );
  }
  const stranger = findUnexpectedPackage(
    readJson(join(draft, 'node_modules', '.package-lock.json')).packages,
    wanted.integrity,
  );
  if (stranger !== undefined) {
    rmSync(draft, { recursive: true, force: true });
    throw new UserError(
      `What the registry gave as ${stranger} is not the published package: it is not used.`,
    );
  }
  writeFileSync(join(draft, DONE), '');
  try {
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(dir, DONE))) throw error;
  }
  return modules;
};

/** Returns the directory of a supported Node: the current one or a downloaded one. */
export const nodeDir = async () => {
  const { minimum, version, packages } = wanted.node;
  if (isAtLeast(process.versions.node, minimum)) return dirname(process.execPath);
  const name = packages[platform];
  if (name === undefined) {
    throw new UserError(
      `Pegboard needs Node ${minimum} or newer (this is ${process.versions.node}): see https://nodejs.org`,
    );
  }
  const isThere = existsSync(join(cacheDir(), `${name}-${version}-${platform}`, DONE));
  const fetching = () => fetchPackage(name, version);
  const what = `fetching Node ${version} into ${cacheDir()} (this system has ${process.versions.node})`;
  return join(await (isThere ? fetching() : withTiming(what, fetching)), name, 'bin');
};

/** Returns the directory of an executable `pnpm` of the project's version. */
export const pnpmDir = async () => {
  const version = pnpmVersion();
  const bin = join(cacheDir(), `pnpm-${version}-${platform}`, 'bin');
  if (existsSync(join(bin, 'pnpm'))) return bin;
  const modules = await withTiming(`fetching pnpm ${version} into ${cacheDir()}`, () =>
    fetchPackage('pnpm', version),
  );
  const native = join(modules, '@pnpm', `exe.${platform}`, 'pnpm');
  mkdirSync(bin, { recursive: true });
  try {
    // without scripts, npm installs a text file as pnpm's command, which cannot be executed directly
    if (existsSync(native)) symlinkSync(native, join(bin, 'pnpm'));
    else
      writeFileSync(
        join(bin, 'pnpm'),
        `#!/bin/sh\nexec node '${join(modules, 'pnpm', 'bin', 'pnpm.mjs')}' "$@"\n`,
        { mode: 0o755 },
      );
  } catch (error) {
    if (!existsSync(join(bin, 'pnpm'))) throw error; // another start was faster
  }
  return bin;
};

/**
 * Returns an environment with `pnpm` on the PATH.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Record<string, string | undefined>>}
 */
export const withPnpm = async (env) => ({ ...env, PATH: [await pnpmDir(), env.PATH].join(delimiter) });
