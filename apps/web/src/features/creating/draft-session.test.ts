import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { createMemoryDrafts } from './device-drafts.ts';
import { openDraftSession, type DraftApi, type DraftSession, type ServerDraft } from './draft-session.ts';

const withImage = (title: string): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  title,
  media: { kind: 'image', image: { uploadId: '7', edit: null, editedUploadId: null } },
});
const LOST = new Error('lost');
const CONFLICT = new Error('conflict');
const ABORTED = new Error('aborted');

function setUp(
  api: Partial<DraftApi> = {},
  server: ServerDraft | null = null,
  limitWrites?: <Result>(task: () => Promise<Result>) => Promise<Result>,
) {
  const device = createMemoryDrafts();
  const calls: string[] = [];
  const session: DraftSession = openDraftSession({
    clientId: 'c1',
    userId: '1',
    server,
    device,
    now: () => 5,
    newId: () => 'f1',
    limitWrites,
    api: {
      async create(clientId, draft) {
        calls.push(`create ${clientId} ${draft.title}`);
        return { id: '9', version: 1 };
      },
      async update({ id, version }, draft) {
        calls.push(`update ${id}@${version} ${draft.title}`);
        return { id, version: version + 1 };
      },
      async publish(id) {
        calls.push(`publish ${id}`);
        return { pinId: '70' };
      },
      async schedule(id, at) {
        calls.push(`schedule ${id} ${at.localTime}`);
      },
      async delete(id) {
        calls.push(`delete ${id}`);
      },
      async read(id) {
        calls.push(`read ${id}`);
        return { id, version: 8 };
      },
      isLost: (error) => error === LOST,
      isAborted: (error) => error === ABORTED,
      isConflict: (error) => error === CONFLICT,
      ...api,
    },
  });
  return { device, calls, session };
}

test('[CR-10] a draft without an upload is stored on the device only', async () => {
  const { device, calls, session } = setUp();
  await session.save({ ...EMPTY_PIN_DRAFT, title: 'Lamp' });
  expect(calls).toEqual([]);
  expect(await device.list()).toMatchObject([{ clientId: 'c1', isDirty: true, draft: { title: 'Lamp' } }]);
});

test('[CR-10] a draft with an upload is created once and then updated, however quickly it changes', async () => {
  const { device, calls, session } = setUp();
  await session.save(withImage('a'));
  await Promise.all(['b', 'c'].map((title) => session.save(withImage(title))));
  expect(calls).toEqual(['create c1 a', 'update 9@1 c']);
  expect(await device.get('c1')).toMatchObject({
    isDirty: false,
    server: { id: '9', version: 2 },
    draft: { title: 'c' },
  });
});

test('[CR-10] a draft that could not be sent stays on the device, and the next change sends it', async () => {
  const create = vi
    .fn<DraftApi['create']>()
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue({ id: '9', version: 1 });
  const { device, session } = setUp({ create });
  await expect(session.save(withImage('a'))).rejects.toBe(LOST);
  expect(await device.get('c1')).toMatchObject({ isDirty: true, server: null, draft: { title: 'a' } });
  await session.save(withImage('b'));
  expect(await device.get('c1')).toMatchObject({ isDirty: false, server: { id: '9' } });
});

test('[CR-10] [CR-12] a draft that is saved while an earlier one is sent stays on the device', async () => {
  const sent = Promise.withResolvers<ServerDraft>();
  const again = Promise.withResolvers<ServerDraft>();
  const update = vi.fn<DraftApi['update']>(() => again.promise);
  const create = vi.fn<DraftApi['create']>(() => sent.promise);
  const { device, session } = setUp({ create, update });
  const earlier = session.save(withImage('a'));
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  const later = session.save(withImage('b'));
  sent.resolve({ id: '9', version: 1 });
  await earlier;
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(await device.get('c1')).toMatchObject({
    isDirty: true,
    server: { id: '9', version: 1 },
    draft: { title: 'b' },
  });
  again.resolve({ id: '9', version: 2 });
  await later;
  expect(await device.get('c1')).toMatchObject({ isDirty: false, draft: { title: 'b' } });
});

test('[CR-10] a continued draft is updated, not created again', async () => {
  const { calls, session } = setUp({}, { id: '4', version: 6 });
  await session.save(withImage('a'));
  expect(calls).toEqual(['update 4@6 a']);
});

test('[CR-10] a draft that another device changed is rejected once, and then replaced', async () => {
  const update = vi
    .fn<DraftApi['update']>()
    .mockRejectedValueOnce(CONFLICT)
    .mockImplementation(async ({ id, version }) => ({ id, version: version + 1 }));
  const { session } = setUp({ update }, { id: '4', version: 6 });
  await expect(session.save(withImage('a'))).rejects.toBe(CONFLICT);
  await session.save(withImage('a'));
  expect(update.mock.calls.map(([server]) => server.version)).toEqual([6, 8]);
});

test('[CR-04] publishing writes the latest texts first, and removes the draft from the device', async () => {
  const { device, calls, session } = setUp();
  const saved = session.save(withImage('a'));
  expect(await session.publish(withImage('b'))).toEqual({ pinId: '70' });
  await saved;
  expect(calls).toEqual(['create c1 a', 'update 9@1 b', 'publish 9']);
  expect(await device.list()).toEqual([]);
});

test('[CR-04] a late save does not restore a published draft', async () => {
  const { calls, device, session } = setUp();
  const published = session.publish(withImage('a'));
  const late = session.save(withImage('late'));
  await Promise.all([published, late]);
  await session.save({ ...EMPTY_PIN_DRAFT, title: 'later' });
  expect(calls).toEqual(['create c1 a', 'publish 9']);
  expect(await device.list()).toEqual([]);
});

test('[CR-04] a publication that failed keeps the draft', async () => {
  const refused = new Error('link_blocked');
  const { device, session } = setUp({ publish: () => Promise.reject(refused) });
  await expect(session.publish(withImage('a'))).rejects.toBe(refused);
  expect(await device.get('c1')).toMatchObject({ draft: { title: 'a' }, isDirty: false });
});

test('[CR-11] a scheduled draft is written, scheduled, and removed from the device', async () => {
  const { device, calls, session } = setUp();
  await session.schedule(withImage('a'), { localTime: '2026-12-01T09:30', timeZone: 'Europe/Berlin' });
  expect(calls).toEqual(['create c1 a', 'schedule 9 2026-12-01T09:30']);
  expect(await device.list()).toEqual([]);
});

test('[CR-12] a discarded draft is deleted on the device and on the server', async () => {
  const { calls, device, session } = setUp();
  const saved = session.save(withImage('a'));
  await session.discard();
  await saved;
  expect([calls, await device.list()]).toEqual([['create c1 a', 'delete 9'], []]);
});

test('[CR-10, CR-12] a file is on the device until a draft is saved after its upload', async () => {
  const { device, session } = setUp();
  await session.upload(new File(['x'], 'x.png'), async () => 1);
  expect(await device.files('c1')).toHaveLength(1);
  await session.save(withImage('Lamp'));
  expect([await device.files('c1'), await device.list()]).toMatchObject([[], [{ draft: { title: 'Lamp' } }]]);
});

test('[CR-12] a new row is on the device with its file before its upload, and its upload uses that file', async () => {
  const { device, session } = setUp();
  const file = new File(['x'], 'x.png');
  await session.begin({ ...EMPTY_PIN_DRAFT, boardId: '5' }, file);
  expect(await device.list()).toMatchObject([{ draft: { boardId: '5' }, isDirty: true }]);
  await session.upload(file, async () => expect(await device.files('c1')).toHaveLength(1));
});

test('[CR-12] a row that is changed or discarded while its file is stored is not stored as it was', async () => {
  const changed = setUp();
  const begun = changed.session.begin(EMPTY_PIN_DRAFT, new File(['x'], 'x.png'));
  await changed.session.save({ ...EMPTY_PIN_DRAFT, title: 'Lamp' });
  await begun;
  expect(await changed.device.list()).toMatchObject([{ draft: { title: 'Lamp' } }]);
  const discarded = setUp();
  const late = discarded.session.begin(EMPTY_PIN_DRAFT, new File(['x'], 'x.png'));
  await Promise.all([discarded.session.discard(), late]);
  expect([await discarded.device.list(), await discarded.device.files('c1')]).toEqual([[], []]);
});

test.each([
  ['is rejected', () => Promise.reject(new Error('image_invalid')), 0],
  ['loses its connection', () => Promise.reject(LOST), 1],
])('[CR-10] a file is on the device until it %s', async (_, send, left) => {
  const { device, session } = setUp();
  const file = new File(['x'], 'x.png');
  let during = 0;
  await session
    .upload(file, async () => {
      during = (await device.files('c1')).length;
      return send();
    })
    .catch(() => undefined);
  expect([during, (await device.files('c1')).length]).toEqual([1, left]);
});

test('[CR-12] a draft that waits for the writes of others is stored on the device at once', async () => {
  const { calls, device, session } = setUp({}, null, () => new Promise(() => undefined));
  void session.save(withImage('Lamp'));
  await vi.waitFor(async () =>
    expect(await device.list()).toMatchObject([{ isDirty: true, draft: { title: 'Lamp' } }]),
  );
  expect(calls).toEqual([]);
});

const film = new File(['frames'], 'firing.mp4', { type: 'video/mp4' });

test.each([
  ['the connection was lost', LOST],
  ['the page was left', ABORTED],
])('[CR-07] the file of a video is on the device with its upload when %s', async (_, error) => {
  const { device, session } = setUp();
  const sent = session.uploadVideo(film, async (onCreated) => {
    onCreated('31');
    throw error;
  });
  await expect(sent).rejects.toBe(error);
  expect(await device.files('c1')).toEqual([{ id: 'video-31', clientId: 'c1', file: film, uploadId: '31' }]);
  expect(await session.findVideo('31')).toBe(film);
  expect(await session.findVideo('32')).toBeUndefined();
});

test('[CR-07] a video whose upload was never created is uploaded from its beginning', async () => {
  const { device, session } = setUp();
  await expect(session.uploadVideo(film, () => Promise.reject(LOST))).rejects.toBe(LOST);
  expect(await device.files('c1')).toEqual([{ id: 'f1', clientId: 'c1', file: film }]);
});

test('[CR-07] the file of a video is removed from the device when the server has it, and when it was rejected', async () => {
  const { device, session } = setUp();
  await session.uploadVideo(film, async (onCreated) => onCreated('31'));
  await expect.poll(() => device.files('c1')).toEqual([]);
  const rejected = session.uploadVideo(film, async (onCreated) => {
    onCreated('32');
    throw new Error('rejected');
  });
  await expect(rejected).rejects.toThrow('rejected');
  expect(await device.files('c1')).toEqual([]);
});

test('[CR-10, CR-13] a file that the device has already is stored once, and removed when the server has it', async () => {
  const { device, session } = setUp();
  await device.putFile({ id: 'shared', clientId: 'c1', file: film });
  await expect(session.upload(film, () => Promise.reject(LOST))).rejects.toBe(LOST);
  expect(await device.files('c1')).toEqual([{ id: 'shared', clientId: 'c1', file: film }]);
  await session.upload(film, async () => undefined);
  await session.save(withImage('Lamp'));
  expect(await device.files('c1')).toEqual([]);
});

test('[CR-10] two equal files of a draft are stored apart while both are uploaded', async () => {
  const { device, session } = setUp();
  await device.putFile({ id: 'shared', clientId: 'c1', file: film });
  const first = Promise.withResolvers<void>();
  const sent = [session.upload(film, () => first.promise), session.upload(film, () => Promise.reject(LOST))];
  await expect(sent[1]).rejects.toBe(LOST);
  first.resolve();
  await sent[0];
  await session.save(withImage('Lamp'));
  expect(await device.files('c1')).toEqual([{ id: 'f1', clientId: 'c1', file: film }]);
});

test('[CR-07, CR-13] a video that the device has already is stored with its upload instead', async () => {
  const { device, session } = setUp();
  await device.putFile({ id: 'shared', clientId: 'c1', file: film });
  await expect(session.uploadVideo(film, () => Promise.reject(LOST))).rejects.toBe(LOST);
  expect((await device.files('c1')).map(({ id }) => id)).toEqual(['shared']);
  const sent = session.uploadVideo(film, async (onCreated) => {
    onCreated('31');
    throw ABORTED;
  });
  await expect(sent).rejects.toBe(ABORTED);
  await expect.poll(async () => (await device.files('c1')).map(({ id }) => id)).toEqual(['video-31']);
});
