import { expect, test } from 'vitest';
import { postWithRetries } from './post-with-retries.ts';

type Response = { readonly status: number; readonly retryAfter: number };

const refused: Response = { status: 503, retryAfter: 2 };

/** Posts to a server that gives these responses, and returns the last one with the pauses before it. */
async function post(...responses: readonly Response[]) {
  const pauses: number[] = [];
  const rest = [...responses];
  const last = await postWithRetries(async () => rest.shift() ?? refused, {
    wait: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
  return { status: last.status, pauses };
}

test('[BF-07] a form rejected with 503 is posted again after the time in Retry-After', async () => {
  expect(await post(refused, refused, { status: 204, retryAfter: 0 })).toEqual({
    status: 204,
    pauses: [3000, 3000],
  });
});

test('[BF-07] after six posts the rejection is final', async () => {
  expect(await post()).toEqual({ status: 503, pauses: [3000, 3000, 3000, 3000, 3000] });
});

test.each([
  { status: 403, retryAfter: 0 },
  { status: 503, retryAfter: 0 },
])('[BF-07] any other answer is final at once', async (response) => {
  expect(await post(response)).toEqual({ status: response.status, pauses: [] });
});
