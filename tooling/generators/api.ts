/**
 * Generates what is derived from the sources and committed: GraphQL types and operations, the description of the REST
 * calls, the schema's migration, each package's public API, and the diagrams of ARCHITECTURE.md.
 *
 *   node tooling/generators/api.ts            writes them (the packages must be built: `pnpm build`)
 *   node tooling/generators/api.ts --check    changes nothing, and fails when one is not what the sources give, or when
 *                                             the API, or that of a package, breaks callers of the released one and no
 *                                             changeset says so
 *   node tooling/generators/api.ts --release  writes them, and keeps the APIs as those that are released
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ARCHIVE_LIST, archiveList } from '@pegboard/release/archive-files';
import { apiReports } from './api-report.ts';
import { architecturePage } from './src/architecture-page.ts';
import { missingBuilds } from './src/missing-builds.ts';
import { snapshotReleasedApi, findUnannouncedBreakingChanges } from './src/released-api.ts';
import { snapshotReleasedOperations } from './src/released-operations.ts';
import { snapshotReleasedPackages, unannouncedPackageBreaks } from './src/released-packages.ts';
import { writeBreakingChanges } from './src/write-breaking-changes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const API = join(ROOT, 'apps/bff');
const GENERATED = [
  'ARCHITECTURE.md',
  'apps/bff/openapi.json',
  'apps/bff/openapi-v5.json',
  'apps/bff/schema.graphql',
  'apps/bff/search-migrations/**',
  'apps/bff/src/platform/graphql/generated/**',
  'apps/bff/migrations/**',
  'apps/web/src/data/generated/**',
  'packages/*/api.md',
  'packages/*/archive.txt',
];

/** Returns all generated files with their text. */
function generatedFiles(): ReadonlyMap<string, string> {
  const paths = GENERATED.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((path) =>
    /\.\w+$/.test(path),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** Runs a tool of an app in its folder; its output is shown only if it fails. */
function run(folder: string, tool: string, ...args: readonly string[]): void {
  const cwd = join(ROOT, folder);
  try {
    execFileSync(join(cwd, 'node_modules/.bin', tool), args, { cwd, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${tool} failed in ${folder}:\n${stdout}${stderr}`, { cause: error });
  }
}

function writeOpenApi(): void {
  const file = join(ROOT, 'apps/bff/src/site/write-openapi.ts');
  execFileSync(process.execPath, ['--conditions=@pegboard/source', file], { stdio: 'inherit' });
}

/** Returns the folders of all packages. */
function packageFolders(): readonly string[] {
  const manifests = globSync('packages/*/package.json', { cwd: ROOT }).toSorted();
  return manifests.map((manifest) => dirname(join(ROOT, manifest)));
}

async function generate(): Promise<void> {
  run('apps/bff', 'graphql-codegen', '--config', 'codegen.ts', '--silent');
  run('apps/web', 'graphql-codegen', '--config', 'codegen.ts', '--silent');
  run('apps/bff', 'drizzle-kit', 'generate');
  run('apps/bff', 'drizzle-kit', 'generate', '--config', 'drizzle-search.config.ts');
  writeOpenApi();
  const reports = apiReports(packageFolders());
  for (const [folder, report] of reports) writeFileSync(join(folder, 'api.md'), report);
  for (const folder of packageFolders()) writeFileSync(join(folder, ARCHIVE_LIST), archiveList(folder));
  writeFileSync(join(ROOT, 'ARCHITECTURE.md'), await architecturePage(ROOT));
}

/** Restores the former contents of files. */
function restore(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): void {
  for (const path of after.keys()) if (!before.has(path)) rmSync(join(ROOT, path));
  for (const [path, text] of before) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    if (!existsSync(join(ROOT, path)) || after.get(path) !== text) writeFileSync(join(ROOT, path), text);
  }
}

const unbuilt = missingBuilds(packageFolders());
if (unbuilt.length > 0) {
  console.error(`These packages are not built: ${unbuilt.join(', ')}.`);
  console.error(
    "Run `pnpm exec turbo run build --filter './packages/*'` first: their APIs are read from the build.",
  );
  process.exit(1);
}
const before = generatedFiles();
await generate();
const after = generatedFiles();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (process.argv.includes('--check')) {
  restore(before, after);
  for (const path of changed) console.log(`not what the sources give: ${path}`);
  if (changed.length > 0)
    console.log('Run `pnpm api`, look at the difference, and commit it with the change.');
  const broken = await findUnannouncedBreakingChanges(ROOT, API);
  for (const sentence of broken) console.log(`breaks callers: ${sentence}`);
  if (broken.length > 0)
    console.log(
      "Keep what callers rely on, or add a changeset of '@pegboard/bff' that announces it (docs/releasing.md).",
    );
  const misfits = await unannouncedPackageBreaks(ROOT, join(ROOT, 'node_modules/.bin/tsc'));
  for (const sentence of misfits) console.log(`breaks who installed it: ${sentence}`);
  if (misfits.length > 0)
    console.log(
      'Keep what callers rely on, or add a changeset of the package that announces it (docs/releasing.md).',
    );
  process.exitCode = changed.length + broken.length + misfits.length > 0 ? 1 : 0;
} else {
  if (process.argv.includes('--release')) {
    writeBreakingChanges(ROOT);
    snapshotReleasedApi(API);
    snapshotReleasedOperations(join(ROOT, 'apps/web'));
    snapshotReleasedPackages(ROOT);
  }
  console.log(
    changed.length === 0
      ? 'everything generated is up to date'
      : changed.map((path) => `wrote ${path}`).join('\n'),
  );
}
