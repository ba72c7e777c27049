import { expect, test } from 'vitest';
import { createFeedbackStore, type HideSubject } from './feedback-store.ts';
import type { ApiResult, ApiRequest } from './model/api-request.ts';
import { createRelationshipStore } from './relationship-store.ts';

const target = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const mira = { kind: 'block', id: '7', name: 'Mira Okafor' } as const;

/** Returns a port that records its requests and answers in the given order, then with success. */
function aSite(...answers: readonly ApiResult[]) {
  const left = [...answers];
  const calls: ApiRequest[] = [];
  const notified: unknown[] = [];
  let undo = (): void => undefined;
  const ports = {
    send(call: ApiRequest): Promise<ApiResult> {
      calls.push(call);
      return Promise.resolve(left.shift() ?? { ok: true });
    },
    onFollowChange: (...follow: readonly unknown[]) => void notified.push(follow),
    onError: (message: string | undefined) => void notified.push(message),
    onChange: (subject: { readonly id: string }, isOn: boolean, back: () => void) => {
      undo = back;
      notified.push([subject.id, isOn]);
    },
  };
  const types = () => calls.map(({ options }) => options['feedback_type']);
  return { ports, calls, notified, types, undo: () => undo() };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const about = (subject: HideSubject): Promise<HideSubject> => Promise.resolve(subject);
const refused: ApiResult = { ok: false, message: 'Not now.' };

test('[FB-03] hidden, unfollowed and undone: words at once, calls in the order of what was said', async () => {
  const site = aSite();
  const store = createFeedbackStore(site.ports);
  store.hide('9', about({ category: 'followed', target }));
  expect(store.getNotice('9')?.title).toBe('Pin hidden');
  await settle();
  expect(store.getNotice('9')?.unfollow).toBe('Unfollow Quiet kitchens');
  store.unfollow('9');
  expect(store.getNotice('9')).toBe(store.getNotice('9'));
  expect(store.getNotice('9')?.text).toMatch(/^You unfollowed the board Quiet kitchens/);
  store.undo('9');
  expect(store.getNotice('9')).toBeUndefined();
  await settle();
  expect(site.types()).toEqual(['default', 'board', 'undo']);
  expect(site.notified).toEqual([
    [target, false],
    [target, true],
  ]);
});

test('[FB-03] a rejected hiding is rolled back, and its reason is announced', async () => {
  const site = aSite(refused);
  const store = createFeedbackStore(site.ports);
  store.hide('9', about({ category: 'pfy' }));
  await settle();
  expect(store.getNotice('9')).toBeUndefined();
  expect(site.notified).toEqual(['Not now.']);
});

test('[FB-01] when it cannot be known what a hiding is about, it is the default', async () => {
  const site = aSite();
  const store = createFeedbackStore(site.ports);
  store.hide('9', Promise.reject(new Error('offline')));
  await settle();
  expect(site.types()).toEqual(['default']);
});

test('[FB-04] a report replaces the pin; undo restores it', async () => {
  const site = aSite();
  const store = createFeedbackStore(site.ports);
  store.markReported('9');
  expect(store.getNotice('9')).toMatchObject({ status: 'reported', title: 'Reported' });
  store.undo('9');
  await settle();
  expect(site.types()).toEqual(['undo']);
});

test('[FB-06] a block is optimistic, announced on success, and undone by the reverse request', async () => {
  const site = aSite();
  const store = createRelationshipStore(site.ports);
  store.set(mira, true, { known: false, source: 'profile' });
  expect(store.isOn(mira)).toBe(true);
  await settle();
  site.undo();
  expect(store.isOn(mira)).toBe(false);
  await settle();
  expect(site.notified).toEqual([
    ['7', true],
    ['7', false],
  ]);
  expect(site.calls.map((call) => call.kind === 'resource' && call.action)).toEqual(['create', 'delete']);
});

test('[FB-06] a block and an unblock that fail are reverted', async () => {
  for (const isOn of [true, false]) {
    const site = aSite(refused);
    const store = createRelationshipStore(site.ports);
    store.set(mira, isOn, { known: !isOn });
    expect(store.isOn(mira)).toBe(isOn);
    await settle();
    expect(store.isOn(mira)).toBe(!isOn);
    expect(site.notified).toEqual(['Not now.']);
  }
});

test('[FB-05] what is followed or unfollowed by another call is shown', () => {
  const store = createRelationshipStore(aSite().ports);
  const changes: (boolean | undefined)[] = [];
  store.subscribe(() => changes.push(store.isOn(target)));
  store.hydrate(target, false);
  store.hydrate(target, false);
  store.hydrate(target, true);
  expect(changes).toEqual([false, true]);
});
