import { z } from 'zod';
import { ALL_EVENTS } from '../../site/events.ts';

/** A domain event as it is stored in queues. */
export type EventDescription = { readonly name: string; readonly version: number; readonly schema: object };

/** Returns the catalogue of domain events, each with the JSON schema of its stored data. */
export function describeEvents(): readonly EventDescription[] {
  return ALL_EVENTS.map(({ name, version, data }) => ({
    name,
    version,
    schema: z.toJSONSchema(data, { io: 'input' }),
  }));
}
