import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** The site disabled an endpoint, because its deliveries failed or it is gone. */
export const webhookDisabled = defineEvent({
  name: 'webhook.disabled',
  version: 1,
  data: z.strictObject({ endpointId: eventIdSchema, ownerId: eventIdSchema }),
  aggregateId: ({ endpointId }) => endpointId,
});
