import * as z from 'zod/mini';

/** The reported subjects that wait for a decision, as the server sends them. */
export const queueSchema = z.array(
  z.object({
    object_type: z.enum(['pin', 'comment', 'user', 'board']),
    object_id: z.string(),
    seen_id: z.string(),
    excerpt: z.string(),
    image_url: z.nullable(z.string()),
    owner: z.object({ username: z.string(), full_name: z.optional(z.string()) }),
    report_count: z.number(),
    reasons: z.record(z.string(), z.number()),
    details: z.array(z.string()),
    first_reported_at: z.string(),
    severity: z.enum(['low', 'medium', 'high']),
    moderator: z.nullable(z.string()),
    asked_by: z.nullable(z.string()),
  }),
);

/** A reported pin, board, comment or account with a pending decision. */
export type Queued = z.infer<typeof queueSchema>[number];

/** The actions on reported subjects: decisions, and changes of who decides. */
export const QUEUE_ACTIONS = ['keep', 'warn', 'remove', 'take', 'release', 'ask'] as const;

/** An action on a reported subject. */
export type QueueAction = (typeof QUEUE_ACTIONS)[number];

/** The keys of the actions by the physical key, so that they are the same with every keyboard layout. */
export const ACTION_KEYS: ReadonlyMap<string, QueueAction> = new Map([
  ['KeyK', 'keep'],
  ['KeyW', 'warn'],
  ['KeyR', 'remove'],
  ['KeyA', 'take'],
  ['KeyO', 'ask'],
]);

/** Returns whether an action is a decision. */
export function isDecision(action: QueueAction): action is 'keep' | 'warn' | 'remove' {
  return action === 'keep' || action === 'warn' || action === 'remove';
}

/** Returns a subject as the form of the queue sends it. */
export function toFormValue({ object_type: kind, object_id: id }: Queued): string {
  return `${kind}:${id}`;
}

/** Returns the options that do an action on one subject. */
export function toOptions(
  action: QueueAction,
  { object_type, object_id }: Queued,
): Readonly<Record<string, unknown>> {
  const items = [{ object_type, object_id }];
  return isDecision(action) ? { items, decision: action } : { items, change: action };
}
