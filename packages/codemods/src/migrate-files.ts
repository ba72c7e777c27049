import { Project, ts } from 'ts-morph';
import { migrateText } from './migrate.ts';

/** A file that the codemods changed. */
export type MigratedFile = { readonly path: string; readonly text: string };

const SOURCES = '**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
const IGNORED = ['!**/node_modules/**', '!**/dist/**', '!**/*.d.ts'];

/** Reads an app without a configuration of its own. */
const UNTYPED: ts.CompilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
};

/**
 * Returns the changed files of an app. Its `tsconfig.json` gives the types of members, so run it before the packages
 * are upgraded; without one, imports and props are renamed all the same.
 */
export function migrateFiles(options: {
  readonly folder: string;
  readonly tsconfig?: string | undefined;
}): readonly MigratedFile[] {
  const { folder, tsconfig } = options;
  const project = new Project({
    ...(tsconfig === undefined ? { compilerOptions: UNTYPED } : { tsConfigFilePath: tsconfig }),
    skipAddingFilesFromTsConfig: true,
  });
  project.addSourceFilesAtPaths([
    `${folder}/${SOURCES}`,
    ...IGNORED.map((path) => `!${folder}/${path.slice(1)}`),
  ]);
  return project.getSourceFiles().flatMap((file) => {
    if (file.isInNodeModules() || !file.getFullText().includes('@pegboard/')) return [];
    const text = migrateText(file);
    return text === file.getFullText() ? [] : [{ path: file.getFilePath(), text }];
  });
}
