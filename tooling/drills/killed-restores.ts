import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pegboard, startPegboard, withSql } from './site.ts';

const ROWS = 60_000;

/**
 * Kills `restore` at random moments: the site must contain either all of its former data, or all of the
 * backup.
 */
export async function killedRestores(dir: string, times: number): Promise<string> {
  const site = join(dir, 'killed');
  const archives = { before: join(dir, 'before.tar'), backup: join(dir, 'backup.tar') };
  await pegboard(site, 'migrate');
  await fill(site, 'before');
  await pegboard(site, 'backup', archives.before);
  await fill(site, 'backup');
  await pegboard(site, 'backup', archives.backup);
  const since = Date.now();
  await pegboard(site, 'restore', archives.before, '--replace');
  const longest = (Date.now() - since) * 1.2;
  const ends = { before: 0, backup: 0 };
  for (let round = 0; round < times; round += 1) {
    const child = startPegboard(site, 'restore', archives.backup, '--replace');
    await sleep(Math.random() * longest);
    child.kill('SIGKILL');
    const world = await worldOf(site);
    ends[world] += 1;
    if (world === 'backup') await pegboard(site, 'restore', archives.before, '--replace');
  }
  await pegboard(site, 'restore', archives.backup, '--replace');
  if ((await worldOf(site)) !== 'backup')
    throw new Error('The last restore, which nobody killed, did not hold.');
  const snapshots = (await readdir(join(site, 'snapshots'))).length;
  if (snapshots > 4) throw new Error(`${snapshots} snapshots are left of three.`);
  return `${times} restores killed: ${ends.before} changed nothing, ${ends.backup} were over`;
}

async function fill(site: string, world: string): Promise<void> {
  await withSql(site, async (client) => {
    await client.query('delete from interests');
    await client.query(
      `insert into interests (id, name, url_name) select n, $1 || n, $1 || n from generate_series(1, ${ROWS}) n`,
      [world],
    );
  });
  const pictures = join(site, 'images/236x/aa');
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, world), world);
}

/** Returns which of the two data sets a site contains. Throws for a mixture. */
async function worldOf(site: string): Promise<'before' | 'backup'> {
  return withSql(site, async (client) => {
    const { rows } = await client.query<{ world: string; count: number }>(
      `select trim(trailing '0123456789' from name) as world, count(*)::int as count from interests group by 1`,
    );
    const [first, ...others] = rows;
    if (first?.count !== ROWS || others.length > 0 || (first.world !== 'before' && first.world !== 'backup'))
      throw new Error(`After a kill the site holds ${JSON.stringify(rows)}.`);
    return first.world;
  });
}
