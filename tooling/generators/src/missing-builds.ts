import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Manifest = { readonly exports?: Readonly<Record<string, string | { readonly types?: string }>> };

/** Returns the names of package folders whose types are not built: their public API cannot be read. */
export function missingBuilds(folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => {
      const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return Object.values(exports).some(
        (target) =>
          typeof target !== 'string' && target.types !== undefined && !existsSync(join(folder, target.types)),
      );
    })
    .map((folder) => basename(folder));
}
