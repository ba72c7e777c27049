import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accessTokens, appGrants, authorizationCodes, refreshTokens } from '../accounts/index.ts';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';

/**
 * Every night, removes authorization codes and tokens that have expired, and grants without any. A used code is detected for a
 * day, a used refresh token until it would have expired.
 */
export const purgeAppGrants = defineJob({
  name: 'purge-app-grants',
  data: z.object({}),
  cron: '29 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOver = sql`expires_at <= now()`;
    const ofGrant = sql`grant_id = ${appGrants.id}`;
    const isEmpty = sql`${appGrants.createdAt} <= now() - interval '1 day'
      and not exists (select from ${accessTokens} where ${ofGrant})
      and not exists (select from ${refreshTokens} where ${ofGrant})`;
    const removed =
      (await deleteBatches(
        db,
        authorizationCodes,
        sql`${authorizationCodes.expiresAt} <= now() - interval '1 day'`,
        signal,
      )) +
      (await deleteBatches(db, accessTokens, isOver, signal)) +
      (await deleteBatches(db, refreshTokens, isOver, signal)) +
      (await deleteBatches(db, appGrants, isEmpty, signal));
    log.info({ removed }, 'expired codes, tokens and grants of apps are removed');
  },
});
