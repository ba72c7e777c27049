import { withClient } from '../world/with-client.ts';
import { mutantOf } from './mutants.ts';

/** Does to a database what a mutant does to it. */
export async function prepareMutant(name: string | undefined, url: string): Promise<void> {
  const { sql } = name === undefined ? {} : mutantOf(name);
  if (sql !== undefined) await withClient(url, (client) => client.query(sql));
}
