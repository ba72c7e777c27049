import { truncateGraphemes } from '@pegboard/types';
import { z } from 'zod';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from './event-types.ts';

/** The endpoints of an app. */
export const ENDPOINTS_MAX = 5;
const URL_MAX_CHARS = 500;
/** The hours for which the previous secret signs too after a rotation. */
export const ROTATION_HOURS = 24;
/** The days for which deliveries are kept. */
export const DELIVERY_DAYS = 30;
/** The failed deliveries that one call replays. */
export const REPLAYS_MAX = 1000;
/** The characters of a response that are stored. */
export const RESPONSE_CHARS = 1000;

/** The states of a delivery. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
/** The reasons for which an endpoint is disabled: a response 410, three days of failures, or its owner. */
export const DISABLED_REASONS = ['gone', 'failing', 'owner'] as const;

const MINUTE_S = 60;
const HOUR_S = 3600;
/** The seconds before each retry, 72 hours in all. */
export const RETRY_DELAYS_S: readonly number[] = [
  MINUTE_S,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  18 * HOUR_S,
  22.4 * HOUR_S,
];
/** The largest part of a delay that is added at random, so that retries of many events do not come at once. */
const JITTER = 0.1;
/** The hours of failures alone after which an endpoint is disabled. */
export const FAILING_HOURS_MAX = 72;
const GONE = 410;

/** The result of one attempt. */
export type AttemptResult =
  | { readonly kind: 'answered'; readonly status: number; readonly response: string }
  | { readonly kind: 'failed'; readonly why: string };

/** The consequence of an attempt for the delivery and for its endpoint. */
export type AttemptDecision =
  | { readonly state: 'delivered' }
  | { readonly state: 'pending'; readonly delayS: number }
  | { readonly state: 'failed'; readonly disables: 'gone' | 'failing' | undefined };

/**
 * Decides what follows an attempt. A status of 200 to 299 is success. A 410 disables the endpoint, as 72 hours without a
 * success do. Otherwise the next attempt follows after the delay of the schedule, with up to a tenth added by `random`, from 0
 * to 1. A redirect is a failure.
 */
export function decideAttempt(
  result: AttemptResult,
  {
    step,
    failingHours,
    random,
  }: { readonly step: number; readonly failingHours: number; readonly random: number },
): AttemptDecision {
  if (result.kind === 'answered' && result.status >= 200 && result.status < 300)
    return { state: 'delivered' };
  if (result.kind === 'answered' && result.status === GONE) return { state: 'failed', disables: 'gone' };
  if (failingHours >= FAILING_HOURS_MAX) return { state: 'failed', disables: 'failing' };
  const delay = RETRY_DELAYS_S[step];
  if (delay === undefined) return { state: 'failed', disables: undefined };
  return { state: 'pending', delayS: Math.round(delay * (1 + JITTER * random)) };
}

/** Returns the start of a response as text that can be stored and shown: without control characters, cut. */
export function responseText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return truncateGraphemes(text, RESPONSE_CHARS);
}

const LOCALHOST = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the schema of an endpoint's address: HTTPS, and with `allowsLocalhost` also plain HTTP to this machine. */
export function endpointUrlSchema(allowsLocalhost: boolean): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .max(URL_MAX_CHARS, `Use ${URL_MAX_CHARS} characters or fewer.`)
    .refine(
      (address) => isEndpointUrl(address, allowsLocalhost),
      'Start with https://, without a user name, a port or a fragment.',
    );
}

function isEndpointUrl(address: string, allowsLocalhost: boolean): boolean {
  const url = URL.parse(address);
  if (!url || address.includes('#') || url.username !== '' || url.password !== '') return false;
  if (allowsLocalhost && url.protocol === 'http:' && LOCALHOST.has(url.hostname)) return true;
  return url.protocol === 'https:' && url.port === '' && /[^.]\.[^.]/.test(url.hostname);
}

/** The events that an endpoint receives. */
export const eventTypesSchema = z
  .array(z.enum(WEBHOOK_EVENT_TYPES as readonly [WebhookEventType, ...WebhookEventType[]]))
  .min(1, 'Choose at least one event.')
  .max(WEBHOOK_EVENT_TYPES.length);
