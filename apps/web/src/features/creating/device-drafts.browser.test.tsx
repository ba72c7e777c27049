import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { openDeviceDrafts, type DeviceDraft } from './device-drafts.ts';

let name = '';
let databases = 0;
const entry = (change: Partial<DeviceDraft> = {}): DeviceDraft => ({
  clientId: 'c1',
  userId: '1',
  draft: { ...EMPTY_PIN_DRAFT, title: 'Lamp' },
  server: null,
  isDirty: true,
  updatedAt: 5,
  row: null,
  ...change,
});

beforeEach(() => {
  databases += 1;
  name = `drafts-of-a-test-${databases}`;
});

test('[CR-10] drafts and files remain after the page was closed', async () => {
  const before = openDeviceDrafts('1', name);
  await before.put(entry());
  await before.putFile({
    id: 'f1',
    clientId: 'c1',
    file: new File(['pixels'], 'lamp.png', { type: 'image/png' }),
  });
  const after = openDeviceDrafts('1', name);
  expect(await after.list()).toEqual([entry()]);
  const [file] = await after.files('c1');
  expect([file?.file.name, file?.file.type, await file?.file.text()]).toEqual([
    'lamp.png',
    'image/png',
    'pixels',
  ]);
  await after.remove('c1');
  expect([await after.list(), await after.files('c1')]).toEqual([[], []]);
});

test('[CR-10] a draft is stored and the files that it does not need are removed together', async () => {
  const drafts = openDeviceDrafts('1', name);
  for (const id of ['f1', 'f2']) await drafts.putFile({ id, clientId: 'c1', file: new File(['x'], 'x.png') });
  await drafts.put(entry(), ['f1']);
  expect((await drafts.files('c1')).map(({ id }) => id)).toEqual(['f2']);
  expect(await drafts.list()).toEqual([entry()]);
});

test('[CR-10] another member of the same device reads nothing', async () => {
  const one = openDeviceDrafts('1', name);
  await one.put(entry());
  await one.putFile({ id: 'f1', clientId: 'c1', file: new File(['x'], 'x.png') });
  const two = openDeviceDrafts('2', name);
  expect([await two.list(), await two.get('c1'), await two.files('c1')]).toEqual([[], undefined, []]);
});

test('[CR-10] an unreadable entry is skipped', async () => {
  const drafts = openDeviceDrafts('1', name);
  await drafts.put(entry());
  const database = await openDB(name);
  await database.put('drafts', { clientId: 'c2', userId: '1', draft: { title: 7 } });
  database.close();
  expect((await drafts.list()).map(({ clientId }) => clientId)).toEqual(['c1']);
});

test('[CR-10] where the device stores nothing, a draft exists as long as its page', async () => {
  const newer = await openDB(name, 9); // A version that cannot be opened here.
  newer.close();
  const drafts = openDeviceDrafts('1', name);
  await drafts.put(entry());
  expect(await drafts.get('c1')).toEqual(entry());
});
