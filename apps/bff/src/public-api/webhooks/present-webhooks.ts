import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from './event-types.ts';
import type { DeliveryRow, EndpointView } from './list-deliveries.ts';
import { DELIVERY_STATES, DISABLED_REASONS } from './rules.ts';
import { webhookId } from './sign.ts';

const eventTypeAnswer = z.enum(WEBHOOK_EVENT_TYPES as readonly [WebhookEventType, ...WebhookEventType[]]);

/** An endpoint over REST, without its secret. */
export const endpointAnswer = z.strictObject({
  id: idAnswer,
  client_id: z.string(),
  url: z.string(),
  event_types: z.array(eventTypeAnswer),
  created_at: timeAnswer,
  /** The end of the time in which the previous secret signs too; null after it. */
  previous_secret_until: timeAnswer.nullable(),
  failing_since: timeAnswer.nullable(),
  disabled_at: timeAnswer.nullable(),
  disabled_reason: z.enum(DISABLED_REASONS).nullable(),
  failed_count: countAnswer,
});

/** A delivery over REST, with the result of its last attempt. */
export const deliveryAnswer = z.strictObject({
  id: idAnswer,
  webhook_id: z.string(),
  event_type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: countAnswer,
  created_at: timeAnswer,
  next_attempt_at: timeAnswer.nullable(),
  last_attempt_at: timeAnswer.nullable(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  duration_ms: countAnswer.nullable(),
  payload: z.string(),
  response: z.string().nullable(),
});

/** Presents an endpoint over REST. */
export function presentEndpoint(endpoint: EndpointView, now: Date): z.infer<typeof endpointAnswer> {
  const { previousSecretUntil: until } = endpoint;
  return {
    id: String(endpoint.id),
    client_id: endpoint.appId,
    url: endpoint.url,
    event_types: endpoint.eventTypes,
    created_at: endpoint.createdAt.toISOString(),
    previous_secret_until: until !== null && until > now ? until.toISOString() : null,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    disabled_at: endpoint.disabledAt?.toISOString() ?? null,
    disabled_reason: endpoint.disabledReason,
    failed_count: endpoint.failedCount,
  };
}

/** Presents a delivery over REST. */
export function presentDelivery(delivery: DeliveryRow): z.infer<typeof deliveryAnswer> {
  return {
    id: String(delivery.id),
    webhook_id: webhookId(delivery.id),
    event_type: delivery.eventType,
    state: delivery.state,
    attempts: delivery.attempts,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    last_attempt_at: delivery.lastAttemptAt?.toISOString() ?? null,
    status: delivery.lastStatus,
    error: delivery.lastError,
    duration_ms: delivery.lastDurationMs,
    payload: delivery.payload,
    response: delivery.lastResponse,
  };
}
