import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { validatePackageName } from './validate-package-name.ts';
import { packageFiles, type ProjectFile } from './package-files.ts';
import { packageNames } from './package-names.ts';

/** The result: the paths of the written files, or the reason for none. */
export type Made =
  | { readonly kind: 'made'; readonly paths: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: string };

const TEMPLATE = join(import.meta.dirname, '..', 'template');
const TEMPLATE_PARTS = /^(README\.md$|src\/)/;
const ROOMS = ['apps', 'packages', 'tooling'];

/**
 * Writes a new feature package into a project; existing files are not overwritten, and nothing is written for
 * an invalid name.
 */
export function makePackage(name: string, root: string): Made {
  const problem = validatePackageName(name, takenNames(root));
  if (problem !== undefined) return { kind: 'refused', problem };
  const files = packageFiles(packageNames(name), templateFiles());
  const standing = files.find(({ path }) => existsSync(join(root, path)));
  if (standing) return { kind: 'refused', problem: `The name '${name}' is taken: ${standing.path} exists.` };
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  return { kind: 'made', paths: files.map(({ path }) => path) };
}

/** Returns the names of existing workspace folders, which are the names of their packages. */
const takenNames = (root: string): readonly string[] =>
  ROOMS.map((room) => join(root, room))
    .filter((room) => existsSync(room))
    .flatMap((room) => readdirSync(room));

const templateFiles = (): readonly ProjectFile[] =>
  readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(TEMPLATE.length + 1).replaceAll(sep, '/'), text: textOf(file) }))
    .filter(({ path }) => TEMPLATE_PARTS.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

const textOf = (file: string): string => readFileSync(file, 'utf8');
