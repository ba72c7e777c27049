import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { defineEvent, eventIdSchema, insertEvents } from '../../platform/domain-events/index.ts';

/** A member saved a pin: a copy of its content is on one of their boards. A move of a saved pin is not a save. */
export const pinSaved = defineEvent({
  name: 'pin.saved',
  version: 1,
  data: z.strictObject({
    /** The copy. */
    pinId: eventIdSchema,
    contentId: eventIdSchema,
    boardId: eventIdSchema,
    userId: eventIdSchema,
    /** The pin that was saved; null if unknown. */
    viaPinId: eventIdSchema.nullable(),
  }),
  aggregateId: ({ pinId }) => pinId,
});

/** Returns the `insert` that publishes `pin.saved` for each of the `copies`, which are selected with the columns of `pins`. */
export function insertPinSaved(copies: SQL): SQL {
  return insertEvents(
    pinSaved,
    sql`select id as aggregate_id, jsonb_build_object('pinId', id::text, 'contentId', content_id::text,
        'boardId', board_id::text, 'userId', pinner_id::text, 'viaPinId', via_pin_id::text) as data
      from (${copies}) copy`,
  );
}
