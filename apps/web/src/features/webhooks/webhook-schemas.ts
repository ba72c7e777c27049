import * as z from 'zod/mini';

/** The events that an address can receive, in the order in which they are shown. */
export const WEBHOOK_EVENT_TYPES = [
  'pin.created',
  'pin.updated',
  'pin.deleted',
  'pin.saved',
  'board.created',
  'board.updated',
  'board.deleted',
  'board.joined',
  'board.followed',
  'section.created',
  'section.updated',
  'section.deleted',
  'user.followed',
  'comment.created',
] as const;

/** The states of a delivery. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

/** An address of an app, as the server describes it. */
export const endpointSchema = z.object({
  id: z.string(),
  client_id: z.string(),
  url: z.string(),
  event_types: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  previous_secret_until: z.nullable(z.string()),
  failing_since: z.nullable(z.string()),
  disabled_at: z.nullable(z.string()),
  disabled_reason: z.nullable(z.enum(['gone', 'failing', 'owner'])),
  failed_count: z.number(),
});

/** A delivery, with the result of its last attempt. */
export const deliverySchema = z.object({
  id: z.string(),
  webhook_id: z.string(),
  event_type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  created_at: z.string(),
  next_attempt_at: z.nullable(z.string()),
  last_attempt_at: z.nullable(z.string()),
  status: z.nullable(z.number()),
  error: z.nullable(z.string()),
  duration_ms: z.nullable(z.number()),
  payload: z.string(),
  response: z.nullable(z.string()),
});

/** A new secret, which is shown once. */
export const newSecretSchema = z.object({ endpoint_id: z.string(), secret: z.string() });

/** An address of an app. */
export type Endpoint = z.infer<typeof endpointSchema>;
/** A delivery to an address. */
export type Delivery = z.infer<typeof deliverySchema>;
