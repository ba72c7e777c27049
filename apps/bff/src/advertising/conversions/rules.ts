import { z } from 'zod';
import { EVENT_NAMES, type EventSource } from './event-names.ts';

const DAY_MS = 86_400_000;

/** Retention of events in days; duplicates are recognized for as long. `docs/privacy.md` states the same. */
export const EVENT_RETENTION_DAYS = 90;
/** Retention of site visitors and ad clickers in days. `docs/privacy.md` states the same. */
export const VISITOR_RETENTION_DAYS = 30;
/** Days after serving in which a conversion is attributed to an ad. */
export const CLICK_ATTRIBUTION_DAYS = 30;
/** Retention of hourly sums in days. */
export const HOURLY_RETENTION_DAYS = 90;

/** Maximum age of an event by channel; far below the retention, so that duplicates are recognized. */
export const MAX_EVENT_AGE_DAYS: Readonly<Record<EventSource, number>> = { tag: 1, api: 7, upload: 60 };
const AHEAD_MS = 3_600_000;

/** Maximum value of an event: in millionths it is still an exact number. */
const VALUE_MAX = 1_000_000_000;

/** The id of an event, unique for its tag: chosen by the sender, the same in every channel. */
const eventIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'Use 1 to 64 letters, digits and signs without spaces.');
const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'Write a currency as its three letters, as EUR.');

/** An event as sent: personal data is limited to the hash of an email. */
export const eventSchema = z
  .strictObject({
    event_name: z.enum(EVENT_NAMES, `Use one of: ${EVENT_NAMES.join(', ')}.`),
    event_id: eventIdSchema,
    happened_at: z.iso.datetime({ offset: true, error: 'Write a time as 2026-11-22T09:30:00Z.' }),
    value: z
      .number('Write a number.')
      .min(0, 'A value is not negative.')
      .max(VALUE_MAX, 'This value is too large.')
      .optional(),
    currency: currencySchema.optional(),
    order_id: z.string().trim().min(1).max(100, 'Use 100 letters or fewer.').optional(),
    /** The value of `pb_click` in the address through which the visitor arrived. */
    click_id: z.string().max(80, 'This is no click of ours.').optional(),
    email_sha256: z
      .string()
      .regex(/^[\da-f]{64}$/, 'Send the SHA-256 of the e-mail in small letters, never the e-mail.')
      .optional(),
  })
  .refine(({ value, currency }) => value === undefined || currency !== undefined, {
    path: ['currency'],
    error: 'Say in which currency the value is.',
  });

/** An event as sent. */
export type EventInput = z.infer<typeof eventSchema>;

/** A validation error of an event: its field, and how to correct it. */
export type EventError = { readonly field: string; readonly message: string };

/** Parses a received event: returns the event, or its error. */
export function readEvent(sent: unknown, source: EventSource, now: Date): EventInput | EventError {
  const read = eventSchema.safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const field = unknown ?? issue?.path.map(String).join('.') ?? '';
    return {
      field,
      message: unknown === undefined ? (issue?.message ?? '') : 'This is no field of an event.',
    };
  }
  const fault = timeFault(Date.parse(read.data.happened_at), source, now);
  return fault === undefined ? read.data : { field: 'happened_at', message: fault };
}

/** Returns whether a parsed value is an event. */
export function isEvent(read: EventInput | EventError): read is EventInput {
  return 'event_id' in read;
}

function timeFault(timeMs: number, source: EventSource, now: Date): string | undefined {
  const ageMs = now.getTime() - timeMs;
  if (ageMs < -AHEAD_MS) return 'This is in the time to come.';
  const days = MAX_EVENT_AGE_DAYS[source];
  return ageMs > days * DAY_MS ? `Send events of the last ${days} days.` : undefined;
}

/** Returns whether an ad shown at one time can have led to an event at another. */
export function isInAttributionWindow(servedMs: number, happenedMs: number): boolean {
  return servedMs <= happenedMs + AHEAD_MS && happenedMs - servedMs <= CLICK_ATTRIBUTION_DAYS * DAY_MS;
}

/** Converts a value to millionths. */
export function toMicros(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1_000_000);
}
