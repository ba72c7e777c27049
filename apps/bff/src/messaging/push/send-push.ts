import { createHash } from 'node:crypto';
import type { ConfigDeps, DatabaseDeps, FetchDeps, LogDeps } from '../../platform/deps.ts';
import type { FetchDeniedReason } from '../../platform/outbound-fetch/index.ts';
import { removeEndpoint, type PushDevice } from './push-devices.ts';
import { findPushKeys } from './push-keys.ts';
import type { PushMessage } from './push-message.ts';

const TTL_SECONDS = 86_400;
const LIMIT_MS = 10_000;
/** A topic has 32 characters at most (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;
/** The reasons for which an address can never be reached by the rules of the site. */
const NEVER: ReadonlySet<FetchDeniedReason> = new Set([
  'url_invalid',
  'scheme_refused',
  'credentials_refused',
  'port_refused',
  'address_refused',
]);

/**
 * Sends a message to a device, encrypted for it (RFC 8291) and signed with the key of the site (RFC 8292). A subscription that
 * ended, 404 or 410, or that the push service does not accept, is removed. Throws if it is worth another attempt.
 */
export async function sendPush(
  deps: DatabaseDeps & ConfigDeps & FetchDeps & LogDeps,
  device: PushDevice,
  message: PushMessage,
): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  const { default: webPush } = await import('web-push');
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contactOf(deps.env), ...(await findPushKeys(deps)) },
      TTL: TTL_SECONDS,
      urgency: 'normal',
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH),
      contentEncoding: 'aes128gcm',
    },
  );
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const sent = { method: 'POST', headers, payload: request.body ?? Buffer.alloc(0) } as const;
  const result = await deps.fetchSafely(endpoint, { request: sent, limitMs: LIMIT_MS });
  if (result.kind === 'refused') {
    if (NEVER.has(result.why)) return removeEndpoint(deps.db, endpoint);
    throw new Error(`The push service could not be reached: ${result.why}.`);
  }
  const { status } = result;
  if (status >= 200 && status < 300) return;
  if (status === 429 || status >= 500) throw new Error(`The push service responded with ${status}.`);
  // 401 and 403: the subscription belongs to another key.
  if ([401, 403, 404, 410].includes(status)) return removeEndpoint(deps.db, endpoint);
  deps.log.warn({ status }, 'a push service refused a message');
}

/** Returns the contact that push services get with each message: an address of the site, or its mail address (RFC 8292, 2.1). */
function contactOf({ publicUrl, mailFrom }: ConfigDeps['env']): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  const [, address = mailFrom] = /<([^>]+)>/.exec(mailFrom) ?? [];
  return `mailto:${address}`;
}
