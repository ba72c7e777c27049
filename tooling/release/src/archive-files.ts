import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The committed list of the files of a package's archive, which a release is compared with. */
export const ARCHIVE_LIST = 'archive.txt';

/** The files of every archive apart from the build. */
const ALWAYS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** Returns the list of the files that the archive of a built package must have, one a line. */
export function archiveList(folder: string): string {
  const built = globSync('dist/**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  return toList([...ALWAYS, ...built]);
}

/** Returns the list of the files in an archive, from the output of `tar --list`. */
export function listedFiles(output: string): string {
  return toList(output.split('\n').map((line) => line.replace(/^package\//, '')));
}

const toList = (paths: readonly string[]): string => `${paths.filter(Boolean).toSorted().join('\n')}\n`;
