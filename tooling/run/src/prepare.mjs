import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from './environment.mjs';
import { contentFingerprint, mtimeFingerprint } from './fingerprint.mjs';
import { ROOT, STATE } from './paths.mjs';
import { withTiming, UserError, log } from './log.mjs';
import { isStamped, stamp } from './stamps.mjs';
import { startProgram } from './supervision.mjs';
import { nodeDir, pnpmDir } from './toolchain.mjs';
import { acquireLock } from './lock.mjs';

const WEB = join('apps', 'web');
const INSTALLED = join(ROOT, 'node_modules', '.pegboard-installed');
const BUILT = join(STATE, 'web-built');

/** Returns the directories of the packages of the workspace. */
export const workspaces = () =>
  ['apps', 'packages', 'tooling'].flatMap((group) =>
    existsSync(join(ROOT, group)) ? readdirSync(join(ROOT, group)).map((name) => join(group, name)) : [],
  );

const installPrint = () => {
  const manifests = ['.', ...workspaces()].map((dir) => join(dir, 'package.json'));
  const files = contentFingerprint(ROOT, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  return `${files} ${process.platform}-${process.arch}`;
};

const buildPrint = () => {
  const sources = contentFingerprint(ROOT, [
    WEB,
    'packages',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
    'apps/bff/schema.graphql',
  ]);
  const made = mtimeFingerprint(
    join(ROOT, WEB),
    readdirSync(join(ROOT, WEB)).includes('dist') ? distFiles() : [],
  );
  return `${sources} ${made}`;
};

/** Returns the files of `dist`, which is build output here and must be unchanged since the build. */
const distFiles = () => readdirSync(join(ROOT, WEB, 'dist')).map((name) => join('dist', name));

const isInstalled = () => isStamped(INSTALLED, installPrint());
const isBuilt = () => existsSync(join(ROOT, WEB, 'dist')) && isStamped(BUILT, buildPrint());

/** Records that the site in `apps/web/dist` is built from the current sources. */
export const markBuilt = () => stamp(BUILT, buildPrint());

/**
 * Runs pnpm in the project, or in a copy of it. Throws a `UserError` with its output.
 * @param {string} what
 * @param {readonly string[]} args of pnpm
 * @param {string} [cwd]
 */
export const pnpm = async (what, args, cwd = ROOT) => {
  const bin = await pnpmDir();
  const env = environment([bin, await nodeDir()]);
  await withTiming(what, async () => {
    const program = startProgram(join(bin, 'pnpm'), args, { cwd, env, output: 'captured' });
    if ((await program.ended) !== 0) throw new UserError(`${what} failed:\n${program.output().trim()}`);
  });
};

const install = async () => {
  await pnpm('installing packages', [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--config.confirmModulesPurge=false',
  ]);
  stamp(INSTALLED, installPrint());
};

const build = async () => {
  await pnpm('building the site', ['--filter', '@pegboard/web', 'run', 'build']);
  markBuilt();
};

/**
 * Installs the tools and packages and, on request, builds the site; up-to-date parts are skipped.
 * Of several concurrent processes one does the work and the others wait for it.
 * @param {{ readonly site: boolean }} wanted
 * @returns {Promise<{ readonly node: string, readonly env: Record<string, string | undefined> }>} the Node to use
 */
export const prepare = async ({ site }) => {
  const isReady = () => isInstalled() && (!site || isBuilt());
  if (!isReady()) {
    const end = await acquireLock(join(STATE, 'turns'), (pid) =>
      log(`waiting for process ${pid}, which is preparing the same project …`),
    );
    try {
      if (!isInstalled()) await install();
      if (site && !isBuilt()) await build();
    } finally {
      end();
    }
  }
  const dir = await nodeDir();
  return { node: join(dir, 'node'), env: environment([join(ROOT, 'node_modules', '.bin'), dir]) };
};
