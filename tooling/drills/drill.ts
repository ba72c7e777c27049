import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullDisk } from './full-disk.ts';
import { image } from './image.ts';
import { killedRestores } from './killed-restores.ts';
import { largeBackup } from './large-backup.ts';
import { severalMachines } from './several-machines/several-machines.ts';
import { pointInTime } from './point-in-time.ts';

const DRILLS: Readonly<Record<string, (dir: string, times: number) => Promise<string>>> = {
  'killed-restores': killedRestores,
  'large-backup': largeBackup,
  'full-disk': fullDisk,
  'point-in-time': pointInTime,
  'several-machines': severalMachines,
  image,
};

const [name, times = '20'] = process.argv.slice(2);
const chosen = Object.entries(DRILLS).filter(([each]) => name === undefined || name === each);
if (chosen.length === 0) {
  console.error(`usage: pnpm drill [${Object.keys(DRILLS).join('|')}] [times]`);
  process.exit(2);
}
for (const [each, drill] of chosen) {
  const dir = await mkdtemp(join(tmpdir(), 'pegboard-drill-'));
  await chmod(dir, 0o755); // PostgreSQL runs as another user for root
  try {
    console.log(`ok    ${each}: ${await drill(dir, Number(times))}`);
  } catch (error) {
    console.log(`FAIL  ${each}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
