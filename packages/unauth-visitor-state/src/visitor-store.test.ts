import { VISITOR_SAVED_PINS_MAX, visitorStateSchema } from '@pegboard/types';
import { aVisitorState } from '@pegboard/types/testing';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { clearVisitorState, VISITOR_KEYS } from './stored-parts.ts';
import { aBlockedBrowser, aBrowser, aFullBrowser } from './testing/a-browser.ts';
import type { VisitorBrowser } from './visitor-storage.ts';
import { createVisitorStore, type VisitorStore } from './visitor-store.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const visitor = { country: 'US', isSignedIn: false, isBot: false, asksForPrivacy: false };
const at = (browser: VisitorBrowser, overrides: object = {}, nowMs = NOW): VisitorStore =>
  createVisitorStore({ browser, nowMs: () => nowMs, visitor: { ...visitor, ...overrides } });
const left = (pinId: string) => ({ pinId, link: 'https://a.example/', imageSignature: null, domain: null });

/** Performs a visit with every kind of event. */
function wholeVisit(store: VisitorStore): VisitorStore {
  store.visited();
  store.closeupOpened('7');
  store.searchCompleted({ query: 'kiln', rs: 'typed', scope: 'pins', rg: null });
  store.clickedThrough(left('7'));
  store.downloaded();
  store.inviteRedeemed('abc');
  store.save('7');
  store.upsold('saveButtonExp', 'dismissed');
  return store;
}

const whole = aVisitorState({
  closeupPins: ['7'],
  completedSearches: [{ query: 'kiln', rs: 'typed', scope: 'pins', rg: null }],
  clickthroughPins: [left('7')],
  downloadedPinsCount: 1,
  savedPins: [{ pinId: '7', ts: NOW }],
  invitesRedeemed: ['abc'],
  revisitationState: { count: 1, time: NOW, ts: NOW },
});

test('[UV-01] all of §3 is stored in the shape of the schema, and is available on the next page', () => {
  const { tab } = aBrowser();
  expect(wholeVisit(at(tab())).state()).toEqual(whole);
  const next = at(tab());
  expect(next.state()).toEqual(whole);
  expect(visitorStateSchema.parse(next.state())).toEqual(whole);
  expect(next.isUpsellDue('saveButtonExp')).toBe(false);
});

test('[UV-01] a visit nine days later is another, with the days since and their bucket', () => {
  const { tab } = aBrowser();
  at(tab()).visited();
  const later = at(tab(), {}, NOW + 9 * DAY);
  later.visited();
  expect(later.state()).toMatchObject({
    revisitationState: { count: 2 },
    daysSinceLastRevisitation: 9,
    daysSinceLastRevisitationBucket: '7-13',
  });
});

test('[UV-08] with a clickthrough the quality check runs, and who was of quality stays so', () => {
  const { tab } = aBrowser();
  const store = at(tab());
  store.clickedThrough(left('7'));
  expect(store.state().isQUS).toBe(false);
  store.downloaded();
  store.save('7');
  expect(store.state().isQUS).toBe(false);
  store.clickedThrough(left('8'));
  expect(store.state().isQUS).toBe(true);
  expect(store.leaving()).toEqual({ isNew: true, shouldUpsell: false });
});

test('[UV-07] a prompt that is shown and dismissed does not come back on the next page', () => {
  const { texts, tab } = aBrowser();
  at(tab()).upsold('saveButtonExp', 'shown');
  at(tab()).upsellDismissed('saveButtonExp');
  expect(texts.get('pb_visitor_upsells')).toContain('"dismissed"');
  expect(at(tab(), {}, NOW + 13 * DAY).isUpsellDue('saveButtonExp')).toBe(false);
  expect(at(tab(), {}, NOW + 14 * DAY).isUpsellDue('saveButtonExp')).toBe(true);
});

describe('[UV-02] nothing is stored, nothing read, and old keys are removed', () => {
  test.each([
    ['in an excluded country', { country: 'FR' }],
    ['in the United Kingdom', { country: 'GB' }],
    ['in an unknown country', { country: null }],
    ['of who asks for privacy', { asksForPrivacy: true }],
    ['[UV-09] of bots', { isBot: true }],
    ['of the signed-in in an excluded country', { isSignedIn: true, country: 'FR' }],
  ])('%s', (_, overrides) => {
    const { texts, tab } = aBrowser(new Map([['else', 'is not ours']]));
    wholeVisit(at(tab()));
    expect(texts.size).toBeGreaterThan(1);
    const { storage, listen } = tab();
    const reads = vi.fn(storage.getItem);
    const store = wholeVisit(at({ storage: { ...storage, getItem: reads }, listen }, overrides));
    expect(store.state()).toEqual(aVisitorState({ isAllowedCountry: false, country: null }));
    expect(store.save('8')).toBe('not-stored');
    expect(store.isUpsellDue('saveButtonExp')).toBe(false);
    expect([...texts]).toEqual([['else', 'is not ours']]);
    expect(reads).not.toHaveBeenCalled();
  });
});

test('[UV-02] of the signed-in nothing is stored and nothing read, and what a visitor stored stays for the merge', () => {
  const { texts, tab } = aBrowser();
  wholeVisit(at(tab()));
  const before = [...texts];
  const { storage, listen } = tab();
  const reads = vi.fn(storage.getItem);
  wholeVisit(at({ storage: { ...storage, getItem: reads }, listen }, { isSignedIn: true }));
  expect([...texts]).toEqual(before);
  expect(reads).not.toHaveBeenCalled();
});

test('[UV-03] the cap of two saved pins holds over pages', () => {
  const { tab } = aBrowser();
  expect(['7', '8'].map((id) => at(tab()).save(id))).toEqual(['saved', 'saved']);
  const third = at(tab());
  expect([third.save('9'), third.save('7')]).toEqual(['refused', 'replaced']);
  third.unsave('8');
  expect(third.session()).toEqual({ hasSavedUnauthPin: true, unauthSavePinId: '7' });
  expect(third.state().savedPins).toEqual([{ pinId: '7', ts: NOW }]);
});

describe('[UV-09] two tabs', () => {
  test('agree: a change in one notifies the other, which reads again', () => {
    const { tab } = aBrowser();
    const [one, other] = [at(tab()), at(tab())];
    const onChange = vi.fn<() => void>();
    const end = other.subscribe(onChange);
    expect(other.session().hasSavedUnauthPin).toBe(false);
    one.save('7');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(other.session()).toEqual({ hasSavedUnauthPin: true, unauthSavePinId: '7' });
    end();
    one.unsave('7');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(other.session().hasSavedUnauthPin).toBe(false);
  });

  test('lose nothing that the other one stored', () => {
    const { tab } = aBrowser();
    const [one, other] = [at(tab()), at(tab())];
    expect([one.state(), other.state()].map(({ closeupPins }) => closeupPins)).toEqual([[], []]);
    one.closeupOpened('7');
    other.closeupOpened('8');
    expect(other.state().closeupPins).toEqual(['8', '7']);
  });
});

test('the state is the same object until something changes, and equal changes do not notify', () => {
  const store = at(aBrowser().tab());
  const onChange = vi.fn<() => void>();
  store.subscribe(onChange);
  store.clickedThrough(left('7'));
  const before = store.state();
  onChange.mockClear();
  store.clickedThrough(left('7'));
  expect(store.state()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

describe('[UV-01] storage that is', () => {
  test.each([
    ['blocked', aBlockedBrowser()],
    ['missing', { storage: undefined, listen: () => () => undefined }],
    ['full', aFullBrowser()],
  ])('%s never breaks the page: what cannot be stored is known as long as the page', (_, browser) => {
    const store = wholeVisit(at(browser));
    expect(store.state()).toEqual({ ...whole, savedPins: [] });
  });

  test('full keeps no pin until sign-in, and says so', () => {
    expect(at(aFullBrowser()).save('7')).toBe('not-stored');
  });

  test('of another version, or damaged, is as if it had never been there', () => {
    const { texts, tab } = aBrowser();
    wholeVisit(at(tab()));
    texts.set('pb_visitor_closeups', '{"v":2,"value":["7"]}');
    texts.set('pb_visitor_saves', '{"v":1,"value":[{"pinId":"x"},7,{"pinId":"8","ts":1}]}');
    texts.set('pb_visitor_downloads', '{"v":1,"value":-1}');
    const store = at(tab());
    expect(store.state()).toMatchObject({
      closeupPins: [],
      savedPins: [{ pinId: '8', ts: 1 }],
      downloadedPinsCount: 0,
    });
    store.closeupOpened('9');
    expect(at(tab()).state().closeupPins).toEqual(['9']);
  });

  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ v: 1, value })),
    fc.array(fc.jsonValue(), { maxLength: 80 }).map((value) => JSON.stringify({ v: 1, value })),
  );
  test.each(VISITOR_KEYS)('anything at all under %s never throws, and gives a state of the schema', (key) => {
    fc.assert(
      fc.property(text, (stored) => {
        const { tab } = aBrowser(new Map([[key, stored]]));
        const store = at(tab());
        expect(visitorStateSchema.safeParse(store.state()).success).toBe(true);
        expect(store.state().savedPins.length).toBeLessThanOrEqual(VISITOR_SAVED_PINS_MAX);
        wholeVisit(store);
        expect(visitorStateSchema.safeParse(at(tab()).state()).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test('[UV-02] forgetting takes every key away', () => {
  const { texts, tab } = aBrowser();
  const { storage } = tab();
  for (const key of VISITOR_KEYS) texts.set(key, 'x');
  clearVisitorState(storage);
  expect(texts.size).toBe(0);
});
