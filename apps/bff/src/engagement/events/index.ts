import { EVENT_BATCH_MAX, logEventSchema } from '@pegboard/types';
import { z } from 'zod';
import type { Deps, EventPorts } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { v3Route } from '../../platform/http/v3-route.ts';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import type { Call } from '../../platform/http/resource.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { recordEvents, type Audience } from './record-events.ts';

export { getMetric, WATCH_TIME_CODE } from './metric-of.ts';
export { countableEvents } from './tables.ts';
export { logSave } from './log-save.ts';
export { dropOldPartitions, openPartitions } from './partitions.ts';
export { recordEvents } from './record-events.ts';
export { toUtcDay, isWithinAcceptedWindow } from './rules.ts';
export { maintainEventPartitions } from './maintain-partitions.ts';

const GATE = { atOnce: 2, waiting: 32 };

/**
 * The event log (EL-02): `POST /v3/events/` accepts batches from anyone, and stores nothing about the sender.
 */
export function eventsModule({ db, now, countAdEvents, countHomeEvents }: Deps & EventPorts): Module {
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
            // All count an event once, so that a partly failed batch can be repeated.
            await countHomeEvents(events, { viewer, asksForPrivacy: call.asksForPrivacy }, at);
            const stored = { events: await countAdEvents(events, at), isSignedIn, now: at };
            return recordEvents(db, { ...stored, ...(audience && { audience }) });
          });
          return { status: 202, data: { accepted } };
        },
      }),
    ],
  };
}

/**
 * Returns the coarse origin of a request, as used for statistics; undefined if its browser has a privacy
 * signal.
 */
function audienceOf({
  asksForPrivacy,
  country,
  userAgent,
}: Pick<Call, 'asksForPrivacy' | 'country' | 'userAgent'>): Audience | undefined {
  return asksForPrivacy ? undefined : { country, device: parseUserAgent(userAgent).device };
}
