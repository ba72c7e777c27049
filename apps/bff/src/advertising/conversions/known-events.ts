import { z } from 'zod';
import type { AppError } from '../../platform/errors/errors.ts';
import type { EventResult } from './event-result.ts';
import type { EventError } from './rules.ts';

/** Maximum number of events per request. */
const KNOWN_EVENTS_MAX = 1000;

const text = z.string().nullable().optional();
const hashes = z.array(z.string().max(200)).max(100).optional();

/** The data about a person. Only the click and the hash of the email are read; the rest is accepted, and not stored. */
const personSchema = z.looseObject({ em: hashes, click_id: text });
/** The data about a purchase, of which the value, its currency and the order are read. */
const purchaseSchema = z.looseObject({
  value: z.union([z.string(), z.number()]).nullable().optional(),
  currency: text,
  order_id: text,
});

/** An event in the shape of the well-known v5 description, with the fields that are accepted. */
const knownEventSchema = z.strictObject({
  event_name: z.string(),
  event_id: z.string(),
  /** Seconds since 1970. */
  event_time: z.int().nonnegative(),
  action_source: z.string().optional(),
  user_data: personSchema.optional(),
  custom_data: purchaseSchema.optional(),
  event_source_url: text,
  partner_name: text,
  opt_out: z.boolean().optional(),
  app_id: text,
  app_name: text,
  app_version: text,
  device_brand: text,
  device_carrier: text,
  device_model: text,
  device_type: text,
  os_version: text,
  language: text,
  wifi: z.boolean().optional(),
});

/** The body of a request in the shape of the well-known v5 description. */
export const knownBodySchema = z.strictObject({
  data: z.array(z.record(z.string(), z.unknown())).min(1).max(KNOWN_EVENTS_MAX),
});

/** The same body with the fields of an event, for the description of the API. */
export const describedKnownBody = z.strictObject({
  data: z.array(knownEventSchema).min(1).max(KNOWN_EVENTS_MAX),
});

/** The response in the shape of the well-known v5 description: a result for each event, in the order of the request. */
export const knownAnswerSchema = z.strictObject({
  num_events_received: z.int(),
  num_events_processed: z.int(),
  events: z.array(
    z.strictObject({
      status: z.enum(['processed', 'failed']),
      error_message: z.string().nullable(),
      warning_message: z.string().nullable(),
    }),
  ),
});

type KnownAnswer = z.infer<typeof knownAnswerSchema>;

/** Converts an event to the shape of the site, whose rules it has to pass then; or returns the error of its shape. */
export function fromKnownEvent(sent: unknown): { readonly event: object } | EventError {
  const read = knownEventSchema.safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    return {
      field: unknown ?? issue?.path.map(String).join('.') ?? '',
      message: unknown === undefined ? (issue?.message ?? '') : 'This is no field of an event.',
    };
  }
  const {
    event_name: name,
    event_id: id,
    event_time: seconds,
    user_data: person,
    custom_data: bought,
  } = read.data;
  const [email] = person?.em ?? [];
  const value = bought?.value == null ? undefined : Number(bought.value);
  const event = {
    event_name: name,
    event_id: id,
    happened_at: timeOf(seconds),
    ...present('value', value),
    ...present('currency', bought?.currency),
    ...present('order_id', bought?.order_id),
    ...present('click_id', person?.click_id),
    ...present('email_sha256', email),
  };
  return { event };
}

function timeOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? String(seconds) : time.toISOString();
}

function present(name: string, value: unknown): object {
  return value === undefined || value === null ? {} : { [name]: value };
}

/** Presents the results of events. A duplicate was processed before. */
export function toKnownAnswer(results: readonly EventResult[]): KnownAnswer {
  const events = results.map(({ status, field, message }): KnownAnswer['events'][number] => ({
    status: status === 'refused' ? 'failed' : 'processed',
    error_message: status === 'refused' ? `${field ?? ''}: ${message ?? ''}` : null,
    warning_message: status === 'duplicate' ? 'This event was received before.' : null,
  }));
  const processed = events.filter(({ status }) => status === 'processed').length;
  return { num_events_received: events.length, num_events_processed: processed, events };
}

const NUMBERS: Readonly<Record<number, number>> = { 400: 1, 401: 2, 403: 29, 405: 5, 429: 8 };

/** Returns the number and the message by which clients of the well-known v5 description know an error. */
export function knownError({ status, message }: Pick<AppError, 'status' | 'message'>): {
  readonly code: number;
  readonly message: string;
} {
  return { code: NUMBERS[status] ?? status, message };
}
