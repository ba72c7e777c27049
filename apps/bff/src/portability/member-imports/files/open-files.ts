import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { readBytesAt } from '../../../platform/files/index.ts';
import { ImportFileError } from './import-file-error.ts';
import type { ImportFiles } from './import-files.ts';
import { openZip } from './open-zip.ts';

const ZIP_MARKS = ['504b0304', '504b0506'];

/** Opens the files of an import: a ZIP, a folder, or a single file, with the name that it had. Throws `ImportFileError`. */
export async function openImportFiles(path: string, fileName = basename(path)): Promise<ImportFiles> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new ImportFileError('file_missing', { cause });
  });
  if (found.isDirectory()) return openFolder(path);
  const mark = (await readBytesAt(path, 0, 4)).toString('hex');
  if (ZIP_MARKS.includes(mark) || /\.zip$/i.test(fileName)) return openZip(path);
  return openPaths(new Map([[fileName, path]]));
}

/** Opens the files of a folder and its subfolders, without links and hidden files. */
async function openFolder(folder: string): Promise<ImportFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  return openPaths(new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), path])));
}

/** Returns the files at these paths, by their names. */
export function openPaths(
  paths: ReadonlyMap<string, string>,
  close: () => void = () => undefined,
): ImportFiles {
  return {
    names: new Set(paths.keys()),
    async stream(name) {
      const path = paths.get(name);
      return path === undefined ? undefined : createReadStream(path);
    },
    async size(name) {
      const path = paths.get(name);
      return path === undefined ? undefined : (await stat(path)).size;
    },
    async read(name, bytesMax) {
      const path = paths.get(name);
      if (path === undefined || (await stat(path)).size > bytesMax) return undefined;
      return readFile(path);
    },
    async fingerprint(name) {
      const path = paths.get(name);
      if (path === undefined) return undefined;
      const { size, mtimeMs } = await stat(path);
      return `${size}-${Math.floor(mtimeMs)}`;
    },
    close,
  };
}
