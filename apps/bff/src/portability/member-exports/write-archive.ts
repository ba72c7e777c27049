import { DEFAULT_LOCALE, LOCALES } from '@pegboard/types';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { accountPath, collectLines } from './collect-lines.ts';
import type { Deps } from './deps.ts';
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
 * Writes the archive of a member: the rows as of one moment, which a later run continues with, and the ZIP, which is written while the rows are read.
 * Throws `FileGoneError`.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  owner: SignedIn,
  { folder, target, boardId = null, signal, onProgress }: ArchiveRun,
): Promise<WrittenArchive> {
  const includesAccount = boardId === null;
  const { exportedAt, lines, count, close } = await collectLines(deps, owner, {
    folder,
    boardId,
    includesAccount,
    signal,
  });
  let total = Infinity;
  void count.then(
    (lineCount) => (total = lineCount),
    () => undefined, // thrown where the lines are read
  );
  const locale = LOCALES.find((each) => each === owner.locale) ?? DEFAULT_LOCALE;
  try {
    return await writeZip(
      deps,
      {
        lines,
        account: includesAccount ? accountPath(folder) : undefined,
        subject: { site: deps.env.publicUrl, username: owner.username, locale, exportedAt },
      },
      { folder, target, signal, onProgress: (handled) => onProgress((handled / total) * 100) },
    );
  } finally {
    await close();
  }
}
