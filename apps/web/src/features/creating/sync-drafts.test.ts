import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { expect, test } from 'vitest';
import { createMemoryDrafts, type DeviceDraft } from './device-drafts.ts';
import type { DraftApi } from './draft-session.ts';
import { syncDrafts } from './sync-drafts.ts';

const withImage = (title: string): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  title,
  media: { kind: 'image', image: { uploadId: '7', edit: null, editedUploadId: null } },
});

const entry = (changes: Partial<DeviceDraft>): DeviceDraft => ({
  clientId: 'c1',
  userId: '1',
  draft: withImage('Lamp'),
  server: null,
  isDirty: true,
  updatedAt: 1,
  row: null,
  ...changes,
});

async function run(entries: readonly DeviceDraft[], failing: readonly string[] = [], now = 5) {
  const device = createMemoryDrafts();
  for (const one of entries) await device.put(one);
  const calls: string[] = [];
  const write = (call: string, title: string, version: number) => {
    if (failing.includes(title)) throw new Error('lost');
    calls.push(`${call} ${title}`);
    return { id: '9', version };
  };
  const unused = async (): Promise<never> => {
    throw new Error('This call is not expected.');
  };
  const api: DraftApi = {
    create: async (clientId, draft) => write(`create ${clientId}`, draft.title, 1),
    update: async ({ id, version }, draft) => write(`update ${id}@${version}`, draft.title, version + 1),
    publish: unused,
    schedule: unused,
    delete: unused,
    read: unused,
    isLost: () => true,
    isAborted: () => false,
    isConflict: () => false,
  };
  const synced = await syncDrafts('1', { device, api, now: () => now, newId: () => 'f1' });
  return { synced, calls, device };
}

test('[CR-10] changes that a closed tab left on the device are written to the server', async () => {
  const { synced, calls, device } = await run([
    entry({ clientId: 'c1' }),
    entry({ clientId: 'c2', server: { id: '9', version: 3 }, draft: withImage('Vase') }),
    entry({ clientId: 'c3', server: { id: '4', version: 1 }, isDirty: false }),
  ]);
  expect(calls).toEqual(['create c1 Lamp', 'update 9@3 Vase']);
  expect(synced).toEqual({ isChanged: true, deviceOnly: [] });
  expect(await device.list()).toMatchObject([
    { clientId: 'c1', isDirty: false, server: { version: 1 } },
    { clientId: 'c2', isDirty: false, server: { version: 4 } },
    { clientId: 'c3', isDirty: false },
  ]);
});

test('[CR-10] a draft without an upload is listed as one of this device', async () => {
  const text = { ...EMPTY_PIN_DRAFT, title: 'Only a title' };
  const { synced, calls } = await run([
    entry({ clientId: 'c1', draft: text, updatedAt: 1 }),
    entry({ clientId: 'c2', draft: text, updatedAt: 2 }),
    entry({ clientId: 'c3', draft: text, row: { fileName: 'a.jpg', order: 1 } }),
  ]);
  expect(calls).toEqual([]);
  expect(synced.isChanged).toBe(false);
  expect(synced.deviceOnly.map(({ clientId }) => clientId)).toEqual(['c2', 'c1']);
});

test('[CR-10] a draft that cannot be written stays on the device, and the others are written', async () => {
  const { synced, calls, device } = await run(
    [entry({ clientId: 'c1' }), entry({ clientId: 'c2', draft: withImage('Vase') })],
    ['Lamp'],
  );
  expect(calls).toEqual(['create c2 Vase']);
  expect(synced.deviceOnly.map(({ clientId }) => clientId)).toEqual(['c1']);
  expect(await device.get('c1')).toMatchObject({ isDirty: true, draft: { title: 'Lamp' } });
});

test('[CR-10] a draft that was not changed for 30 days is removed from the device', async () => {
  const { calls, device } = await run(
    [
      entry({ clientId: 'c1', updatedAt: 1 }),
      entry({ clientId: 'c2', updatedAt: 3, draft: withImage('Vase') }),
    ],
    [],
    30 * 86_400_000 + 2,
  );
  expect(calls).toEqual(['create c2 Vase']);
  expect((await device.list()).map(({ clientId }) => clientId)).toEqual(['c2']);
});
