import type { ClaimedDelivery } from './claim-delivery.ts';
import type { Deps } from './deps.ts';
import { responseText, type AttemptResult } from './rules.ts';
import { signedHeaders, webhookId } from './sign.ts';

/** The bytes of a response that are read; the rest is never received. */
const RESPONSE_BYTES = 4096;

/** The result of sending a delivery: `busy` if this process sends too much to begin. */
export type Attempt = {
  readonly result: AttemptResult | { readonly kind: 'busy' };
  readonly durationMs: number;
};

/**
 * Sends a delivery by the safe fetch: no private address, no redirect, at most five seconds and four kilobytes of the response.
 * Never throws.
 */
export async function attemptDelivery(
  deps: Pick<Deps, 'env' | 'fetchSafely' | 'now'>,
  { delivery, endpoint }: ClaimedDelivery,
): Promise<Attempt> {
  const headers = signedHeaders(deps, endpoint, {
    id: webhookId(delivery.id),
    payload: delivery.payload,
    at: deps.now(),
  });
  if (!headers) return { result: { kind: 'failed', why: 'secret_unreadable' }, durationMs: 0 };
  const start = performance.now();
  const fetched = await deps.fetchSafely(endpoint.url, {
    request: { method: 'POST', headers, payload: delivery.payload },
    startBytes: RESPONSE_BYTES,
    allowsLoopback: deps.env.sendsWebhooksToLocalhost,
  });
  const durationMs = Math.round(performance.now() - start);
  if (fetched.kind === 'answered')
    return {
      result: { kind: 'answered', status: fetched.status, response: responseText(fetched.bytes) },
      durationMs,
    };
  return {
    result: fetched.why === 'busy' ? { kind: 'busy' } : { kind: 'failed', why: fetched.why },
    durationMs,
  };
}
