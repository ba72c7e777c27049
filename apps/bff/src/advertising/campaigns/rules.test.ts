import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesAdTargeting, type ViewerSignals } from '../ads/index.ts';
import { adPlaces, placeAds } from '../../discovery/feed/place-ads.ts';
import { violatesBrandSafety } from '../../business/ad-accounts/brand-safety.ts';
import { canTransitionTo, getBillableEvent } from '../../business/ad-accounts/campaign.ts';
import { orderAds } from './order-ads.ts';
import { chargeFor, dayLimit, isTimeZone, localTime, canSpend, pacedLimit, type Budget } from './pacing.ts';
import { createServeTokens } from './serve-tokens.ts';

const aBudget = (overrides: Partial<Budget> = {}): Budget => ({
  objective: 'awareness',
  priceMicro: 5,
  dailyMicro: 100,
  totalMicro: null,
  startsOn: '2026-11-20',
  endsOn: null,
  timeZone: 'UTC',
  prepaidMicro: null,
  ...overrides,
});
const NOTHING = { allMicro: 0, dayMicro: 0 };
const NOON = { day: '2026-11-21', partOfDay: 0.5 };
const micro = fc.integer({ min: 1, max: 10_000 });
const someBudget: fc.Arbitrary<Budget> = fc
  .record({
    objective: fc.constantFrom('awareness' as const, 'consideration' as const, 'conversions' as const),
    priceMicro: micro,
    dailyMicro: fc.option(micro),
    totalMicro: fc.option(micro),
    endsOn: fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-31')),
  })
  .filter(({ dailyMicro, totalMicro }) => dailyMicro !== null || totalMicro !== null)
  .map((overrides) => aBudget(overrides));

describe('what a campaign may spend', () => {
  test.each([
    ['Europe/Stockholm', '2026-11-22', 0.020_833],
    ['UTC', '2026-11-21', 0.979_166],
    ['America/Los_Angeles', '2026-11-21', 0.645_833],
    ['Asia/Kolkata', '2026-11-22', 0.208_333],
  ])('[BD-06] a day is one of the time zone %s', (zone, day, partOfDay) => {
    const time = localTime(new Date('2026-11-21T23:30:00Z'), zone);
    expect(time.day).toBe(day);
    expect(time.partOfDay).toBeCloseTo(partOfDay, 5);
  });

  test('[BD-06] a time zone is one that clocks know', () => {
    expect(['Europe/Paris', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
  });

  test.each<[rule: string, Partial<Budget>, spent: { allMicro: number; dayMicro: number }, limit: number]>([
    ['the daily budget', {}, { allMicro: 500, dayMicro: 40 }, 100],
    [
      'all of the total, without an end',
      { dailyMicro: null, totalMicro: 90 },
      { allMicro: 30, dayMicro: 10 },
      70,
    ],
    [
      'an even share of what the total leaves until the end',
      { dailyMicro: null, totalMicro: 120, endsOn: '2026-11-24' },
      { allMicro: 30, dayMicro: 10 },
      25,
    ],
    ['the lesser of both', { totalMicro: 1000, endsOn: '2026-11-21' }, NOTHING, 100],
    ['nothing of a total that is used up', { totalMicro: 30 }, { allMicro: 30, dayMicro: 0 }, 0],
  ])('[BD-06] on a day: %s', (_, budget, spent, limit) => {
    expect(dayLimit(aBudget(budget), '2026-11-21', spent)).toBe(limit);
  });

  test.each([
    [0, 4],
    [0.25, 29],
    [0.5, 54],
    [0.99, 100],
  ])('[BD-06] evenly over the day, an hour’s ahead: at %d of it %i of 100', (partOfDay, limit) => {
    expect(pacedLimit(100, { partOfDay })).toBe(limit);
  });

  test.each<[what: string, Partial<Budget>, spent: { allMicro: number; dayMicro: number }, may: boolean]>([
    ['while it is behind the pace', {}, { allMicro: 0, dayMicro: 53 }, true],
    ['not ahead of the pace', {}, { allMicro: 0, dayMicro: 54 }, false],
    ['not before its first day', { startsOn: '2026-11-22' }, NOTHING, false],
    ['on its last day', { endsOn: '2026-11-21' }, NOTHING, true],
    ['not after its last day', { endsOn: '2026-11-20' }, NOTHING, false],
    ['not when the total is used up', { totalMicro: 30 }, { allMicro: 30, dayMicro: 0 }, false],
  ])('[BD-06] an ad is shown %s', (_, budget, spent, may) => {
    expect(canSpend(aBudget(budget), spent, NOON)).toBe(may);
  });

  test('[BD-06] whatever comes in whatever order, no budget is overspent, and what may not spend costs nothing', () => {
    const act = fc.record({
      act: fc.constantFrom('impression' as const, 'click' as const),
      day: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'),
    });
    fc.assert(
      fc.property(someBudget, fc.array(act, { maxLength: 200 }), (budget, acts) => {
        const days = new Map<string, number>();
        let all = 0;
        for (const { act: what, day } of acts) {
          const dayMicro = days.get(day) ?? 0;
          const charge = chargeFor(budget, what, day, { allMicro: all, dayMicro });
          expect(charge === 0 || what === getBillableEvent(budget.objective)).toBe(true);
          all += charge;
          days.set(day, dayMicro + charge);
        }
        expect(all).toBeLessThanOrEqual(budget.totalMicro ?? Number.POSITIVE_INFINITY);
        for (const spent of days.values())
          expect(spent).toBeLessThanOrEqual(budget.dailyMicro ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 100 },
    );
  });

  test('[BD-06] shown while it may, a campaign’s day is spent evenly and to its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (priceMicro) => {
        const budget = aBudget({ priceMicro, dailyMicro: 4800 });
        let dayMicro = 0;
        for (let minute = 0; minute < 1440; minute += 1) {
          const at = { day: '2026-11-21', partOfDay: minute / 1440 };
          const before = dayMicro;
          while (canSpend(budget, { allMicro: dayMicro, dayMicro }, at))
            dayMicro += chargeFor(budget, 'impression', at.day, { allMicro: dayMicro, dayMicro });
          expect(dayMicro - before).toBeLessThanOrEqual(minute === 0 ? 200 + priceMicro : 4 + priceMicro);
        }
        expect(dayMicro).toBe(4800);
      }),
      { numRuns: 20 },
    );
  });

  test('[BD-06] a campaign that ended does not come back, and a draft is started, not paused', () => {
    expect(canTransitionTo('draft', 'active')).toBe(true);
    expect(canTransitionTo('paused', 'active')).toBe(true);
    expect(canTransitionTo('ended', 'active')).toBe(false);
    expect(canTransitionTo('draft', 'paused')).toBe(false);
  });
});

describe('which ads come first', () => {
  const ads = Array.from({ length: 40 }, (_, at) => ({ contentId: BigInt(at + 1), weight: at < 20 ? 1 : 3 }));
  const ids = (ordered: ReturnType<typeof orderAds>): bigint[] => ordered.map(({ ad }) => ad.contentId);

  test('[BD-06] a seed gives one order, whatever stood before the ads and beside them', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(ads), (seed, some) => {
        const whole = ids(orderAds(ads, seed));
        expect(ids(orderAds(some, seed))).toEqual(
          whole.filter((id) => some.some((ad) => ad.contentId === id)),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('[BD-06] going on after an ad shows each of the others once', () => {
    const whole = orderAds(ads, 'seed');
    expect(ids(orderAds(ads, 'seed', whole[9]?.key))).toEqual(ids(whole).slice(10));
  });

  test('[BD-06] who may spend three times as much comes first three times as often', () => {
    const heavy = Array.from({ length: 4000 }, (_, seed) => orderAds(ads, `${seed}`)[0]).filter(
      (first) => first?.ad.weight === 3,
    );
    expect(heavy.length / 4000).toBeGreaterThan(0.71);
    expect(heavy.length / 4000).toBeLessThan(0.79);
  });
});

describe('whom an ad is meant for', () => {
  const request = { device: 'mobile', query: 'blue cups', country: 'SE', now: new Date() } as const;
  const visitor: ViewerSignals = { request };
  const none = { isFirstParty: false, isThirdParty: false };
  test.each<[rule: string, Parameters<typeof matchesAdTargeting>[0], boolean]>([
    ['everyone, where nothing is required', {}, true],
    ['the device', { devices: ['AppType_WEB_MOBILE'] }, true],
    ['no other device', { devices: ['AppType_WEB'] }, false],
    ['the country that the request comes from', { regions: ['SE'] }, true],
    ['no other country', { regions: ['US'] }, false],
    ['what is searched for', { keywords: ['cups'] }, true],
    ['nothing else that is searched for', { keywords: ['rugs'] }, false],
    ['all that is required, not a part of it', { regions: ['SE'], devices: ['AppType_WEB'] }, false],
    ['one of the ways to find somebody', { keywords: ['cups'], interests: ['7'] }, true],
    ['nobody of whom it is not known', { locales: ['en-US'] }, false],
    ['nobody by age who did not say it', { ageBuckets: ['25-34'] }, false],
    ['no visitor by what members do', { engagement: true }, false],
  ])('[AD-02] %s', (_, targeting, isMeant) => {
    expect(matchesAdTargeting(targeting, visitor, none)).toBe(isMeant);
  });
});

describe('beside what an ad may stand', () => {
  const rules = { keywords: ['street fight', 'Käse'], domains: ['bad.example'], topics: ['7'] };
  test.each<[what: string, Parameters<typeof violatesBrandSafety>[1], boolean]>([
    ['a text with all words of a keyword', { texts: ['A fight', 'in the street'] }, true],
    ['one word of two', { texts: ['A street in Lund'] }, false],
    ['a part of a word', { texts: ['Käsekuchen'] }, false],
    ['letters of another form', { texts: ['KA\u0308SE'] }, true],
    ['a domain', { texts: [], domain: 'Bad.example' }, true],
    ['a part of a domain', { texts: [], domain: 'shop.bad.example' }, true],
    ['a domain that ends alike', { texts: [], domain: 'notbad.example' }, false],
    ['a topic', { texts: [], topicId: '7' }, true],
    ['something else', { texts: [null, 'Cups'], domain: 'cups.example', topicId: '8' }, false],
  ])('[BD-06] %s', (_, neighbour, isViolation) => {
    expect(violatesBrandSafety(rules, neighbour)).toBe(isViolation);
  });

  test('[BD-06] ads stand in their places, never last, never beside what they stay away from, none twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }),
        fc.uniqueArray(fc.integer({ min: 100, max: 120 }), { maxLength: 10 }),
        fc.integer({ min: 1, max: 40 }),
        (pins, ads, size) => {
          const { items, shown, taken } = placeAds(
            pins,
            ads,
            size,
            (ad, around) => !around.includes(ad % 10),
          );
          expect(items.length).toBeLessThanOrEqual(size);
          expect(items.filter((item) => item < 100)).toEqual(pins.slice(0, taken));
          expect(shown.length).toBeLessThanOrEqual(adPlaces(size));
          expect(new Set(shown).size).toBe(shown.length);
          items.forEach((item, at) => {
            if (item < 100) return;
            expect((at - 4) % 8).toBe(0);
            expect(items[at - 1]).toBeLessThan(100);
            expect(items[at + 1]).toBeLessThan(100);
            expect([items[at - 1], items[at + 1]]).not.toContain(item % 10);
          });
          expect(items).toHaveLength(Math.min(size, pins.length + shown.length));
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('[BD-06] an impression token fits the log, and cannot be forged', () => {
  const marks = createServeTokens('a secret');
  const serving = { contentId: 2n ** 63n - 1n, campaignId: 7n, atMs: 1_795_000_000_000 };
  const mark = marks.make(serving);
  expect(mark).toMatch(/^[\w.:-]{1,64}$/);
  expect(marks.read(mark)).toEqual(serving);
  expect(marks.make(serving)).not.toBe(mark);
  const forged = [
    createServeTokens('another').make(serving),
    `1${mark}`,
    `${mark}x`,
    mark.slice(0, -1),
    '',
    '.',
    'a.b.c.d',
  ];
  expect(forged.map((each) => marks.read(each))).toEqual(forged.map(() => undefined));
});
