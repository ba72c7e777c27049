import { PROMPT_TEXTS } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  chooseExperiences,
  definitionSchema,
  isEligible,
  matchesTargeting,
  isFrequencyCapped,
  placedIdSchema,
  type Audience,
  type Candidate,
  type Frequency,
  type History,
  type Targeting,
} from './rules.ts';
import { PLACEMENTS, SEEDS } from './seeds.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const aMember = (overrides: Partial<Audience> = {}): Audience => ({
  isBot: false,
  device: 'desktop',
  isSignedIn: true,
  locale: 'en-US',
  country: 'FR',
  joinedAt: daysAgo(10),
  facts: {},
  ...overrides,
});
const aVisitor = (overrides: Partial<Audience> = {}): Audience =>
  aMember({ isSignedIn: false, country: null, joinedAt: null, ...overrides });
const aHistory = (overrides: Partial<History> = {}): History => ({
  viewCount: 0,
  lastViewedAt: null,
  triggeredAt: null,
  completedAt: null,
  dismissedAt: null,
  ...overrides,
});
const aCandidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  placementId: '1',
  experienceId: '1',
  targeting: { audience: 'everybody' },
  frequency: {},
  priority: 0,
  triggeredBy: null,
  history: aHistory(),
  ...overrides,
});

test.each<[string, Targeting, Audience, boolean]>([
  ['everybody is a member', { audience: 'everybody' }, aMember(), true],
  ['everybody is a visitor', { audience: 'everybody' }, aVisitor(), true],
  ['everybody is no bot', { audience: 'everybody' }, aVisitor({ isBot: true }), false],
  ['the signed-in are members', { audience: 'signed-in' }, aMember(), true],
  ['the signed-in are no visitors', { audience: 'signed-in' }, aVisitor(), false],
  ['the signed-out are visitors', { audience: 'signed-out' }, aVisitor(), true],
  ['the signed-out are no members', { audience: 'signed-out' }, aMember(), false],
  [
    'a device that is named',
    { audience: 'signed-in', devices: ['mobile', 'tablet'] },
    aMember({ device: 'tablet' }),
    true,
  ],
  ['a device that is not', { audience: 'signed-in', devices: ['mobile', 'tablet'] }, aMember(), false],
  ['a locale that is named', { audience: 'everybody', locales: ['en-US'] }, aMember(), true],
  ['a locale that is not', { audience: 'everybody', locales: ['fr-FR'] }, aMember(), false],
  ['a country that is named', { audience: 'everybody', countries: ['DE', 'FR'] }, aMember(), true],
  ['a country that is not', { audience: 'everybody', countries: ['DE'] }, aMember(), false],
  ['no known country', { audience: 'everybody', countries: ['FR'] }, aVisitor(), false],
  ['a member for as long as required', { audience: 'everybody', minDaysSinceJoin: 10 }, aMember(), true],
  ['a member for less', { audience: 'everybody', minDaysSinceJoin: 11 }, aMember(), false],
  ['a member for no longer than required', { audience: 'everybody', maxDaysSinceJoin: 10 }, aMember(), true],
  ['a member for longer', { audience: 'everybody', maxDaysSinceJoin: 9 }, aMember(), false],
  ['no member at all', { audience: 'everybody', maxDaysSinceJoin: 9 }, aVisitor(), false],
  [
    'who meets the requirements',
    { audience: 'everybody', facts: { page: 'pin' } },
    aMember({ facts: { page: 'pin', x: 1 } }),
    true,
  ],
  [
    'who says something else',
    { audience: 'everybody', facts: { page: 'pin' } },
    aMember({ facts: { page: 'home' } }),
    false,
  ],
  ['who says nothing', { audience: 'everybody', facts: { constructor: 'pin' } }, aMember(), false],
])('[EX-02] %s', (_, targeting, who, expected) => {
  expect(matchesTargeting(targeting, who, NOW)).toBe(expected);
});

test.each<[string, Frequency, Partial<History>, boolean]>([
  ['never seen', { maxViews: 1, coolDownDays: 1 }, {}, false],
  ['completed', {}, { completedAt: daysAgo(1000) }, true],
  ['dismissed', {}, { dismissedAt: daysAgo(1000) }, true],
  ['seen a thousand times, with no limit', {}, { viewCount: 1000, lastViewedAt: NOW }, false],
  ['seen less than the limit', { maxViews: 3 }, { viewCount: 2, lastViewedAt: NOW }, false],
  ['seen as often as the limit', { maxViews: 3 }, { viewCount: 3, lastViewedAt: NOW }, true],
  ['cooling down', { coolDownDays: 14 }, { viewCount: 1, lastViewedAt: daysAgo(13) }, true],
  ['cooled down', { coolDownDays: 14 }, { viewCount: 1, lastViewedAt: daysAgo(14) }, false],
])('[EX-01] %s: over for now is %s', (_, frequency, history, expected) => {
  expect(isFrequencyCapped(frequency, aHistory(history), NOW)).toBe(expected);
});

test('[EX-01] one that others trigger waits for that', () => {
  const sub = aCandidate({ triggeredBy: '7' });
  expect(isEligible(sub, aMember(), NOW)).toBe(false);
  expect(isEligible({ ...sub, history: aHistory({ triggeredAt: daysAgo(1) }) }, aMember(), NOW)).toBe(true);
});

test('[EX-02] a placement has one experience: the greatest priority of those that are due, then the lower id', () => {
  const all = [
    aCandidate({ experienceId: '100' }),
    aCandidate({ experienceId: '20', priority: 5 }),
    aCandidate({ experienceId: '9', priority: 5 }),
    aCandidate({ experienceId: '3', priority: 9, history: aHistory({ completedAt: NOW }) }),
    aCandidate({ placementId: '2', experienceId: '4' }),
    aCandidate({ placementId: '3', experienceId: '5', targeting: { audience: 'signed-out' } }),
  ];
  const chosen = (candidates: readonly Candidate[]) =>
    chooseExperiences(candidates, aMember(), NOW).map(
      ({ placementId, experienceId }) => `${placementId}:${experienceId}`,
    );
  expect(chosen(all).toSorted()).toEqual(['1:9', '2:4']);
  expect(chosen(all.toReversed()).toSorted()).toEqual(['1:9', '2:4']);
});

test.each(['', '1', '1:', ':1', '1:2:3', '01:2', '1:-2', '1: 2', 'a:b', `1:${'9'.repeat(20)}`])(
  '[EX-01] %j is no placed experience',
  (text) => {
    expect(placedIdSchema.safeParse(text).success).toBe(false);
  },
);

test('[EX-02] the seeds are valid, once each, and every placement has one', () => {
  const seeds = SEEDS.map((seed) => definitionSchema.parse(seed));
  expect(new Set(seeds.map(({ placementId, experienceId }) => `${placementId}:${experienceId}`)).size).toBe(
    seeds.length,
  );
  expect(new Set(seeds.map(({ placementId }) => placementId))).toEqual(new Set(Object.values(PLACEMENTS)));
});

test('[EX-03] what a seeded experience says to members stands in the table that every language translates', () => {
  const said = SEEDS.filter(
    ({ targeting, content }) => targeting.audience !== 'signed-out' && 'title' in content,
  );
  const words = said.map(({ experienceId, content: { ...content } }) => [experienceId, content]);
  expect(Object.fromEntries(words)).toMatchObject(PROMPT_TEXTS);
  expect(new Set(words.map(([id]) => id))).toEqual(new Set(Object.keys(PROMPT_TEXTS)));
});
