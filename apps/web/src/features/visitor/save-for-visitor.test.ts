import { getLoginTitle } from '@pegboard/routes';
import { createVisitorStore, type VisitorStore } from '@pegboard/unauth-visitor-state';
import { expect, test } from 'vitest';
import { saveForVisitor, loginToSave } from './save-for-visitor.ts';

function aStore(country: string, clock: { nowMs: number } = { nowMs: 1_800_000_000_000 }): VisitorStore {
  const texts = new Map<string, string>();
  return createVisitorStore({
    visitor: { country, isBot: false, isSignedIn: false, asksForPrivacy: false },
    browser: {
      storage: {
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, text) => void texts.set(key, text),
        removeItem: (key) => void texts.delete(key),
      },
      listen: () => () => undefined,
    },
    nowMs: () => clock.nowMs,
  });
}

const DAY = 86_400_000;
const notified = (what: 'saved' | 'removed') => ({ type: 'notify', what });
const prompted = (next: string) => ({ type: 'prompt-login', address: loginToSave(next) });

test('[UV-07] the first save keeps the pin and asks to log in, to be here again; the next one only keeps it', () => {
  const store = aStore('US');
  expect(saveForVisitor(store, '7', '/search/pins/?q=kiln')).toEqual([
    notified('saved'),
    prompted('/search/pins/?q=kiln'),
  ]);
  expect(saveForVisitor(store, '8', '/')).toEqual([notified('saved')]);
  expect(store.state().savedPins.map(({ pinId }) => pinId)).toEqual(['8', '7']);
});

test('[UV-03] a third pin is refused, and leads by the log-in to its own save', () => {
  const store = aStore('US');
  for (const id of ['7', '8']) saveForVisitor(store, id, '/');
  expect(saveForVisitor(store, '9', '/')).toEqual([prompted('/pin/9/repin/')]);
  expect(store.state().savedPins).toHaveLength(2);
});

test('[UV-07] after 14 days a save asks again', () => {
  const clock = { nowMs: 1_800_000_000_000 };
  const store = aStore('US', clock);
  saveForVisitor(store, '7', '/');
  clock.nowMs += 14 * DAY;
  expect(saveForVisitor(store, '8', '/')).toEqual([notified('saved'), prompted('/')]);
});

test('[UV-06] a tap on a saved pin removes it', () => {
  const store = aStore('US');
  saveForVisitor(store, '7', '/');
  expect(saveForVisitor(store, '7', '/')).toEqual([notified('removed')]);
  expect(store.session().hasSavedUnauthPin).toBe(false);
});

test('[UV-06] in an excluded country the save is passed in the address of the login page', () => {
  const store = aStore('FR');
  expect(saveForVisitor(store, '7', '/')).toEqual([prompted('/pin/7/repin/')]);
  expect(store.session().hasSavedUnauthPin).toBe(false);
});

test('[UV-07] the login page has the title for saves and the Save button as its source', () => {
  const params = new URL(loginToSave('/pin/7/repin/'), 'https://pegboard.example').searchParams;
  expect(params.get('source')).toBe('saveButtonExp');
  expect(params.get('next')).toBe('/pin/7/repin/');
  expect(getLoginTitle(params.get('for'))).toBe('Log in to save this Pin');
});
