import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { fileExists } from './file-exists.ts';
import { toText } from './line-file.ts';
import { readMember } from './read-member.ts';

/**
 * Writes the lines of a member, or of one of their boards, to a file, as of one moment, unless an earlier run did. Files are named by their paths in the
 * image store. Returns the path.
 */
export async function collectLines(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  owner: SignedIn,
  {
    folder,
    boardId,
    signal,
  }: { readonly folder: string; readonly boardId: bigint | null; readonly signal: AbortSignal },
): Promise<string> {
  const path = join(folder, 'collected.jsonl');
  if (await fileExists(path)) return path;
  const half = `${path}.half`;
  await db.transaction(
    async (tx) => {
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
