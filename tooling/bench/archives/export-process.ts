import { writeArchive } from '@pegboard/bff/src/portability/member-exports/index.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { readCommandEnv } from '@pegboard/bff/src/site/operations/command-env.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MEMBER } from './archive-world.ts';

/** The measurement of one export: milliseconds, bytes of the archive, and the largest resident set in megabytes. */
export type ExportMeasured = {
  readonly ms: number;
  readonly bytes: number;
  readonly restMb: number;
  readonly peakMb: number;
};

const SAMPLE_MS = 50;
const MEGABYTE = 2 ** 20;

// Writes the archive of the member of the world in a process of its own, as that of the jobs does.
const [folder = ''] = process.argv.slice(2);
const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
const owner = await findMember(deps.db, MEMBER.username);
const work = await mkdtemp(join(folder, 'export-'));
const restMb = process.memoryUsage.rss() / MEGABYTE;
let peakMb = restMb;
const sampling = setInterval(() => {
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / MEGABYTE);
}, SAMPLE_MS);
const since = performance.now();
const { bytes } = await writeArchive(deps, owner, {
  folder: work,
  target: join(work, 'archive.zip'),
  signal: new AbortController().signal,
  onProgress: async () => undefined,
});
const ms = performance.now() - since;
clearInterval(sampling);
const measured: ExportMeasured = { ms, bytes, restMb, peakMb };
process.send?.(measured);
await close();
await rm(work, { recursive: true });
process.disconnect();
