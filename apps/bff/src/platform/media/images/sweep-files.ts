import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ClockDeps, DatabaseDeps, ImageStoreDeps, JobDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/index.ts';
import { removeImageFiles } from './remove-files.ts';
import { images } from './tables.ts';

const FILE = /\/([0-9a-f]{32})\.[a-z0-9]+$/;
const AT_ONCE = 5000;
/**
 * Longer than the maximum time between storing the files and their row, the first load of the demo content included.
 */
const YOUNG_MS = 24 * 3_600_000;

/**
 * Every Sunday, queues the removal of files without an image, for a day later: those of interrupted uploads, which may
 * have unkeyed names. `removeImageFiles` keeps those that have a row by then.
 */
export const sweepFiles = defineJob({
  name: 'sweep-files',
  data: z.object({}),
  cron: '17 3 * * 0',
  lease: { seconds: 3600 },
  async handle(_, deps: ClockDeps & DatabaseDeps & ImageStoreDeps & JobDeps, { signal }) {
    let names = new Set<string>();
    for await (const path of deps.imageStore.list()) {
      signal.throwIfAborted();
      const [, name] = FILE.exec(path) ?? [];
      if (name !== undefined) names.add(name);
      if (names.size < AT_ONCE) continue;
      await removeUnknown(deps, names);
      names = new Set();
    }
    await removeUnknown(deps, names);
  },
});

async function removeUnknown(
  { db, jobs, now }: ClockDeps & DatabaseDeps & JobDeps,
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return;
  const rows = await db
    .select({ signature: images.signature })
    .from(images)
    .where(inArray(images.signature, [...names]));
  const known = new Set(rows.map(({ signature }) => signature));
  const startAfter = new Date(now().getTime() + YOUNG_MS);
  for (const signature of [...names].filter((name) => !known.has(name)))
    await jobs.enqueue(db, removeImageFiles, { signature }, { startAfter });
}
