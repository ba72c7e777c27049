import { eventBatchSchema, type LogEvent } from '@pegboard/types';
import { vi } from 'vitest';

/** Takes the place of the browser's beacons; the events that were handed to it, checked as the server does. */
export function caughtBeacons(): () => readonly LogEvent[] {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  return () =>
    beacon.mock.calls.flatMap(([url, body]): readonly LogEvent[] => {
      if (typeof body !== 'string' || url !== '/v3/events/') throw new Error('This is no batch of events.');
      return eventBatchSchema.parse(JSON.parse(body)).events;
    });
}

/** An event of types and pins, to compare. */
export const kindOf = ({ event_type: type, pin_id: pin }: LogEvent): string => `${type} of ${pin}`;

/** By then observers have reported the changes. */
export async function looked(): Promise<void> {
  for (let n = 0; n < 2; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
