import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { EVENT_AUX_MAX, EVENT_BATCH_MAX } from '../limits/event-batch.ts';

const code = z.int().check(z.minimum(0), z.maximum(99_999));
const id = z.string().check(z.regex(/^[1-9]\d{0,18}$/));
/** A word, code or id: no blank, `@` or `/` is in it, so that no text, e-mail or address of a person is. */
const word = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** An event of the log, as it is sent: what happened where, and never to whom. Source: EL-01, EL-02, §7. */
export const logEventSchema = /* @__PURE__ */ z.strictObject({
  /** Made by the sender, once an event: one that is sent again counts once. */
  id: z.uuid(),
  /** One of `EVENT_TYPES`, or of `OTHER_EVENT_TYPES`, or newer than both. */
  event_type: code,
  /** The time of the event in milliseconds since 1970. */
  time: z.int().check(z.minimum(0)),
  view_type: z.optional(code),
  view_parameter: z.optional(code),
  component: z.optional(code),
  element: z.optional(code),
  pin_id: z.optional(id),
  board_id: z.optional(id),
  /** The id of a further subject. */
  object_id: z.optional(word),
  aux_data: z.optional(
    z
      .record(
        z.string().check(z.regex(/^[a-z]\w{0,39}$/i)),
        z.union([word, z.number(), z.boolean(), z.null()]),
      )
      .check(
        z.refine((aux) => Object.keys(aux).length <= EVENT_AUX_MAX, `Send ${EVENT_AUX_MAX} facts or fewer.`),
      ),
  ),
});

/** An event of the log. */
export type LogEvent = Immutable<z.infer<typeof logEventSchema>>;

/** Events that are sent together. Source: EL-01. */
export const eventBatchSchema = /* @__PURE__ */ z.strictObject({
  events: z.array(logEventSchema).check(z.minLength(1), z.maxLength(EVENT_BATCH_MAX)),
});

/** Events that are sent together. */
export type EventBatch = Immutable<z.infer<typeof eventBatchSchema>>;
