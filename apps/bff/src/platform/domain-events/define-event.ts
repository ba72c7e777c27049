import { z } from 'zod';

/** The schema of an event's data: an object whose encoded form is JSON. */
export type EventSchema = z.ZodType<object, object>;

/** An id in the data of an event: a bigint in the code, decimal digits in JSON. */
export const eventIdSchema = z.codec(z.string().regex(/^\d{1,19}$/), z.bigint(), {
  decode: (digits) => BigInt(digits),
  encode: (id) => String(id),
});

/** A kind of domain event. A change of `data` that an old handler cannot read is a new definition with the next `version`. */
export type EventDefinition<S extends EventSchema = EventSchema> = {
  /** The entity and the past tense of the event, for example `pin.saved`. */
  readonly name: string;
  readonly version: number;
  /** Ids and states; no names, addresses, texts or secrets. */
  readonly data: S;
  /** Returns the id of the entity whose events are handled in commit order. */
  aggregateId(data: z.output<S>): bigint;
};

/** Declares a kind of domain event. `site/events.ts` lists all of them. */
export function defineEvent<S extends EventSchema>(definition: EventDefinition<S>): EventDefinition<S> {
  return definition;
}
