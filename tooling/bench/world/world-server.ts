import { openDatabase } from '@pegboard/database';
import { join } from 'node:path';

/** Opens the embedded database in a directory that stays, where worlds are built once and measured often. */
export async function openWorldServer(dir: string): Promise<{
  readonly url: string;
  readonly place: string;
  readonly close: () => Promise<void>;
}> {
  const { url, place, stop } = await openDatabase({ dataDir: join(dir, 'postgres'), log: () => undefined });
  return { url, place, close: stop };
}
