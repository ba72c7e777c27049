import { EVENT_BATCH_MAX, logEventSchema } from '@pegboard/types';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';
import { v3Route } from '../v3-route.ts';
import { createGate } from './gate.ts';
import { recordEvents } from './record-events.ts';

export { logSave } from './log-save.ts';
export { dropOldPartitions, openPartitions } from './partitions.ts';
export { recordEvents } from './record-events.ts';
export { tendEvents } from './tend-events.ts';

const GATE = { atOnce: 2, waiting: 32 };

/** The event log (EL-02): `POST /v3/events/` takes batches from anybody, and keeps nothing of who sends them. */
export function eventsModule({ db, now }: Deps): Module {
  const through = createGate(GATE);
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
        async handle({ events }, { viewer }) {
          const isSignedIn = viewer !== null;
          const accepted = await through(() => recordEvents(db, { events, isSignedIn, now: now() }));
          return { status: 202, data: { accepted } };
        },
      }),
    ],
  };
}
