import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { claimDelivery } from './claim-delivery.ts';
import type { Deps } from './deps.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { storeAttempt } from './store-attempt.ts';

/** The deliveries that a process sends at once; other fetches of the site share the remaining ones. */
const AT_ONCE = 4;
const RUN_LIMIT_MS = 120_000;

/**
 * Sends the deliveries that are due. An event wakes it; it also runs every minute, for retries and for what a killed process
 * had leased. The table has what is due, so a lost or repeated run changes nothing.
 */
export const sendWebhooks = defineJob({
  name: 'send-webhooks',
  data: z.object({}),
  cron: '* * * * *',
  async handle(_, deps: Deps, { signal }) {
    const end = Date.now() + RUN_LIMIT_MS;
    const work = async (): Promise<void> => {
      while (!signal.aborted && Date.now() < end) {
        const claimed = await claimDelivery(deps);
        if (!claimed) return;
        await storeAttempt(deps, claimed, await attemptDelivery(deps, claimed));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  },
});
