import type { Client } from 'pg';
import type { BuildLog, WorldStep } from './world-step.ts';

/** Returns the step that drops the indexes of tables which are not unique, and stores their definitions. */
export function dropIndexes(name: string, tables: readonly string[]): WorldStep {
  return {
    name,
    statements: [
      'create table if not exists bench_indexes (definition text primary key)',
      `do $$ declare found record; begin
        for found in
          select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
          where indrelid = any(array[${tables.map((table) => `'${table}'`).join(', ')}]::regclass[]) and not indisunique
        loop
          insert into bench_indexes values (found.definition);
          execute 'drop index ' || found.name;
        end loop;
      end $$`,
    ],
  };
}

/** Creates the indexes that were dropped, each in a transaction of its own. */
export async function restoreIndexes(client: Client, log: BuildLog): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ definition: string }>(
      'select definition from bench_indexes order by 1 limit 1',
    );
    const [next] = rows;
    if (!next) return;
    const start = performance.now();
    await client.query('begin');
    await client.query(next.definition);
    await client.query('delete from bench_indexes where definition = $1', [next.definition]);
    await client.query('commit');
    log(`${next.definition.split(' ')[2]}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
