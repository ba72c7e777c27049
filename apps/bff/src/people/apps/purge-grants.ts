import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accessTokens, authorizationCodes } from '../accounts/index.ts';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';

/** Every night, removes authorization codes and access tokens that have expired. A used code is detected for a day. */
export const purgeAppGrants = defineJob({
  name: 'purge-app-grants',
  data: z.object({}),
  cron: '29 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const codes = sql`${authorizationCodes.expiresAt} <= now() - interval '1 day'`;
    const removed =
      (await deleteBatches(db, authorizationCodes, codes, signal)) +
      (await deleteBatches(db, accessTokens, sql`${accessTokens.expiresAt} <= now()`, signal));
    log.info({ removed }, 'expired codes and tokens of apps are removed');
  },
});
