import { z } from 'zod';
import { EVENT_NAMES, type EventSource } from './event-names.ts';

const DAY_MS = 86_400_000;

/** How long events are kept, and known when they come again. `docs/privacy.md` says the same. */
export const EVENT_RETENTION_DAYS = 90;
/** How long it is known who was on a site, and who clicked. `docs/privacy.md` says the same. */
export const VISITOR_RETENTION_DAYS = 30;
/** How long after its serving an ad is what led to a conversion. */
export const CLICK_ATTRIBUTION_DAYS = 30;
/** How long the numbers by the hour are kept. */
export const HOURLY_RETENTION_DAYS = 90;

/** How old an event may be by the way that it comes; far less than is kept, so that one that comes again is known. */
export const MAX_EVENT_AGE_DAYS: Readonly<Record<EventSource, number>> = { tag: 1, api: 7, upload: 60 };
const AHEAD_MS = 3_600_000;

/** The largest value of an event: in millionths it is a number that is told exactly. */
const VALUE_MAX = 1_000_000_000;

/** What names an event among those of its tag: chosen by who sends it, the same by whatever way it is told. */
const eventIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'Use 1 to 64 letters, digits and signs without spaces.');
const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'Write a currency as its three letters, as EUR.');

/** An event as it is sent: what of a person it may tell is a hash, and only of an e-mail. */
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
    /** What stands in `pb_click` of the address that somebody came by. */
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

/** An event as it is sent. */
export type EventInput = z.infer<typeof eventSchema>;

/** What is wrong with an event: in which field, and what to do. */
export type EventError = { readonly field: string; readonly message: string };

/** Reads an event that somebody sent: the event, or what is wrong with it. */
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

/** Whether what was read is an event. */
export function isEvent(read: EventInput | EventError): read is EventInput {
  return 'event_id' in read;
}

function timeFault(timeMs: number, source: EventSource, now: Date): string | undefined {
  const ageMs = now.getTime() - timeMs;
  if (ageMs < -AHEAD_MS) return 'This is in the time to come.';
  const days = MAX_EVENT_AGE_DAYS[source];
  return ageMs > days * DAY_MS ? `Send events of the last ${days} days.` : undefined;
}

/** Whether an ad that was shown then is what led to what happened now. */
export function isInAttributionWindow(servedMs: number, happenedMs: number): boolean {
  return servedMs <= happenedMs + AHEAD_MS && happenedMs - servedMs <= CLICK_ATTRIBUTION_DAYS * DAY_MS;
}

/** A value in millionths. */
export function toMicros(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1_000_000);
}
