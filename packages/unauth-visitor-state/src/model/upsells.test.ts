import { describe, expect, test } from 'vitest';
import { isUpsellDue, evaluateExitPrompt, resolveUpsell, withUpsell, type Upsell } from './upsells.ts';
import { DAY_MS } from './visits.ts';

const NOW = 1_800_000_000_000;
const anUpsell = (daysAgo: number, fields: Partial<Upsell> = {}): Upsell => ({
  source: 'saveButtonExp',
  outcome: 'dismissed',
  ts: NOW - daysAgo * DAY_MS,
  ...fields,
});

describe('[UV-07] a save prompts the visitor', () => {
  const due = (...upsells: Upsell[]) => isUpsellDue(upsells, 'saveButtonExp', NOW);
  test.each([
    ['without an earlier prompt', due(), true],
    ['not within 14 days of a prompt that was dismissed', due(anUpsell(13.9)), false],
    ['nor of one that was completed', due(anUpsell(13.9, { outcome: 'completed' })), false],
    ['nor of one that is merely shown', due(anUpsell(0, { outcome: 'shown' })), false],
    ['after 14 days', due(anUpsell(14)), true],
    ['regardless of prompts of other sources', due(anUpsell(1, { source: 'clickthrough' })), true],
    ['whose clock was wrong', due(anUpsell(-1)), true],
  ])('%s', (_, is, expected) => expect(is).toBe(expected));
});

test('[UV-07] the latest prompt of each source is stored with its result', () => {
  const shown = anUpsell(0, { outcome: 'shown' });
  const leaving = anUpsell(3, { source: 'clickthrough' });
  const all = withUpsell([anUpsell(20), leaving], shown);
  expect(all).toEqual([shown, leaving]);
  expect(withUpsell(all, anUpsell(0))).toEqual([anUpsell(0), leaving]);
});

test('[UV-07] a prompt that is shown ends as dismissed or completed, and stays as old as it was', () => {
  const shown = anUpsell(3, { outcome: 'shown' });
  for (const outcome of ['dismissed', 'completed'] as const)
    expect(resolveUpsell([shown], 'saveButtonExp', outcome)).toEqual([anUpsell(3, { outcome })]);
  const answered = [anUpsell(3)];
  expect(resolveUpsell(answered, 'saveButtonExp', 'completed')).toBe(answered);
  expect(resolveUpsell([shown], 'clickthrough', 'completed')).toEqual([shown]);
});

describe('[UV-08] who leaves by a link', () => {
  const came = (daysAgo: number) => ({
    count: 1,
    time: NOW - daysAgo * DAY_MS,
    ts: NOW,
    daysSince: null,
  });
  const left = (daysAgo: number) => [anUpsell(daysAgo, { source: 'clickthrough', outcome: 'shown' })];
  const neither = { isNew: false, shouldUpsell: false };
  test.each([
    ['is new on the first day', {}, { isNew: true, shouldUpsell: false }],
    ['is new if visits cannot be stored', { visits: null }, { isNew: true, shouldUpsell: false }],
    ['is new once', { upsells: left(0.1) }, neither],
    ['is not new after a day', { visits: came(1) }, neither],
    [
      'is to be upsold after it, if of quality',
      { visits: came(1), isQUS: true },
      { isNew: false, shouldUpsell: true },
    ],
    ['not within 14 days of the last time', { visits: came(20), isQUS: true, upsells: left(13) }, neither],
    [
      'again after them',
      { visits: came(20), isQUS: true, upsells: left(14) },
      { isNew: false, shouldUpsell: true },
    ],
  ])('%s', (_, fields, expected) => {
    const visitor = { visits: came(0.5), upsells: [], isQUS: false };
    expect(evaluateExitPrompt({ ...visitor, ...fields }, NOW)).toEqual(expected);
  });
});
