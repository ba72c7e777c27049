import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { openSecret, sealSecret } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import type { webhookEndpoints } from './tables.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

type Signing = Pick<
  typeof webhookEndpoints.$inferSelect,
  'id' | 'secret' | 'previousSecret' | 'previousSecretUntil'
>;

/** Returns a new secret of an endpoint, as its developer gets it and as it is stored. */
export function newSecret(
  { env }: Pick<Deps, 'env'>,
  endpointId: bigint,
): { readonly secret: string; readonly sealed: string } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  return { secret, sealed: sealSecret(env.secret, endpointId, secret, 'webhook') };
}

/**
 * Returns the headers of a delivery (Standard Webhooks): signed with the secret, and until its end with the previous one too.
 * Undefined if the secret cannot be decrypted, because the secret of the site was changed.
 */
export function signedHeaders(
  { env }: Pick<Deps, 'env'>,
  endpoint: Signing,
  { id, payload, at }: { readonly id: string; readonly payload: string; readonly at: Date },
): Readonly<Record<string, string>> | undefined {
  const sealed = [endpoint.secret];
  const { previousSecret, previousSecretUntil } = endpoint;
  if (previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at)
    sealed.push(previousSecret);
  const signatures = sealed.flatMap((one) => {
    const secret = openSecret(env.secret, endpoint.id, one, 'webhook');
    return secret === undefined ? [] : [new Webhook(secret).sign(id, at, payload)];
  });
  if (signatures.length === 0) return undefined;
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Returns the value of `webhook-id` for a delivery. */
export function webhookId(deliveryId: bigint): string {
  return `msg_${deliveryId}`;
}
