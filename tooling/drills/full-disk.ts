import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { pegboard, withSql } from './site.ts';

const DISK = '640m';

/**
 * Fills the disk of a running database: writes are rejected with 53100, reads continue, and writes continue
 * when there is space again.
 */
export async function fullDisk(dir: string): Promise<string> {
  const disk = join(dir, 'disk');
  await mkdir(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return 'left out: only root may make a small disk';
  }
  try {
    return await fillAndInspect(join(disk, 'data'), join(disk, 'filler'));
  } finally {
    execFileSync('umount', ['-l', disk], { stdio: 'ignore' });
  }
}

async function fillAndInspect(site: string, filler: string): Promise<string> {
  await pegboard(site, 'migrate');
  return withSql(site, async (client) => {
    await client.query("insert into interests (id, name, url_name) values (1, 'Kites', 'kites')");
    await client.query('create table grows (text text)');
    await writeFile(filler, Buffer.alloc(700 * 1_048_576)).catch(() => undefined); // until the disk is full
    const code = await refusal(client);
    if (code !== '53100') throw new Error(`A full disk was reported as ${String(code)}.`);
    const { rowCount } = await client.query('select from interests');
    if (rowCount !== 1) throw new Error('On a full disk a row could not be read.');
    await rm(filler);
    await client.query("insert into grows select repeat('x', 900) from generate_series(1, 20000)");
    return 'refused with 53100, read on, and went on when there was room';
  });
}

/** Writes until it is rejected; returns the code. */
async function refusal(client: pg.Client): Promise<unknown> {
  for (let n = 0; n < 2000; n += 1)
    try {
      await client.query("insert into grows select repeat('x', 900) from generate_series(1, 20)");
    } catch (error) {
      return (error as { readonly code?: unknown }).code;
    }
  return 'nothing';
}
