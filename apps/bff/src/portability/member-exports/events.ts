import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** An export of a member can be downloaded. */
export const exportFinished = defineEvent({
  name: 'export.finished',
  version: 1,
  data: z.strictObject({ exportId: eventIdSchema, ownerId: eventIdSchema }),
  aggregateId: ({ ownerId }) => ownerId,
});
