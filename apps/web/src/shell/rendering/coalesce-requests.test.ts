import { expect, test } from 'vitest';
import { coalesceRequests } from './coalesce-requests.ts';

/** Creates requests that are answered by the test. */
function questions() {
  const requests: PromiseWithResolvers<string>[] = [];
  const ask = (): Promise<string> => {
    const question = Promise.withResolvers<string>();
    requests.push(question);
    return question.promise;
  };
  return { requests, ask };
}

test('callers during a pending request share one later request', async () => {
  const together = coalesceRequests<string>();
  const { requests, ask } = questions();
  const first = together(ask);
  await expect.poll(() => requests).toHaveLength(1);
  const later = [together(ask), together(ask)];
  requests[0]?.resolve('before');
  expect(await first).toBe('before');
  await expect.poll(() => requests).toHaveLength(2);
  requests[1]?.resolve('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
  expect(requests).toHaveLength(2);
});

test('a failed request is sent again for later callers', async () => {
  const together = coalesceRequests<string>();
  await expect(together(() => Promise.reject(new Error('The database is gone.')))).rejects.toThrow('gone');
  expect(await together(async () => 'there')).toBe('there');
});
