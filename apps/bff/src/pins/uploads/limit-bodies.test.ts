import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BODY_LIMITS, createBodyLimiter } from './limit-bodies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { places: 1, waitMs: 20_000, placeMs: 5000, bodyMs: () => 60_000 };
const BODY = { bytes: 1000, left: new AbortController().signal };

/** A sender whose body ends on demand. */
function slowSender() {
  const end = Promise.withResolvers<string>();
  const begun: AbortSignal[] = [];
  return {
    begun,
    end: () => end.resolve('received'),
    receive: (signal: AbortSignal): Promise<string> => {
      begun.push(signal);
      signal.addEventListener('abort', () => end.reject(signal.reason));
      return end.promise;
    },
  };
}

test('[BF-10] the time limit of a body is 30 seconds, and one more for each 32 kB', () => {
  expect(BODY_LIMITS.bodyMs(0)).toBe(30_000);
  expect(BODY_LIMITS.bodyMs(20 * 1024 * 1024)).toBe(30_000 + 655_360);
});

test('[BF-10] a slow sender releases its slot to the next body after five seconds, and is received completely', async () => {
  const [limit, slow, next] = [createBodyLimiter(LIMITS), slowSender(), slowSender()];
  const received = [limit(BODY, slow.receive), limit(BODY, next.receive)];
  await vi.advanceTimersByTimeAsync(LIMITS.placeMs - 1);
  expect([slow.begun.length, next.begun.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.begun).toHaveLength(1);
  next.end();
  slow.end();
  expect(await Promise.all(received)).toEqual(['received', 'received']);
});

test('[BF-10] a body that waits too long is rejected as overloaded, and not started', async () => {
  const limit = createBodyLimiter({ ...LIMITS, placeMs: 60_000 });
  const [first, second] = [slowSender(), slowSender()];
  const received = limit(BODY, first.receive);
  const refused = limit(BODY, second.receive).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
  expect(await refused).toMatchObject({ code: 'overloaded', retryAfterSeconds: 2 });
  first.end();
  expect(await received).toBe('received');
  expect(second.begun).toEqual([]);
});

test('[BF-10] a body whose sender disconnects while it waits is not started', async () => {
  const limit = createBodyLimiter(LIMITS);
  const [first, second] = [slowSender(), slowSender()];
  const leaving = new AbortController();
  const received = limit(BODY, first.receive);
  const left = limit({ ...BODY, left: leaving.signal }, second.receive);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  first.end();
  await received;
  expect(second.begun).toEqual([]);
});

test('[BF-10] a body that exceeds its time limit is aborted as upload_too_slow, with or without a slot', async () => {
  const limit = createBodyLimiter(LIMITS);
  const slow = slowSender();
  const ended = limit(BODY, slow.receive).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LIMITS.bodyMs());
  expect(await ended).toMatchObject({ code: 'upload_too_slow', status: 408 });
  const next = slowSender();
  const received = limit(BODY, next.receive);
  next.end();
  expect(await received).toBe('received');
  expect(vi.getTimerCount()).toBe(0);
});
