import { eventBatchSchema, type LogEvent } from '@pegboard/types';
import { vi } from 'vitest';

/**
 * Replaces the browser's beacons; returns a function that reads the sent events, validated as on the server.
 */
export function caughtBeacons(): () => readonly LogEvent[] {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  return () =>
    beacon.mock.calls.flatMap(([url, body]): readonly LogEvent[] => {
      if (typeof body !== 'string' || url !== '/v3/events/') throw new Error('This is no batch of events.');
      return eventBatchSchema.parse(JSON.parse(body)).events;
    });
}

/** Returns the type and pin of an event, for comparison. */
export const kindOf = ({ event_type: type, pin_id: pin }: LogEvent): string => `${type} of ${pin}`;

/** Waits until the observers have reported their changes. */
export async function looked(): Promise<void> {
  for (let n = 0; n < 2; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
