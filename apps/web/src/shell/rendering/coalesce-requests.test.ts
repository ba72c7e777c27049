import { expect, test } from 'vitest';
import { coalesceRequests } from './coalesce-requests.ts';

/** Questions that are answered when the test says so. */
function questions() {
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = (): Promise<string> => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  };
  return { asked, ask };
}

test('who comes while an answer is awaited is told what was asked after they came, all of them by one question', async () => {
  const together = coalesceRequests<string>();
  const { asked, ask } = questions();
  const first = together(ask);
  await expect.poll(() => asked).toHaveLength(1);
  const later = [together(ask), together(ask)];
  asked[0]?.resolve('before');
  expect(await first).toBe('before');
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.resolve('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
  expect(asked).toHaveLength(2);
});

test('a question that failed is asked anew for who comes then', async () => {
  const together = coalesceRequests<string>();
  await expect(together(() => Promise.reject(new Error('The database is gone.')))).rejects.toThrow('gone');
  expect(await together(async () => 'there')).toBe('there');
});
