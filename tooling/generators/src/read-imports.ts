import { cruiseOptions } from '@pegboard/config/cruise-options';
import { cruise } from 'dependency-cruiser';
import type { FileImport } from './architecture-diagram.ts';

const NOT_PART = ['node_modules', String.raw`\.test\.tsx?$`, '/testing/', String.raw`/testing\.ts$`];

/** Returns the imports between the files below a source folder, type-only imports included and tests excluded. */
export async function readImports(root: string, folder: string): Promise<readonly FileImport[]> {
  const { output } = await cruise([folder], {
    ...cruiseOptions,
    baseDir: root,
    includeOnly: { path: `^${folder}/` },
    exclude: { path: NOT_PART },
  });
  if (typeof output === 'string') throw new Error(output);
  const below = (path: string): string => path.slice(folder.length + 1);
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: below(source), to: below(resolved) })),
  );
}
