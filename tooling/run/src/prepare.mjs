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

const WEB = 'apps/web';
const SERVER = 'apps/bff';
const INSTALLED = join(ROOT, 'node_modules', '.pegboard-installed');

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

/**
 * A build of the site.
 * @typedef {object} Build
 * @property {string} workspace the directory whose `dist` is written
 * @property {readonly string[]} sources the files that it reads
 * @property {string} stamp the file that records its sources
 */

/** @type {readonly Build[]} */
const BUILDS = [
  {
    workspace: WEB,
    sources: [WEB, 'packages', 'tsconfig.base.json', 'pnpm-lock.yaml', 'apps/bff/schema.graphql'],
    stamp: join(STATE, 'web-built'),
  },
  {
    workspace: SERVER,
    sources: [
      join(SERVER, 'src'),
      join(SERVER, 'build'),
      join(SERVER, 'package.json'),
      'packages',
      'tooling/database',
      'tooling/demo-content',
      'pnpm-lock.yaml',
    ],
    stamp: join(STATE, 'server-built'),
  },
];

/** @param {Build} build */
const buildPrint = ({ workspace, sources }) => {
  const dist = join(ROOT, workspace, 'dist');
  // `dist` is build output here and must be unchanged since the build
  const files = existsSync(dist) ? readdirSync(dist).map((name) => join('dist', name)) : [];
  return `${contentFingerprint(ROOT, sources)} ${mtimeFingerprint(join(ROOT, workspace), files)}`;
};

const isInstalled = () => isStamped(INSTALLED, installPrint());
/** @param {Build} build */
const isBuilt = (build) =>
  existsSync(join(ROOT, build.workspace, 'dist')) && isStamped(build.stamp, buildPrint(build));

/** Records that the site and its server are built from the current sources. */
export const markBuilt = () => {
  for (const build of BUILDS) stamp(build.stamp, buildPrint(build));
};

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

/** @param {readonly Build[]} builds */
const build = async (builds) => {
  const filters = builds.flatMap(({ workspace }) => ['--filter', `./${workspace}`]);
  await pnpm('building the site', [...filters, 'run', 'build']);
  for (const each of builds) stamp(each.stamp, buildPrint(each));
};

/**
 * Installs the tools and packages and, on request, builds the site; up-to-date parts are skipped.
 * Of several concurrent processes one does the work and the others wait for it.
 * @param {{ readonly site: boolean }} wanted
 * @returns {Promise<{ readonly node: string, readonly env: Record<string, string | undefined> }>} the Node to use
 */
export const prepare = async ({ site }) => {
  const outdated = () => (site ? BUILDS.filter((each) => !isBuilt(each)) : []);
  if (!isInstalled() || outdated().length > 0) {
    const end = await acquireLock(join(STATE, 'turns'), (pid) =>
      log(`waiting for process ${pid}, which is preparing the same project …`),
    );
    try {
      if (!isInstalled()) await install();
      const builds = outdated();
      if (builds.length > 0) await build(builds);
    } finally {
      end();
    }
  }
  const dir = await nodeDir();
  return { node: join(dir, 'node'), env: environment([join(ROOT, 'node_modules', '.bin'), dir]) };
};
