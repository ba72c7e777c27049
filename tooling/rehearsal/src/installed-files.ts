import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'];

/** Returns the problems of installed packages in an app, a sentence each. */
export function findInstallErrors(app: string): readonly string[] {
  const scope = join(app, 'node_modules', '@pegboard');
  return readdirSync(scope).flatMap((name) => findPackageErrors(name, readdirSync(join(scope, name))));
}

/** Returns the missing and superfluous files of an installed package. */
export function findPackageErrors(name: string, parts: readonly string[]): readonly string[] {
  return [
    ...PARTS.filter((part) => !parts.includes(part)).map((part) => `${name} came without ${part}`),
    ...parts.filter((part) => !PARTS.includes(part)).map((part) => `${name} came with ${part}`),
  ];
}
