import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../platform/config/operator-error.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import { writeArchive } from '../portability/member-exports/index.ts';
import { openImportFiles } from '../portability/member-imports/index.ts';
import type { Deps } from './deps.ts';
import { writeArchive as writeTarFile } from './operations/write-archive.ts';

/** Writes the archive of a member to a ZIP file, or to a tar file if its name ends so (IO-01). Throws `OperatorError`. */
export async function exportMember(
  deps: Deps,
  owner: SignedIn,
  target: string,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(target), '.pegboard-export-')).catch((cause: unknown) => {
    throw new OperatorError(`${dirname(target)} cannot be written to: name another file with --out.`, {
      cause,
    });
  });
  try {
    const signal = new AbortController().signal;
    const onProgress = async (): Promise<void> => undefined;
    const isTar = /\.tar$/i.test(target);
    const zip = isTar ? join(folder, 'archive.zip') : target;
    const written = await writeArchive(deps, owner, { folder, target: zip, signal, onProgress });
    if (isTar) await writeTar(zip, target);
    const { size } = await stat(target);
    say(`${target}: ${written.pins} Pins, ${written.files} files, ${size} bytes.`);
    say('Store it safely: it includes the secret boards of this member.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the files of a ZIP to a tar file, as `tar --extract` reads it. */
async function writeTar(zip: string, target: string): Promise<void> {
  const files = await openImportFiles(zip);
  try {
    await writeTarFile(target, async (add) => {
      for (const name of files.names) {
        const source = await files.stream(name);
        if (source) await add(name, (await files.size(name)) ?? 0, source);
      }
    });
  } finally {
    files.close();
  }
}
