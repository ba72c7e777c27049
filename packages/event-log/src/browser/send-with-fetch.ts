import type { SendResult } from '../event-log.ts';

/** The part of `fetch` that sending needs. */
export type FetchPort = (
  url: string,
  init: {
    readonly method: 'POST';
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly keepalive: boolean;
  },
) => Promise<{ readonly status: number; readonly headers: { get(name: string): string | null } }>;

/** Posts a batch; with `isLeaving`, the request outlives the page. */
export async function sendWithFetch(
  fetch: FetchPort,
  url: string,
  body: string,
  isLeaving: boolean,
): Promise<SendResult> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body, keepalive: isLeaving });
  return toSendResult(answer.status, answer.headers.get('retry-after'));
}

/**
 * Returns the result of a batch for a status: 2xx accepted it; 408, 425, 429 and server errors are retried;
 * others are final.
 */
export function toSendResult(status: number, retryAfter: string | null): SendResult {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  const isForGood = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  if (isForGood) return { kind: 'refused' };
  const seconds = Number(retryAfter);
  return seconds > 0 ? { kind: 'failed', retryAfterMs: seconds * 1000 } : { kind: 'failed' };
}
