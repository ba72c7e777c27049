import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'];

/** What an app that installed packages has of them too much or too little, a sentence each. */
export function findInstallErrors(app: string): readonly string[] {
  const scope = join(app, 'node_modules', '@pegboard');
  return readdirSync(scope).flatMap((name) => findPackageErrors(name, readdirSync(join(scope, name))));
}

/** What an installed package has too much or too little by its files and folders. */
export function findPackageErrors(name: string, parts: readonly string[]): readonly string[] {
  return [
    ...PARTS.filter((part) => !parts.includes(part)).map((part) => `${name} came without ${part}`),
    ...parts.filter((part) => !PARTS.includes(part)).map((part) => `${name} came with ${part}`),
  ];
}
