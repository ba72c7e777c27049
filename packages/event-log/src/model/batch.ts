import { EVENT_BATCH_MAX, EVENT_BATCH_MAX_BYTES } from '@pegboard/types';

/** What stands around the events, without the comma that the last one does not need. */
const FRAME = '{"events":[]}'.length - 1;

/** How many of the first events fit into one batch: 100 at most, and 64 KiB. They are JSON in ASCII, one byte a character. */
export function batchLength(events: readonly string[]): number {
  let bytes = FRAME;
  for (const [n, event] of events.entries()) {
    bytes += event.length + 1;
    if (n === EVENT_BATCH_MAX || bytes > EVENT_BATCH_MAX_BYTES) return n;
  }
  return events.length;
}

/** The events in batches, in their order. */
export function toBatches(events: readonly string[]): readonly (readonly string[])[] {
  const batches: (readonly string[])[] = [];
  let rest = events;
  while (rest.length > 0) {
    const length = Math.max(1, batchLength(rest));
    batches.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return batches;
}

/** What is sent of a batch: JSON that `eventBatchSchema` takes. */
export const serializeBatch = (batch: readonly string[]): string => `{"events":[${batch.join(',')}]}`;
