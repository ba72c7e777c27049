import { openDatabase } from '@pegboard/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data directory of the site for one benchmark, with its database open; `close` removes both. */
export type TempSite = {
  readonly dataDir: string;
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Opens the embedded database in a new directory, with the layout of a site's. */
export async function openTempSite(): Promise<TempSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pegboard-bench-'));
  const database = await openDatabase({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  return {
    dataDir,
    url: database.url,
    async close() {
      await database.stop();
      // For root the files are elsewhere: the server's user may not enter root's directories.
      for (const dir of [database.place, dataDir]) await rm(dir, { recursive: true, force: true });
    },
  };
}
