import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { UserConfig } from 'tsdown';
import { orderStyles } from './css-order.ts';
import { findPublishingErrors } from './publishing-errors.ts';
import { findUndeclaredStyleNames } from './style-names.ts';

/** The target of a name: a file, or one chosen by conditions. */
type Target = string | { readonly [condition: string]: Target };
type Targets = Readonly<Record<string, Target>>;

/**
 * The build of every published package: ESM, one file per module, types, one `styles.css`. It fails on errors
 * of publint or attw, on a file that is unreachable from the entries, on a missing `'use client'`, and on the name of a
 * container or animation that the styles do not declare.
 */
export const libraryBuild: UserConfig = {
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  fixedExtension: false,
  sourcemap: true,
  css: {
    fileName: 'styles.css',
    splitting: false,
    // Class names contain a hash of their file, so that two versions on a page do not affect each other.
    modules: { generateScopedName: '[content-hash]_[local]' },
  },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error', excludeEntrypoints: ['styles.css'] },
  failOnWarn: true,
  suppressWarnings: [
    // It is preserved: every module stays a separate file.
    /"use client" in ".*" may not be preserved/,
    /TypeScript 7\.0 does not yet have a stable API/,
  ],
  hooks: {
    'build:before'({ buildOptions }) {
      orderStyles(buildOptions.plugins);
    },
    'build:done'({ options: { cwd } }) {
      const problems = problemsOf(cwd);
      if (problems.length > 0) throw new Error(`The package is not fit to publish:\n${problems.join('\n')}`);
    },
  },
};

function problemsOf(folder: string): readonly string[] {
  const {
    bin = {},
    imports = {},
    publishConfig,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin?: Readonly<Record<string, string>>;
    readonly imports?: Targets;
    readonly publishConfig: { readonly exports: Targets };
  };
  const entries = [...Object.values(publishConfig.exports), ...Object.values(imports), ...Object.values(bin)]
    .flatMap(filesOf)
    .map((path) => posix.normalize(path))
    .filter((path) => path.startsWith('dist/'))
    .flatMap((path) => (path.endsWith('.js') ? [path, path.replace(/js$/, 'd.ts')] : [path]));
  const paths = globSync('dist/**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  return [...findPublishingErrors(files, entries), ...findUndeclaredStyleNames(files)];
}

function filesOf(target: Target): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
}
