import { EVENT_BATCH_MAX, logEventSchema } from '@pegboard/types';
import { z } from 'zod';
import type { Deps, EventPorts } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { v3Route } from '../../platform/http/v3-route.ts';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import type { Call } from '../../platform/http/resource.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { recordEvents, type Audience } from './record-events.ts';

export { getMetric } from './metric-of.ts';
export { countableEvents } from './tables.ts';
export { logSave } from './log-save.ts';
export { dropOldPartitions, openPartitions } from './partitions.ts';
export { recordEvents } from './record-events.ts';
export { toUtcDay, isWithinAcceptedWindow } from './rules.ts';
export { maintainEventPartitions } from './maintain-partitions.ts';

const GATE = { atOnce: 2, waiting: 32 };

/** The event log (EL-02): `POST /v3/events/` takes batches from anybody, and keeps nothing of who sends them. */
export function eventsModule({ db, now, countAdEvents }: Deps & EventPorts): Module {
  const through = createConcurrencyLimiter(GATE);
  return {
    v3Routes: [
      v3Route({
        method: 'POST',
        path: '/v3/events/',
        endpoint: 'v3_log_events',
        access: 'anyone',
        kind: 'event',
        isBeacon: true,
        options: z.strictObject({ events: z.array(logEventSchema).min(1).max(EVENT_BATCH_MAX) }),
        answer: z.strictObject({ accepted: z.int() }),
        async handle({ events }, { viewer, ...call }) {
          const isSignedIn = viewer !== null;
          const at = now();
          const audience = audienceOf(call);
          const accepted = await through(async () => {
            // Both count an event once: a batch that fails halfway is sent again as it was.
            const stored = { events: await countAdEvents(events, at), isSignedIn, now: at };
            return recordEvents(db, { ...stored, ...(audience && { audience }) });
          });
          return { status: 202, data: { accepted } };
        },
      }),
    ],
  };
}

/** From where and with what a call comes, as roughly as it is counted; undefined when its browser asks for privacy. */
function audienceOf({
  asksForPrivacy,
  country,
  userAgent,
}: Pick<Call, 'asksForPrivacy' | 'country' | 'userAgent'>): Audience | undefined {
  return asksForPrivacy ? undefined : { country, device: parseUserAgent(userAgent).device };
}
