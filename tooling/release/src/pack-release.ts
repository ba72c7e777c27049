import { run } from '@pegboard/rehearsal/programs';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_LIST, listedFiles } from './archive-files.ts';
import { git } from './git.ts';
import { publishedPackages, type PublishedPackage } from './packages.ts';
import { createProvenance } from './provenance.ts';
import { buildPackages } from './raise-versions.ts';
import { createSbom, validateSbom, type ListedPackage } from './sbom.ts';
import { changelogOf } from './user-changelog.ts';

/** The description of a release, which tagging reads: `release.json`. */
export type Release = {
  readonly commit: string;
  readonly packages: readonly {
    readonly tag: string;
    /** The path of the text of the release on GitHub. */
    readonly notes: string;
  }[];
};

/**
 * Builds the packages twice, fails when the archives differ or have other files than their committed lists, and writes
 * everything that a release consists of to a folder: archives in the order of publication (`SHA256SUMS`), a bill of
 * materials of each, a provenance statement, the texts of the release. The folder appears when it is complete.
 */
export async function packRelease(
  root: string,
  into: string,
  options: {
    /** True to pack every package; by default, those whose version the registry does not have. */
    readonly all?: boolean;
    readonly builder: string;
  },
): Promise<void> {
  const partial = `${into}.partial`;
  const first = `${into}.first`;
  for (const folder of [partial, first, into]) rmSync(folder, { recursive: true, force: true });
  for (const folder of [first, partial]) {
    removeBuilds(root);
    await buildPackages(root, true);
    await pack(root, folder, options.all ?? false);
  }
  const sums = readFileSync(join(partial, 'SHA256SUMS'), 'utf8');
  if (readFileSync(join(first, 'SHA256SUMS'), 'utf8') !== sums)
    throw new Error(`Two builds differ. Compare the archives in ${first} and ${partial}.`);
  rmSync(first, { recursive: true });

  const packages = publishedPackages(root);
  const subjects = sums
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sha256: line.slice(0, 64), name: line.slice(66) }));
  const packed = packages.filter(({ archive }) => subjects.some(({ name }) => name === archive));
  await checkFiles(packed, partial);
  await writeSboms(root, packed, partial);
  const commit = (await git(root, 'rev-parse', 'HEAD')).trim();
  const lockfileSha256 = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const provenance = createProvenance({ subjects, commit, lockfileSha256, builder: options.builder });
  writeJson(join(partial, 'provenance.intoto.json'), provenance);
  writeJson(join(partial, 'release.json'), writeNotes(packages, partial, commit));
  renameSync(partial, into);
}

/** Removes the builds of all packages. `git clean` would also remove `node_modules`, whose packages have a `dist`. */
export function removeBuilds(root: string): void {
  for (const folder of globSync('packages/*/dist', { cwd: root }))
    rmSync(join(root, folder), { recursive: true });
}

async function pack(root: string, into: string, all: boolean): Promise<void> {
  const script = join(root, 'tooling/run/pack-packages.mjs');
  await run(process.execPath, [script, into, ...(all ? ['--all'] : [])], { cwd: root, env: process.env });
}

async function checkFiles(packages: readonly PublishedPackage[], folder: string): Promise<void> {
  for (const { archive, folder: source, name } of packages) {
    const output = await run('tar', ['--list', '--file', archive], { cwd: folder, env: process.env });
    const reviewed = readFileSync(join(source, ARCHIVE_LIST), 'utf8');
    if (listedFiles(output) !== reviewed)
      throw new Error(`The archive of ${name} has other files than packages/*/${ARCHIVE_LIST}:\n${output}`);
  }
}

async function writeSboms(root: string, packages: readonly PublishedPackage[], into: string): Promise<void> {
  mkdirSync(join(into, 'sbom'), { recursive: true });
  const time = new Date(await git(root, 'log', '-1', '--format=%cI'));
  const output = await run(
    'pnpm',
    ['list', '--json', '--prod', '--depth', 'Infinity', '--filter', './packages/*'],
    { cwd: root, env: process.env },
  );
  const listed = JSON.parse(output.slice(output.indexOf('['))) as readonly ListedPackage[];
  const complete = joinWorkspace(listed);
  for (const { name, archive } of packages) {
    const own = complete.find((one) => one.name === name);
    if (own === undefined) throw new Error(`pnpm does not list ${name}.`);
    const text = createSbom(own, { time });
    await validateSbom(text);
    writeFileSync(join(into, 'sbom', archive.replace(/tgz$/, 'cdx.json')), text);
  }
}

/**
 * Returns the packages with their dependencies everywhere: pnpm lists those of a package of the workspace only at its
 * first place in the whole answer.
 */
function joinWorkspace(listed: readonly ListedPackage[]): readonly ListedPackage[] {
  const known = new Map<string, ListedPackage>();
  const learn = (one: ListedPackage): void => {
    if (one.deduped !== true && (one.dependencies || !known.has(one.path))) known.set(one.path, one);
    for (const dependency of Object.values(one.dependencies ?? {})) learn(dependency);
  };
  for (const one of listed) learn(one);
  const complete = (one: ListedPackage, above: ReadonlySet<string>): ListedPackage => {
    if (above.has(one.path)) return { ...one, deduped: true };
    const within = new Set([...above, one.path]);
    const { dependencies = {} } = known.get(one.path) ?? one;
    const entries = Object.entries(dependencies).map(([key, each]) => [key, complete(each, within)] as const);
    return { ...one, deduped: false, dependencies: Object.fromEntries(entries) };
  };
  return listed.map((one) => complete(one, new Set()));
}

function writeNotes(packages: readonly PublishedPackage[], into: string, commit: string): Release {
  mkdirSync(join(into, 'notes'), { recursive: true });
  return {
    commit,
    packages: packages.map(({ name, version, folder, archive }) => {
      const notes = join('notes', archive.replace(/tgz$/, 'md'));
      const file = join(folder, 'CHANGELOG.md');
      const text = existsSync(file) ? changelogOf(readFileSync(file, 'utf8'), version) : '';
      writeFileSync(join(into, notes), `${text || 'A version without changes of its own.'}\n`);
      return { tag: `${name}@${version}`, notes };
    }),
  };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
