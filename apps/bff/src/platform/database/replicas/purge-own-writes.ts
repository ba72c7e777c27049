import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/index.ts';
import { deleteBatches } from '../delete-batches.ts';
import { raiseForEveryone } from './own-writes.ts';
import { ownWrites } from './tables.ts';

/** Removes the positions of members, every ten minutes: that of everyone is raised above them first. */
export const purgeOwnWrites = defineJob({
  name: 'purge-own-writes',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, { db }: DatabaseDeps, { signal }) {
    await raiseForEveryone(db);
    await deleteBatches(
      db,
      ownWrites,
      sql`user_id <> 0 and lsn <= (select lsn from ${ownWrites} where user_id = 0)`,
      signal,
    );
  },
});
