import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below this a site may soon be unable to store anything. */
export const FREE_MB_TO_WARN = 1024;

const MB = 1_048_576;

/** Returns the free space below a folder, which may not exist yet, in MB. */
export async function freeMb(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return freeMb(dirname(dir));
  const { bavail, bsize } = await statfs(dir);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * Says when there is little room for the data of a site. It starts all the same: what can be read is read, and what
 * cannot be stored is refused. The built-in database looks by itself, and does not start in its last 100 MB.
 */
export async function warnLowDiskSpace(
  { dataDir }: { readonly dataDir: string },
  say: (line: string) => void,
): Promise<void> {
  const free = await freeMb(dataDir);
  if (free >= FREE_MB_TO_WARN) return;
  say(
    `There are only ${free} MB free in ${dataDir}: make room soon. When it is full, pictures and all else that is new are refused.`,
  );
}
