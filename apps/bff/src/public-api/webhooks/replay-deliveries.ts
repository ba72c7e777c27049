import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { requireEnabled, type OwnedEndpoint } from './authorise-endpoint.ts';
import type { Deps } from './deps.ts';
import { TEST_EVENT } from './event-types.ts';
import { REPLAYS_MAX } from './rules.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { webhookDeliveries } from './tables.ts';

/** The state of a delivery that is sent from the start of its schedule again, under the same id. */
const again = (at: Date) => ({ state: 'pending' as const, step: 0, nextAttemptAt: at, leasedUntil: null });

/**
 * Sends a delivery again that was sent or failed. Throws `webhook_endpoint_disabled`, and `webhook_delivery_not_found` for a
 * delivery of another endpoint or one that is pending.
 */
export async function replayDelivery(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  endpoint: OwnedEndpoint,
  deliveryId: string,
): Promise<void> {
  requireEnabled(endpoint);
  await deps.db.transaction(async (tx) => {
    const replayed = await tx
      .update(webhookDeliveries)
      .set(again(deps.now()))
      .where(
        and(
          eq(webhookDeliveries.id, parseId(deliveryId) ?? 0n),
          eq(webhookDeliveries.endpointId, endpoint.id),
          ne(webhookDeliveries.state, 'pending'),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (replayed.length === 0) throw new AppError('webhook_delivery_not_found');
    await deps.jobs.enqueue(tx, sendWebhooks, {});
  });
}

/**
 * Sends all deliveries of an endpoint again that failed since an instant, the oldest first, at most 1,000. Returns their number.
 * Throws `webhook_endpoint_disabled`.
 */
export async function replayFailed(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  endpoint: OwnedEndpoint,
  since: Date,
): Promise<number> {
  requireEnabled(endpoint);
  return deps.db.transaction(async (tx) => {
    const failed = tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpoint.id),
          eq(webhookDeliveries.state, 'failed'),
          gte(webhookDeliveries.createdAt, since),
        ),
      )
      .orderBy(webhookDeliveries.id)
      .limit(REPLAYS_MAX);
    const replayed = await tx
      .update(webhookDeliveries)
      .set(again(deps.now()))
      .where(inArray(webhookDeliveries.id, failed))
      .returning({ id: webhookDeliveries.id });
    if (replayed.length > 0) await deps.jobs.enqueue(tx, sendWebhooks, {});
    return replayed.length;
  });
}

/** Sends a test event to an endpoint. Throws `webhook_endpoint_disabled`. */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  viewer: SignedIn,
  endpoint: OwnedEndpoint,
): Promise<void> {
  requireEnabled(endpoint);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.insert(webhookDeliveries).values({
      id: newId(),
      endpointId: endpoint.id,
      eventType: TEST_EVENT,
      userId: viewer.id,
      scopes: [],
      payload: JSON.stringify({
        type: TEST_EVENT,
        timestamp: at.toISOString(),
        data: { client_id: endpoint.appId, endpoint_id: String(endpoint.id) },
      }),
      state: 'pending',
      nextAttemptAt: at,
      createdAt: at,
    });
    await deps.jobs.enqueue(tx, sendWebhooks, {});
  });
}
