import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageBreaks, type PackageApi } from './package-breaks.ts';
import { announcedBreaks } from './released-api.ts';

const REPORT = 'api.md';
const RELEASED = join('released', REPORT);

/** Stores the current public API of every package as the released one, on which users can rely. */
export function snapshotReleasedPackages(root: string): void {
  for (const folder of folders(root)) {
    mkdirSync(join(folder, dirname(RELEASED)), { recursive: true });
    cpSync(join(folder, REPORT), join(folder, RELEASED));
  }
}

/**
 * Returns the breaking changes for users of the released packages, a sentence each; none for a package that
 * was never released, or for which a changeset announces breaking changes.
 */
export async function unannouncedPackageBreaks(root: string, tsc: string): Promise<readonly string[]> {
  const announced = await announcedBreaks(root);
  const apis = folders(root)
    .filter((folder) => existsSync(join(folder, RELEASED)))
    .map((folder) => apiOf(folder))
    .filter(({ name }) => !announced.has(name));
  return packageBreaks(tsc, apis);
}

function apiOf(folder: string): PackageApi {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const { name } = JSON.parse(read('package.json')) as { readonly name: string };
  return { name, folder, released: read(RELEASED), now: read(REPORT) };
}

function folders(root: string): readonly string[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => join(root, dirname(path)));
}
