import type { UserConfig } from 'tsdown';

/** The build of every published package: ESM, one file a module, types, one `styles.css`, checked by publint and attw. */
export const libraryBuild: UserConfig = {
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  fixedExtension: false,
  sourcemap: true,
  css: { fileName: 'styles.css', splitting: false },
  publint: true,
  attw: { profile: 'esm-only', excludeEntrypoints: ['styles.css'] },
};
