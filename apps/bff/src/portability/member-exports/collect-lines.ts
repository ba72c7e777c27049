import { createWriteStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { fileExists } from './file-exists.ts';
import { toText } from './line-file.ts';
import { readMember } from './read-member.ts';

/** Returns the path of the account data among the files of an export. */
export function accountPath(folder: string): string {
  return join(folder, 'account.json');
}

/**
 * Writes the lines of a member, or of one of their boards, to a file, as of one moment, unless an earlier run did. Files are named by their paths in the
 * image store. If wanted, writes the account data of the member beside it, at `accountPath`. Returns the path of the lines.
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
): Promise<string> {
  const path = join(folder, 'collected.jsonl');
  if (await fileExists(path)) return path;
  const half = `${path}.half`;
  await db.transaction(
    async (tx) => {
      if (includesAccount)
        await writeFile(
          accountPath(folder),
          `${JSON.stringify(await readAccountData(tx, owner), null, 2)}\n`,
          {
            mode: 0o600,
          },
        );
      const lines = readMember(tx, owner, { site: env.publicUrl, exportedAt: now(), boardId });
      await pipeline(
        Readable.from(lines),
        async function* texts(source: AsyncIterable<Parameters<typeof toText>[0]>) {
          for await (const line of source) yield toText(line);
        },
        createWriteStream(half, { mode: 0o600 }),
        { signal },
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await rename(half, path);
  return path;
}
