import type { Client } from 'pg';
import type { BuildLog, WorldStep } from './world-step.ts';

/** Runs the steps that this database did not record as run, each in one transaction with its record. */
export async function runSteps(client: Client, steps: readonly WorldStep[], log: BuildLog): Promise<void> {
  await client.query(
    'create table if not exists bench_steps (name text primary key, seconds real not null, at timestamptz not null default now())',
  );
  for (const { name, statements } of steps) {
    const { rowCount } = await client.query('select from bench_steps where name = $1', [name]);
    if (rowCount) continue;
    // VACUUM cannot run in a transaction.
    const isTransaction = !statements.some((statement) => statement.startsWith('vacuum'));
    const start = performance.now();
    if (isTransaction) await client.query('begin');
    for (const statement of statements) await client.query(statement);
    const seconds = (performance.now() - start) / 1000;
    await client.query('insert into bench_steps (name, seconds) values ($1, $2)', [name, seconds]);
    if (isTransaction) await client.query('commit');
    log(`${name}: ${seconds.toFixed(1)} s`);
  }
}
