import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { offsiteRedirects } from './tables.ts';

/** Deletes expired redirects of links, every night. */
export const purgeOffsiteRedirects = defineJob({
  name: 'purge-offsite-redirects',
  data: z.object({}),
  cron: '47 3 * * *',
  async handle(_, { db, log, now }: Deps, { signal }) {
    const removed = await deleteBatches(db, offsiteRedirects, lte(offsiteRedirects.expiresAt, now()), signal);
    log.info({ removed }, 'expired redirects are removed');
  },
});
