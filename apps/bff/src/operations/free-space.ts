import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below this a site may soon be unable to store anything. */
export const FREE_MB_TO_WARN = 1024;

const MB = 1_048_576;

/** How much may still be written below a folder, which need not be there yet. */
export async function freeMb(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return freeMb(dirname(dir));
  const { bavail, bsize } = await statfs(dir);
  return Math.floor((bavail * bsize) / MB);
}
