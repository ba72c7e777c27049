import { EVENT_BATCH_MAX, EVENT_BATCH_MAX_BYTES } from '@pegboard/types';

/** Length of the JSON around the events, minus the comma that the last event does not need. */
const FRAME = '{"events":[]}'.length - 1;

/**
 * Returns the number of leading events that fit into one batch: at most 100 and 64 KiB. They are ASCII JSON,
 * one byte per character.
 */
export function batchLength(events: readonly string[]): number {
  let bytes = FRAME;
  for (const [n, event] of events.entries()) {
    bytes += event.length + 1;
    if (n === EVENT_BATCH_MAX || bytes > EVENT_BATCH_MAX_BYTES) return n;
  }
  return events.length;
}

/** Splits events into batches, in order. */
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

/** Serializes a batch as JSON that `eventBatchSchema` accepts. */
export const serializeBatch = (batch: readonly string[]): string => `{"events":[${batch.join(',')}]}`;
