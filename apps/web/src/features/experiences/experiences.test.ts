import { PROMPT_TEXTS } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { experiences as german } from '../../messages/de/email.ts';
import { canUpsellApp, isCreatingPin, type PageVisit } from './deep-link-visit.ts';
import { createExperienceStore, type ExperiencePorts, type PlacedExperience } from './experience-store.ts';
import { getPromptMessages } from './prompt-messages.ts';

const anExperience = (id: string): PlacedExperience => {
  const [placement = '', experience = ''] = id.split(':');
  return {
    id,
    placement_id: placement,
    experience_id: experience,
    type: 'toast',
    content: {},
    sub_experience_ids: [],
  };
};

async function aStore(ports: Partial<ExperiencePorts> = {}) {
  const done: string[] = [];
  const note = (what: string) => vi.fn(async (id: string) => void done.push(`${what} ${id}`));
  const store = createExperienceStore({
    get: async () => [anExperience('7:1')],
    update: async (id, result) => void done.push(`server: ${result} ${id}`),
    remove: note('server: delete'),
    trigger: async (id) => anExperience(id),
    log: (id, result) => void done.push(`log: ${result} ${id}`),
    ...ports,
  });
  store.subscribe(() => done.push(`state: ${store.at('7')?.id ?? 'none'}`));
  await store.load(['7']);
  done.length = 0;
  return { store, done };
}

test('[EX-01] dismissing deletes on the server, then the state changes, then it is logged', async () => {
  const { store, done } = await aStore();
  await store.dismissed('7:1');
  expect(done).toEqual(['server: delete 7:1', 'state: none', 'log: dismissed 7:1']);
});

test('[EX-01] completing updates the server, then the state changes, then it is logged', async () => {
  const { store, done } = await aStore();
  await store.completed('7:1');
  expect(done).toEqual(['server: completed 7:1', 'state: none', 'log: completed 7:1']);
});

test('[EX-01] viewing updates the server and is logged; the experience stands', async () => {
  const { store, done } = await aStore();
  await store.viewed('7:1');
  expect(done).toEqual(['server: viewed 7:1', 'log: viewed 7:1']);
  expect(store.at('7')?.id).toBe('7:1');
});

test('[EX-01] completed without homefeed updates the server alone, and nothing when suppressed', async () => {
  const { store, done } = await aStore();
  await store.completedWithoutHomefeed('7:1');
  await store.completedWithoutHomefeed('7:1', { isSuppressed: true });
  expect(done).toEqual(['server: completed 7:1']);
  expect(store.at('7')?.id).toBe('7:1');
});

test('[EX-01] a sub-experience is triggered by a call of its own, and stands where the server gives it', async () => {
  const { store } = await aStore();
  await store.triggered('7:2');
  expect(store.at('7')?.id).toBe('7:2');
  const spent = await aStore({ trigger: async () => null });
  await spent.store.triggered('7:2');
  expect(spent.store.at('7')?.id).toBe('7:1');
});

test('[EX-01] what the server refuses changes nothing and is not logged', async () => {
  const { store, done } = await aStore({ remove: async () => Promise.reject(new Error('away')) });
  await expect(store.dismissed('7:1')).rejects.toThrow('away');
  expect(done).toEqual([]);
  expect(store.at('7')?.id).toBe('7:1');
});

const VISIT: PageVisit = {
  isSignedIn: true,
  device: 'mobile',
  isBot: false,
  referrer: '',
  origin: 'https://pegboard.example',
  navigation: 'navigate',
  search: '',
};

test.each<[string, Partial<PageVisit>, boolean]>([
  ['a member on a phone', {}, true],
  ['one who comes from another page of ours', { referrer: 'https://pegboard.example/' }, true],
  ['a visitor', { isSignedIn: false }, false],
  ['a member at a desktop', { device: 'desktop' }, false],
  ['a member on a tablet', { device: 'tablet' }, false],
  ['a bot', { isBot: true }, false],
  ['one whom another site led here', { referrer: 'https://news.example/a' }, false],
  ['one whom an app led here', { referrer: 'android-app://com.mail' }, false],
  ['one who refreshed the page', { navigation: 'reload' }, false],
  ['one whom our app led here', { search: '?utm_source=140&utm_medium=2152' }, false],
])('[EX-04] whether %s may be prompted to continue in the app: %#', (_, visit, may) => {
  expect(canUpsellApp({ ...VISIT, ...visit })).toBe(may);
});

test.each([
  ['/pin/create/', true],
  ['/pin/create/many/', true],
  ['/story-pin-builder/', true],
  ['/pin/7/', false],
  ['/', false],
])('[EX-04] the app is not offered where a Pin is created: %s', (path, isCreating) => {
  expect(isCreatingPin(path)).toBe(isCreating);
});

test('[EX-03] what the site defines speaks the language of its reader, what others define or change their own', () => {
  const words = (experience_id: string, content: object) =>
    getPromptMessages({ experience_id, content: { ...content } }, german.prompts)?.title;
  const english = PROMPT_TEXTS['500511'];
  expect(words('500511', { ...english, url: '/' })).toBe('Pegboard griffbereit haben');
  expect(words('500511', { ...english, text: 'Another' })).toBe('Keep Pegboard at hand');
  expect(words('700001', english)).toBe('Keep Pegboard at hand');
  expect(words('500417', {})).toBeUndefined();
});
