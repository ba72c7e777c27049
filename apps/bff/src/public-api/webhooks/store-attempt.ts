import { and, eq, isNull, sql } from 'drizzle-orm';
import { registeredApps } from '../../people/accounts/index.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Attempt } from './attempt-delivery.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import type { Deps } from './deps.ts';
import { endpointDisabledMail } from './endpoint-disabled-mail.ts';
import { webhookDisabled } from './events.ts';
import { decideAttempt, type DISABLED_REASONS } from './rules.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
const BUSY_S = 5;

/**
 * Stores the result of an attempt and what follows from it for the delivery and the endpoint, in one transaction. If another
 * process attempted it meanwhile, because the lease ended, nothing is stored.
 */
export async function storeAttempt(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  { delivery, endpoint }: ClaimedDelivery,
  { result, durationMs }: Attempt,
): Promise<void> {
  const at = deps.now();
  const isCurrent = and(
    eq(webhookDeliveries.id, delivery.id),
    eq(webhookDeliveries.attempts, delivery.attempts),
  );
  if (result.kind === 'busy') {
    const nextAttemptAt = new Date(at.getTime() + BUSY_S * SECOND_MS);
    await deps.db.update(webhookDeliveries).set({ leasedUntil: null, nextAttemptAt }).where(isCurrent);
    return;
  }
  await deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpoint.id))
      .for('update');
    if (!known) return;
    const failingSince = known.failingSince ?? at;
    const failingHours = (at.getTime() - failingSince.getTime()) / HOUR_MS;
    const decision = decideAttempt(result, { step: delivery.step, failingHours, random: Math.random() });
    const stored = await tx
      .update(webhookDeliveries)
      .set({
        state: decision.state,
        attempts: delivery.attempts + 1,
        step: delivery.step + 1,
        nextAttemptAt:
          decision.state === 'pending' ? new Date(at.getTime() + decision.delayS * SECOND_MS) : null,
        leasedUntil: null,
        lastAttemptAt: at,
        lastStatus: result.kind === 'answered' ? result.status : null,
        lastError: result.kind === 'failed' ? result.why : null,
        lastDurationMs: durationMs,
        lastResponse: result.kind === 'answered' ? result.response : null,
      })
      .where(isCurrent)
      .returning({ id: webhookDeliveries.id });
    if (stored.length === 0) return;
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: decision.state === 'delivered' ? null : failingSince })
      .where(eq(webhookEndpoints.id, endpoint.id));
    if (decision.state !== 'failed' || !decision.disables) return;
    if (!(await disableEndpoint(tx, endpoint.id, decision.disables, at))) return;
    const [app] = await tx
      .select({ ownerId: registeredApps.ownerId })
      .from(registeredApps)
      .where(eq(registeredApps.id, known.appId));
    if (app) await publishEvent(tx, webhookDisabled, { endpointId: endpoint.id, ownerId: app.ownerId });
    await queueMail(deps, tx, endpointDisabledMail, {
      endpointId: String(endpoint.id),
      disabledAt: at.toISOString(),
    });
  });
}

/**
 * Disables an endpoint, and fails what it has not received, so that its owner can replay it later. Returns whether it was
 * enabled.
 */
export async function disableEndpoint(
  tx: Db,
  id: bigint,
  disabledReason: (typeof DISABLED_REASONS)[number],
  disabledAt: Date,
): Promise<boolean> {
  const disabled = await tx
    .update(webhookEndpoints)
    .set({ disabledAt, disabledReason })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id });
  if (disabled.length === 0) return false;
  await tx
    .update(webhookDeliveries)
    .set({
      state: 'failed',
      nextAttemptAt: null,
      lastError: sql`coalesce(${webhookDeliveries.lastError}, 'endpoint_disabled')`,
    })
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'pending')));
  return true;
}
