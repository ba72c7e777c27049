import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free space in MB below which a warning is logged. */
export const FREE_MB_TO_WARN = 1024;

const MB = 1_048_576;

/** Returns the free space below a folder, which may not exist yet, in MB. */
export async function freeMb(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return freeMb(dirname(dir));
  const { bavail, bsize } = await statfs(dir);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * Logs a warning if there is little free space for the data of a site. The site still starts: reads work, and
 * writes that fail are rejected. The embedded database checks the space itself, and does not start with less
 * than 100 MB.
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
