import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ArchiveLine } from '../member-archive/index.ts';
import type { Deps } from './deps.ts';
import { fileExists } from './file-exists.ts';
import { countLines, createLineFile, readLineFile } from './line-file.ts';
import { toPinLine, type CollectedLine } from './pin-row.ts';
import { readMember } from './read-member.ts';

/** Returns the path of the account data among the files of an export. */
export function accountPath(folder: string): string {
  return join(folder, 'account.json');
}

/** The lines of a member, or of one of their boards, as of one moment. Files are named by their paths in the image store. */
export type CollectedLines = {
  /** The moment. */
  readonly exportedAt: Date;
  /** Yields the lines in their order, some hundred as soon as they are collected. The account data is complete when they end. */
  readonly lines: AsyncGenerator<readonly ArchiveLine[]>;
  /** The number of lines, when all are collected. A later run continues with them from then on. */
  readonly count: Promise<number>;
  /** Closes the file of the lines, when all are collected. */
  readonly close: () => Promise<void>;
};

/**
 * Collects the lines of a member, or of one of their boards, in a file, unless an earlier run did, so that no transaction waits for the ZIP. If wanted,
 * writes the account data of the member beside it, at `accountPath`.
 */
export async function collectLines(
  { db, env, now, readAccountData }: Pick<Deps, 'db' | 'env' | 'now' | 'readAccountData'>,
  owner: SignedIn,
  {
    folder,
    boardId,
    includesAccount,
    signal,
  }: {
    readonly folder: string;
    readonly boardId: bigint | null;
    readonly includesAccount: boolean;
    readonly signal: AbortSignal;
  },
): Promise<CollectedLines> {
  const path = join(folder, 'rows.jsonl');
  if (await fileExists(path)) return readCollected(path);
  const half = `${path}.half`;
  const file = await createLineFile(half);
  const exportedAt = now();
  const collect = async (): Promise<number> => {
    let count = 0;
    await db.transaction(
      async (tx) => {
        if (includesAccount) {
          const account = await readAccountData(tx, owner);
          await writeFile(accountPath(folder), `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
        }
        for await (const lines of readMember(tx, owner, { site: env.publicUrl, exportedAt, boardId })) {
          signal.throwIfAborted();
          await file.add(lines);
          count += lines.length;
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await file.end();
    await rename(half, path);
    return count;
  };
  const count = collect();
  count.catch(file.fail); // thrown to those who read the lines
  return {
    exportedAt,
    lines: toLines(file.read<CollectedLine>()),
    count,
    async close() {
      await Promise.allSettled([count]);
      await file.close();
    },
  };
}

/** Yields collected lines as they are in an archive. */
async function* toLines(
  source: AsyncIterable<readonly CollectedLine[]>,
): AsyncGenerator<readonly ArchiveLine[]> {
  for await (const lines of source) yield lines.map((line) => (line.kind === 'pin' ? toPinLine(line) : line));
}

/** Returns the lines that an earlier run has collected. */
async function readCollected(path: string): Promise<CollectedLines> {
  const [exportedAt, count] = await Promise.all([readTime(path), countLines(path)]);
  return {
    exportedAt,
    lines: toLines(readLineFile<CollectedLine>(path)),
    count: Promise.resolve(count),
    close: async () => undefined,
  };
}

/** Returns the time of an archive, which is in its first line. */
async function readTime(path: string): Promise<Date> {
  for await (const [first] of readLineFile<CollectedLine>(path))
    if (first?.kind === 'archive') return new Date(first.exportedAt);
  throw new Error(
    'The lines of an export have no time. Delete its working files, so that they are read again.',
  );
}
