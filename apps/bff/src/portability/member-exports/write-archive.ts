import { DEFAULT_LOCALE, LOCALES } from '@pegboard/types';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { accountPath, collectLines } from './collect-lines.ts';
import type { Deps } from './deps.ts';
import { readLineFile } from './line-file.ts';
import { writeZip, type WrittenZip } from './write-zip.ts';

/** The services that write an archive. */
export type ArchiveDeps = Pick<Deps, 'db' | 'env' | 'imageStore' | 'now' | 'readAccountData'>;

/** The destination of an archive, and the folder for its working files, with which a later run continues. */
export type ArchiveRun = {
  readonly folder: string;
  readonly target: string;
  /** The only board of the export; everything without it. */
  readonly boardId?: bigint | null;
  readonly signal: AbortSignal;
  /** Gets the progress from 0 to 100. */
  readonly onProgress: (percent: number) => Promise<void>;
};

/** The contents of a written archive. */
export type WrittenArchive = WrittenZip;

/**
 * Writes the archive of a member in two steps: the rows as of one moment, which a later run continues with, and the ZIP. Throws
 * `FileGoneError`.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  owner: SignedIn,
  { folder, target, boardId = null, signal, onProgress }: ArchiveRun,
): Promise<WrittenArchive> {
  const includesAccount = boardId === null;
  const collected = await collectLines(deps, owner, { folder, boardId, includesAccount, signal });
  const { lines, exportedAt } = await readTotals(collected);
  const locale = LOCALES.find((each) => each === owner.locale) ?? DEFAULT_LOCALE;
  return writeZip(
    deps,
    {
      collected,
      account: includesAccount ? accountPath(folder) : undefined,
      subject: { site: deps.env.publicUrl, username: owner.username, locale, exportedAt },
    },
    { folder, target, signal, onProgress: (handled) => onProgress((handled / lines) * 100) },
  );
}

/** Reads the number of lines and of Pins, and the time of the archive. */
export async function readTotals(
  path: string,
): Promise<{ readonly lines: number; readonly pins: number; readonly exportedAt: Date }> {
  let [lines, pins, exportedAt] = [0, 0, new Date(0)];
  for await (const line of readLineFile(path)) {
    lines += 1;
    if (line.kind === 'pin') pins += 1;
    if (line.kind === 'archive') exportedAt = new Date(line.exportedAt);
  }
  return { lines, pins, exportedAt };
}
