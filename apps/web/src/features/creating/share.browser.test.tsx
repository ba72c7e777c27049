import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { expect, test } from 'vitest';
import { claimShare } from './claim-share.ts';
import { openDeviceDrafts } from './device-drafts.ts';
import { receiveShare } from './receive-share.ts';
import { openSharedFiles, type SharedFilesStore } from './shared-files.ts';

const photo = (name: string): File => new File([name], name, { type: 'image/jpeg', lastModified: 7 });

/** Posts a share as the system does; returns the address that is opened. */
function share(
  id: string,
  parts: Readonly<Record<string, string | readonly File[]>>,
  { store = openSharedFiles(), now = 1000 }: { store?: SharedFilesStore; now?: number } = {},
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') body.append(name, value);
    else for (const file of value) body.append(name, file);
  const request = new Request('/pin/create/share/', { method: 'POST', body });
  const ids = [id];
  return receiveShare(request, store, { newId: () => ids.pop() ?? crypto.randomUUID(), now: () => now });
}

test('[CR-13] shared files stay on the device and become one draft of the member who continues', async () => {
  const id = crypto.randomUUID();
  const files = [photo('one.jpg'), photo('two.jpg')];
  expect(await share(id, { title: 'Mugs', files })).toBe(`/pin/create/?title=Mugs&share=${id}`);
  const options = { userId: 'ada', as: 'draft', draft: { ...EMPTY_PIN_DRAFT, title: 'Mugs' } } as const;
  await claimShare(id, options);
  await claimShare(id, options); // as after a reload
  const device = openDeviceDrafts('ada');
  expect(await device.get(id)).toMatchObject({ draft: { title: 'Mugs' }, isDirty: true, row: null });
  expect((await device.files(id)).map(({ file }) => file.name)).toEqual(['one.jpg', 'two.jpg']);
  expect(await (await device.files(id))[0]?.file.text()).toBe('one.jpg');
  expect(await openSharedFiles().get(id)).toBeUndefined();
  expect(await openDeviceDrafts('noor').get(id)).toBeUndefined();
});

test('[CR-13, CR-12] more files than a carousel has become rows of the sheet, after its present rows', async () => {
  const id = crypto.randomUUID();
  const userId = `kiln-${id}`;
  const device = openDeviceDrafts(userId);
  const row = { fileName: 'old.jpg', order: 7 };
  await device.put({
    clientId: `${id}-old`,
    userId,
    draft: EMPTY_PIN_DRAFT,
    server: null,
    isDirty: false,
    updatedAt: 1,
    row,
  });
  const files = Array.from({ length: 6 }, (_, nth) => photo(`${nth}.jpg`));
  expect(await share(id, { files })).toBe(`/pin/create/many/?share=${id}`);
  await claimShare(id, { userId, as: 'rows', draft: EMPTY_PIN_DRAFT });
  const isUuid = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  const shared = (await device.list()).filter(({ clientId }) => clientId !== `${id}-old`);
  expect(shared.map(({ clientId }) => clientId)).toEqual(files.map(() => isUuid));
  const rows = (await device.list()).flatMap((entry) => entry.row ?? []);
  expect(rows.toSorted((one, two) => one.order - two.order)).toEqual([
    row,
    ...files.map(({ name }, nth) => ({ fileName: name, order: 8 + nth })),
  ]);
});

test('[CR-13] a share without files stores nothing', async () => {
  const id = crypto.randomUUID();
  const path = await share(id, { text: 'https://kiln.example/', files: [new File([], '')] });
  expect(path).toBe('/pin/create/?url=https%3A%2F%2Fkiln.example%2F');
  expect(await openSharedFiles().get(id)).toBeUndefined();
});

test('[CR-13] where the device stores nothing, the page says that the files are missing', async () => {
  const store = { ...openSharedFiles(), put: () => Promise.reject(new Error('full')) };
  expect(await share('x', { title: 'Mugs', files: [photo('a.jpg')] }, { store })).toBe(
    '/pin/create/?title=Mugs&share=none',
  );
});

test('[CR-13] a share that nobody continues is removed after a day, and so are all but the last ten', async () => {
  const store = openSharedFiles(`shares-${crypto.randomUUID()}`);
  for (let nth = 0; nth < 12; nth += 1)
    await share(`share-${nth}`, { files: [photo('a.jpg')] }, { store, now: nth });
  expect(await store.get('share-1')).toBeUndefined();
  expect(await store.get('share-2')).toBeDefined();
  await share('next-day', { files: [photo('a.jpg')] }, { store, now: 86_400_011 });
  expect(await store.get('share-10')).toBeUndefined();
  expect(await store.get('share-11')).toBeDefined();
});
