import pg from 'pg';
import { parseArgs } from 'node:util';
import { buildWorld } from '../queries/world.ts';
import { watchMemory } from './watch-memory.ts';
import { openWorldServer } from './world-server.ts';

/** Builds worlds in a directory that stays, or the rest of an interrupted one, and reports time, disk and memory. */
export async function worldBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { pins: { type: 'string', multiple: true }, dir: { type: 'string' } },
  });
  const { pins = ['10000000'], dir } = values;
  if (dir === undefined || pins.some((count) => !(Number(count) > 0)))
    throw new RangeError('pnpm bench world --dir DIR --pins 1000000: the directory stays, pins are above 0.');
  const server = await openWorldServer(dir);
  try {
    console.log(`The files are in ${server.place}.`);
    for (const count of pins.map(Number)) {
      const memory = await watchMemory(server.url);
      const start = performance.now();
      const url = await buildWorld(server.url, count, console.log);
      const seconds = (performance.now() - start) / 1000;
      const { node, postgres } = await memory.stop();
      console.log(
        `${count} pins: ${seconds.toFixed(0)} s in this run; at most ${node.toFixed(0)} MB in this process, ${postgres.toFixed(0)} MB in PostgreSQL's beside its shared buffers`,
      );
      await printTables(url);
    }
    return true;
  } finally {
    await server.close();
  }
}

/** Prints the rows and the bytes of the largest tables, with and without indexes. */
async function printTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; rows: string; table: string; total: string }>(`
      select relname as name, reltuples::bigint as rows, pg_table_size(oid) as table, pg_total_relation_size(oid) as total
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc limit 12`);
    const { rows: sizes } = await client.query<{ size: string; seconds: string }>(
      `select pg_size_pretty(pg_database_size(current_database())) as size, (select sum(seconds)::int from bench_steps) as seconds`,
    );
    console.log(`${sizes[0]?.size} on the disk, ${sizes[0]?.seconds} s in steps of SQL\n`);
    console.log(
      `${'table'.padEnd(24)}${'rows'.padStart(12)}${'bytes a row'.padStart(14)}${'with indexes'.padStart(14)}${'MB'.padStart(10)}`,
    );
    for (const row of rows) {
      const count = Math.max(1, Number(row.rows));
      console.log(
        `${row.name.padEnd(24)}${row.rows.padStart(12)}${(Number(row.table) / count).toFixed(0).padStart(14)}${(Number(row.total) / count).toFixed(0).padStart(14)}${(Number(row.total) / 2 ** 20).toFixed(0).padStart(10)}`,
      );
    }
  } finally {
    await client.end();
  }
}
