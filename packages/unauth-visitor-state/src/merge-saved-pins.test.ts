import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSavedPins, type MergeSaveResult, type MergePorts } from './merge-saved-pins.ts';
import { aBrowser, aFullBrowser } from './testing/a-browser.ts';
import type { VisitorStorage } from './visitor-storage.ts';
import { createVisitorStore } from './visitor-store.ts';

const NOW = 1_800_000_000_000;
const visitor = { country: 'US', isSignedIn: false, isBot: false, asksForPrivacy: false };

/** Creates a browser in which a visitor saved these pins, one after the other. */
function savedBy(...pinIds: string[]) {
  const browser = aBrowser();
  for (const [index, id] of pinIds.entries())
    createVisitorStore({ visitor, browser: browser.tab(), nowMs: () => NOW + index }).save(id);
  return browser;
}

/**
 * Creates a server that saves a pin once per key for the signed-in member; `answers` are its first results.
 */
function aServer(signedIn: () => string, answers: MergeSaveResult[] = []) {
  const effects: string[] = [];
  const keys = new Set<string>();
  const save: MergePorts['save'] = async ({ pinId, userId, key }) => {
    await Promise.resolve();
    const answer = answers.shift() ?? 'saved';
    if (signedIn() !== userId) return 'other-user';
    if (answer === 'saved' && !keys.has(key)) {
      keys.add(key);
      effects.push(`${pinId} for ${userId}`);
    }
    return answer;
  };
  return { effects, save };
}

const alone: MergePorts['alone'] = (task) => task();
const merge = (
  storage: VisitorStorage | undefined,
  save: MergePorts['save'],
  overrides: Partial<MergePorts> = {},
) => mergeSavedPins({ storage, userId: '1', nowMs: () => NOW + 60_000, save, alone, ...overrides });

test('[UV-06] after sign-in each stored pin is saved once, the oldest first, and the list is cleared', async () => {
  const { texts, tab } = savedBy('7', '8');
  const { effects, save } = aServer(() => '1');
  expect(await merge(tab().storage, save)).toEqual({ saved: ['7', '8'], failed: [] });
  expect(await merge(tab().storage, save)).toEqual({ saved: [], failed: [] });
  expect(effects).toEqual(['7 for 1', '8 for 1']);
  expect([...texts.keys()]).toEqual([]);
});

test('[UV-07] the prompt at a save is completed by the sign-in', async () => {
  const { texts, tab } = savedBy('7');
  createVisitorStore({ visitor, browser: tab(), nowMs: () => NOW }).upsold('saveButtonExp', 'shown');
  await merge(tab().storage, aServer(() => '1').save);
  expect(texts.get('pb_visitor_upsells')).toContain('"completed"');
});

test('[UV-06] a rejected save is reported and removed from the list', async () => {
  const { texts, tab } = savedBy('7', '8');
  const { save } = aServer(() => '1', ['refused']);
  expect(await merge(tab().storage, save)).toEqual({ saved: ['8'], failed: ['7'] });
  expect(texts.size).toBe(0);
});

test('[UV-06] a failing save is attempted on three pages, then reported and dropped', async () => {
  const { texts, tab } = savedBy('7');
  const fails: MergePorts['save'] = async () => {
    throw new Error('offline');
  };
  const reports = [];
  for (let page = 0; page < 3; page += 1) reports.push(await merge(tab().storage, fails));
  expect(reports.map(({ failed }) => failed)).toEqual([[], [], ['7']]);
  expect(texts.size).toBe(0);
});

describe('[UV-06] never under the wrong user', () => {
  test('if another member signed in meanwhile, nothing is saved for either member', async () => {
    const { texts, tab } = savedBy('7', '8');
    let signedIn = '2';
    const { effects, save } = aServer(() => signedIn);
    expect(await merge(tab().storage, save)).toEqual({ saved: [], failed: [] });
    expect(await merge(tab().storage, save, { userId: '2' })).toEqual({ saved: [], failed: [] });
    expect(effects).toEqual([]);
    signedIn = '1';
    expect((await merge(tab().storage, save)).saved).toEqual(['7', '8']);
    expect(texts.size).toBe(0);
  });

  test('a visitor after that has room for two pins of their own', async () => {
    const { tab } = savedBy('7', '8');
    await merge(tab().storage, aServer(() => '2').save);
    const next = createVisitorStore({ visitor, browser: tab(), nowMs: () => NOW });
    expect([next.session().hasSavedUnauthPin, next.save('9'), next.save('10')]).toEqual([
      false,
      'saved',
      'saved',
    ]);
  });
});

test('[UV-06] without room to claim them, the pins are saved and nothing is left', async () => {
  const { texts } = savedBy('7', '8');
  const { effects, save } = aServer(() => '1');
  const { storage } = aFullBrowser(texts);
  expect((await merge(storage, save)).saved).toEqual(['7', '8']);
  expect(effects).toEqual(['7 for 1', '8 for 1']);
  expect(texts.has('pb_visitor_saves')).toBe(false);
});

test('[UV-06] without any storage there is nothing to merge', async () => {
  expect(await merge(undefined, aServer(() => '1').save)).toEqual({ saved: [], failed: [] });
});

/** Returns the storage of a page that ends after a number of writes: later writes are lost. */
function ending(storage: VisitorStorage, afterWrites: number): VisitorStorage {
  let left = afterWrites;
  const until = (write: () => void): void => void (left-- > 0 && write());
  return {
    getItem: storage.getItem,
    setItem: (key, text) => until(() => storage.setItem(key, text)),
    removeItem: (key) => until(() => storage.removeItem(key)),
  };
}

test('[UV-06] once each, for one person, over 500 runs with reloads and two tabs', async () => {
  const run = fc.record({
    endsAfter: fc.array(fc.nat(7), { maxLength: 4 }),
    isLocked: fc.boolean(),
    lost: fc.array(fc.constantFrom<MergeSaveResult>('saved', 'unreachable'), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(run, async ({ endsAfter, isLocked, lost }) => {
      const { texts, tab } = savedBy('7', '8');
      const { effects, save } = aServer(() => '1', [...lost]);
      let queue: Promise<unknown> = Promise.resolve();
      const inTurn: MergePorts['alone'] = (task) => {
        const turn = queue.then(task);
        queue = turn;
        return turn;
      };
      const locked = isLocked ? { alone: inTurn } : {};
      for (const writes of endsAfter) await merge(ending(tab().storage, writes), save, locked);
      await Promise.all([merge(tab().storage, save, locked), merge(tab().storage, save, locked)]);
      await merge(tab().storage, save, locked);
      expect(effects.toSorted()).toEqual(['7 for 1', '8 for 1']);
      expect(texts.size).toBe(0);
    }),
    { numRuns: 500 },
  );
});
