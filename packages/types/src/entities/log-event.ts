import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { EVENT_AUX_MAX, EVENT_BATCH_MAX } from '../limits/event-batch.ts';

const code = z.int().check(z.minimum(0), z.maximum(99_999));
const id = z.string().check(z.regex(/^[1-9]\d{0,18}$/));
/**
 * A word, code or id without blanks, `@` and `/`, so that it cannot contain text, an email address or a web
 * address of a person.
 */
const word = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/**
 * An event of the log as it is sent: its type and context, without the identity of a person. Source: EL-01,
 * EL-02, §7.
 */
export const logEventSchema = /* @__PURE__ */ z.strictObject({
  /** Created by the sender, once per event: a repeated event counts once. */
  id: z.uuid(),
  /** One of `EVENT_TYPES` or `OTHER_EVENT_TYPES`, or a newer one. */
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

/** Events sent in one batch. Source: EL-01. */
export const eventBatchSchema = /* @__PURE__ */ z.strictObject({
  events: z.array(logEventSchema).check(z.minLength(1), z.maxLength(EVENT_BATCH_MAX)),
});

/** Events sent in one batch. */
export type EventBatch = Immutable<z.infer<typeof eventBatchSchema>>;
