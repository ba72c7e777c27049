import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pegboard, withSql } from './site.ts';

const FILES = 32;
const FILE_BYTES = 64 * 1_048_576;
const ROWS = 1_000_000;
/** Maximum memory beyond the program itself, in MB. */
const MEMORY_MAX_MB = 150;

/**
 * Backs up and restores two gigabytes and a million rows: the memory must stay below a limit that is
 * independent of the size.
 */
export async function largeBackup(dir: string): Promise<string> {
  const site = join(dir, 'large');
  const other = join(dir, 'large-again');
  const archive = join(dir, 'large.tar');
  const program = await pegboard(site, 'migrate');
  await withSql(site, (client) =>
    client.query(
      `insert into interests (id, name, url_name) select n, md5(n::text), md5(n::text) || 'x' from generate_series(1, ${ROWS}) n`,
    ),
  );
  const pictures = join(site, 'images/orig');
  await mkdir(pictures, { recursive: true });
  for (let n = 0; n < FILES; n += 1) {
    const file = await open(join(pictures, `${n}`), 'w');
    await file.truncate(FILE_BYTES);
    await file.close();
  }
  const backing = await pegboard(site, 'backup', archive);
  const restoring = await pegboard(other, 'restore', archive);
  const { size } = await stat(archive);
  const [written, restored, alone] = [backing, restoring, program].map(Math.round);
  const summary = `${Math.round(size / 1e6)} MB written with ${written} MB of memory, restored with ${restored}; the program alone is ${alone}`;
  if (Math.max(backing, restoring) > program + MEMORY_MAX_MB)
    throw new Error(`${summary}: more than ${MEMORY_MAX_MB} MB beside it.`);
  return summary;
}
