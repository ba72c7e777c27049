import { resolve } from 'node:path';

/** Resolves a path that an operator typed: npm and pnpm change into the project, and name the directory of the caller. */
export function resolveCallerPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
