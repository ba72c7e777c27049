import { z } from 'zod';
import type { DatabaseDeps } from '../deps.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { eventIdSchema, type EventDefinition, type EventSchema } from './define-event.ts';

/** An event as a subscriber handles it. */
export type DomainEvent<Data> = {
  /** Increases in publication order; the same at every attempt. */
  readonly id: bigint;
  readonly aggregateId: bigint;
  readonly occurredAt: Date;
  readonly data: Data;
};

/** The handler of one kind of event. */
export type EventHandler<D> = {
  readonly event: EventDefinition;
  handle(event: DomainEvent<unknown>, deps: D): Promise<void>;
};

/** A consumer of domain events. */
export type Subscriber<D> = {
  /** In kebab-case. Its queue is `events-<name>`. */
  readonly name: string;
  readonly handlers: readonly EventHandler<D>[];
};

/** The data of a job that delivers an event: the encoded event with its name and version. */
const deliverySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  aggregateId: z.string(),
  occurredAt: z.string(),
  data: z.looseObject({}),
});

/** The delivery of an event to one subscriber. */
export type Delivery = z.infer<typeof deliverySchema>;

/**
 * Declares the handler of an event. `deps.db` is a transaction that commits together with the completion of
 * the delivery, so the handler's writes are made exactly once. All other effects happen at least once and
 * must be idempotent.
 */
export function onEvent<S extends EventSchema, D>(
  event: EventDefinition<S>,
  handle: (event: DomainEvent<z.output<S>>, deps: D) => Promise<void>,
): EventHandler<D> {
  return {
    event,
    handle: ({ data, ...rest }, deps) =>
      handle({ ...rest, data: z.decode(event.data, data as z.input<S>) }, deps),
  };
}

const RETRY = { limit: 8, seconds: 2, atMostSeconds: 600 };
const LEASE = { seconds: 60 };
const BATCH = 100;

/**
 * Returns the job that delivers events to a subscriber: those of one aggregate in the order of their ids,
 * each in its own transaction. A delivery that fails nine times in about 15 minutes stays in the list of
 * failed jobs for thirty days, and blocks the later events of its aggregate until an operator retries it or
 * that time is over.
 */
export function deliveryJob<D extends DatabaseDeps>(
  subscriber: Subscriber<D>,
): Job<typeof deliverySchema, D> {
  const handlers = new Map(subscriber.handlers.map((one) => [`${one.event.name} ${one.event.version}`, one]));
  return defineJob({
    name: `events-${subscriber.name}`,
    data: deliverySchema,
    retry: RETRY,
    lease: LEASE,
    batch: BATCH,
    isOrdered: true,
    isTransactional: true,
    async handle({ id, name, version, aggregateId, occurredAt, data }, deps: D) {
      const handler = handlers.get(`${name} ${version}`);
      if (!handler)
        throw new Error(`'${subscriber.name}' has no handler of version ${version} of the event '${name}'.`);
      await handler.handle(
        {
          id: z.decode(eventIdSchema, id),
          aggregateId: BigInt(aggregateId),
          occurredAt: new Date(occurredAt),
          data,
        },
        deps,
      );
    },
  });
}
