import { expect, test, vi } from 'vitest';
import { toSendResult, sendWithFetch, type FetchPort } from './send-with-fetch.ts';

test.each([
  ['202: it was taken', 202, null, { kind: 'taken' }],
  ['400: it will never be taken', 400, null, { kind: 'refused' }],
  ['403: nor from here', 403, '5', { kind: 'refused' }],
  ['413: nor at this size', 413, null, { kind: 'refused' }],
  ['429: later', 429, '30', { kind: 'failed', retryAfterMs: 30_000 }],
  ['408: later', 408, null, { kind: 'failed' }],
  ['503: later', 503, '2', { kind: 'failed', retryAfterMs: 2000 }],
  [
    'a date instead of seconds is left to the waiting of the log',
    503,
    'Sat, 21 Nov 2026 14:00:00 GMT',
    { kind: 'failed' },
  ],
  ['500: later', 500, null, { kind: 'failed' }],
])('[EL-01] %s', (_, status, retryAfter, expected) => {
  expect(toSendResult(status, retryAfter)).toEqual(expected);
});

test('[EL-01] a batch is posted as JSON, and outlives the page when it is left', async () => {
  const fetch = vi.fn<FetchPort>(async () => new Response(null, { status: 202 }));
  expect(await sendWithFetch(fetch, '/v3/events/', '{"events":[]}', true)).toEqual({ kind: 'taken' });
  expect(fetch).toHaveBeenCalledWith('/v3/events/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"events":[]}',
    keepalive: true,
  });
});
