import { describe, expect, test } from 'vitest';
import type { Fetched } from '../../platform/outbound-fetch/index.ts';
import { recordCheck, toLinkResult, type LinkRecord } from './rules.ts';

const day = (nth: number): Date => new Date(Date.UTC(2026, 0, nth));
const answered = (status: number): Fetched => ({
  kind: 'answered',
  url: 'https://a.example/',
  hops: [],
  status,
  type: 'text/html',
  bytes: Buffer.alloc(0),
});

test('[BY-13] only 404 and 410 mean that a page is missing; a rejected or unanswered request says nothing', () => {
  const results = [200, 301, 404, 410, 401, 403, 429, 500].map((status) => toLinkResult(answered(status)));
  expect(results).toEqual([
    'answered',
    'answered',
    'missing',
    'missing',
    'unanswered',
    'unanswered',
    'unanswered',
    'unanswered',
  ]);
  expect(toLinkResult({ kind: 'refused', why: 'timed_out', hops: [] } as Fetched)).toBe('unanswered');
});

describe('a link', () => {
  const alive = recordCheck(undefined, 'answered', day(1));

  test('[BY-13] is alive with one answer, and checked again after 14 days', () => {
    expect(alive).toMatchObject({ state: 'alive', checkedAt: day(1), dueAt: day(15) });
  });

  test('[BY-13] is gone after two failures at least two days apart, not before', () => {
    const once = recordCheck(alive, 'missing', day(15));
    expect(once).toMatchObject({ state: 'alive', failures: 1, dueAt: day(18) });
    const soon = recordCheck(once, 'missing', day(16));
    expect(soon).toMatchObject({ state: 'alive', failures: 2 });
    const later = recordCheck(soon, 'missing', day(17));
    expect(later).toMatchObject({ state: 'gone', failures: 3, checkedAt: day(17) });
    expect(recordCheck(later, 'answered', day(47))).toMatchObject({ state: 'alive', failures: 0 });
  });

  test('[BY-13] without an answer keeps its state, and is checked less and less often', () => {
    const days: number[] = [];
    let record: LinkRecord | undefined = alive;
    for (let nth = 0; nth < 6; nth += 1) {
      record = recordCheck(record, 'unanswered', day(1));
      days.push((record.dueAt.getTime() - day(1).getTime()) / 86_400_000);
    }
    expect(days).toEqual([1, 2, 4, 8, 16, 16]);
    expect(record).toMatchObject({ state: 'alive', checkedAt: day(1) });
  });
});
