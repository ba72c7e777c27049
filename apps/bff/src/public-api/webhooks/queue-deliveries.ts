import { newId } from '../../platform/ids/new-id.ts';
import type { DomainEvent } from '../../platform/domain-events/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { neededScopes, type WebhookEventType } from './event-types.ts';
import { findReceivers, isReceived, readMember } from './find-receivers.ts';
import type { PresentObject } from './payloads.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { webhookDeliveries } from './tables.ts';

/** An event as endpoints receive it. */
export type WebhookEvent = {
  readonly type: WebhookEventType;
  /** The members whom it concerns, the first ones preferred. */
  readonly members: readonly bigint[];
  /** True if its object is on a secret board. */
  readonly isSecret: boolean;
  readonly present: PresentObject;
};

/**
 * Stores one delivery of a domain event for each endpoint that receives it, and wakes the job that sends them. The caller's
 * transaction removes the event from the queue, and a unique index refuses a second row for the same event and endpoint.
 * `describe` is called only if an endpoint receives the type; undefined ignores the event.
 */
export async function queueDeliveries(
  deps: Deps,
  { id: eventId, occurredAt }: Pick<DomainEvent<unknown>, 'id' | 'occurredAt'>,
  type: WebhookEventType,
  describe: (db: Db) => Promise<Omit<WebhookEvent, 'type'> | undefined>,
): Promise<void> {
  const { db, jobs, now } = deps;
  if (!(await isReceived(db, type))) return;
  const event = await describe(db);
  if (!event) return;
  const { members, isSecret, present } = event;
  const scopes = neededScopes(type, isSecret);
  const receivers = await findReceivers(db, now(), { type, members, scopes, isSecret });
  const payloads = new Map<bigint, Promise<string | undefined>>();
  const at = now();
  let stored = 0;
  for (const { endpointId, userId, grantId } of receivers) {
    const payload = payloads.get(userId) ?? payloadFor(deps, userId, { type, occurredAt, present });
    payloads.set(userId, payload);
    const body = await payload;
    if (body === undefined) continue;
    await db
      .insert(webhookDeliveries)
      .values({
        id: newId(),
        endpointId,
        eventId,
        eventType: type,
        grantId,
        userId,
        actorId: members.find((member) => member !== userId) ?? null,
        scopes: [...scopes],
        payload: body,
        state: 'pending',
        nextAttemptAt: at,
        createdAt: at,
      })
      .onConflictDoNothing();
    stored += 1;
  }
  if (stored > 0) await jobs.enqueue(db, sendWebhooks, {});
}

async function payloadFor(
  deps: Deps,
  userId: bigint,
  { type, occurredAt, present }: Pick<WebhookEvent, 'type' | 'present'> & { readonly occurredAt: Date },
): Promise<string | undefined> {
  const viewer = await readMember(deps.db, userId);
  const object = viewer && (await present(deps, viewer));
  return (
    object &&
    JSON.stringify({
      type,
      timestamp: occurredAt.toISOString(),
      data: { user: { username: viewer.username }, ...object },
    })
  );
}
