import { withClient } from '../world/with-client.ts';
import { getMutant } from './mutants.ts';

/** Applies a mutant's SQL to a database. */
export async function prepareMutant(name: string | undefined, url: string): Promise<void> {
  const { sql } = name === undefined ? {} : getMutant(name);
  if (sql !== undefined) await withClient(url, (client) => client.query(sql));
}
