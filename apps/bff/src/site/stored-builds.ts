import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readPersisted } from './web-build.ts';

const FOLDER = 'builds';
const ASSETS = 'assets';
const OPERATIONS = 'persisted-documents.json';
/** Milliseconds for which a build is stored after the next one was started: pages of it may be open. Source: chosen. */
export const STORED_MS = 14 * 86_400_000;
/** The largest number of stored builds. Source: chosen. */
export const STORED_MAX = 20;
/** Milliseconds after which an incomplete copy is that of a killed process. Source: chosen. */
const COPY_MS = 3_600_000;

/** A stored build and the time of its last start. */
export type StoredBuild = { readonly id: string; readonly startedAt: number };

/** The builds that a server has beside its own. */
export type StoredBuilds = {
  /** Returns the directory of a stored build that has a client file; undefined if none has. */
  readonly findOtherBuild: (name: string) => Promise<string | undefined>;
  /** The GraphQL operations of pages of earlier builds, hash to text. */
  readonly operations: Readonly<Record<string, string>>;
};

/**
 * Stores the client files and the operations of a build in the data directory, which outlives deployments and is common to all
 * processes, and returns those of other builds: pages that are open during a deploy still load parts and send queries (PK-09).
 * Builds that are no longer needed are removed.
 */
export async function storeBuild(
  dataDir: string,
  /** The directory with `client` and `persisted-documents.json`. */
  webDist: string,
  now: number,
): Promise<StoredBuilds> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const id = await computeBuildId(webDist);
  const own = join(folder, id);
  if (!existsSync(own)) await copyBuild(webDist, own);
  await utimes(own, new Date(now), new Date(now));
  await removeIncomplete(folder, now);
  const builds = await listBuilds(folder);
  for (const { id: unneeded } of findUnneededBuilds(builds, now))
    await rm(join(folder, unneeded), { recursive: true, force: true });
  return {
    findOtherBuild: (name) => findBuildWith(folder, name),
    operations: await readOperations(
      folder,
      builds.filter((build) => build.id !== id),
    ),
  };
}

/**
 * Returns the builds, newest first, that no longer have to be stored: those whose next build was started long ago, and
 * those beyond the largest number.
 */
export function findUnneededBuilds(builds: readonly StoredBuild[], now: number): readonly StoredBuild[] {
  return builds.filter((_, index) => {
    const next = builds[index - 1];
    return next !== undefined && (index >= STORED_MAX || now - next.startedAt > STORED_MS);
  });
}

async function computeBuildId(webDist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['client/.vite/manifest.json', OPERATIONS])
    hash.update(await readFile(join(webDist, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Copies a build under its final name once it is complete; several processes may do so at once. */
async function copyBuild(webDist: string, into: string): Promise<void> {
  const copy = join(into, '..', `.${randomUUID()}`);
  await cp(join(webDist, 'client', ASSETS), join(copy, ASSETS), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  await copyFile(join(webDist, OPERATIONS), join(copy, OPERATIONS));
  await rename(copy, into).catch(async (error: unknown) => {
    await rm(copy, { recursive: true });
    if (!existsSync(into)) throw error;
  });
}

/** Returns the complete builds of a folder, the last started first. */
async function listBuilds(folder: string): Promise<readonly StoredBuild[]> {
  const ids = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const builds = await Promise.all(
    ids.map(async (id) => ({ id, startedAt: (await stat(join(folder, id))).mtimeMs })),
  );
  return builds.toSorted((one, other) => other.startedAt - one.startedAt);
}

async function removeIncomplete(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith('.'))) {
    const copy = join(folder, name);
    const { mtimeMs } = await stat(copy).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > COPY_MS) await rm(copy, { recursive: true, force: true });
  }
}

async function findBuildWith(folder: string, name: string): Promise<string | undefined> {
  // Read at each request: during a deploy of several processes, one of them stores the next build.
  for (const id of await readdir(folder)) {
    const assets = join(folder, id, ASSETS);
    const isThere = await access(join(assets, name)).then(
      () => true,
      () => false,
    );
    if (isThere && !id.startsWith('.')) return assets;
  }
  return undefined;
}

/** Returns the operations of builds; of the same one, the newest build's text. */
async function readOperations(
  folder: string,
  builds: readonly StoredBuild[],
): Promise<Readonly<Record<string, string>>> {
  const operations: Record<string, string> = {};
  for (const { id } of builds.toReversed()) {
    const path = join(folder, id, OPERATIONS);
    if (existsSync(path)) Object.assign(operations, readPersisted(path));
  }
  return operations;
}
