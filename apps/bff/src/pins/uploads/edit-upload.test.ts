import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removePictureIfUnused } from '../image-lifecycle/remove-picture.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { definedLimits } from '../../platform/rate-limits/index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { DAILY_UPLOADS_MAX } from './register-upload.ts';
import { uploads } from './tables.ts';

let site: TestApp;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member();
});
afterAll(() => site.close(), 30_000);

/** A new image: red on its left, blue on its right. */
async function halves(): Promise<Buffer> {
  count += 1;
  const create = (width: number, background: object) => ({
    create: { width, height: 80, channels: 3 as const, background },
  });
  return sharp(create(120, { r: 220, g: count, b: 0 }))
    .composite([{ input: create(60, { r: 0, g: count, b: 220 }), left: 60, top: 0 }])
    .png()
    .toBuffer();
}

/** A processed upload of this file. */
async function uploaded(bytes: Uint8Array, of = owner): Promise<string> {
  const saved = await saveImage(site.deps, BigInt(of.id), { kind: 'upload', bytes });
  if (!saved.ok) throw new Error(saved.code);
  const id = newId();
  await site.deps.db.insert(uploads).values({
    id,
    key: `edited ${id}`,
    ownerId: BigInt(of.id),
    status: 'succeeded',
    imageId: saved.row.id,
    mediaSourceType: 11,
    expiresAt: new Date(),
  });
  return String(id);
}

const edit = (
  id: string,
  change: Partial<ImageEdit> = {},
  visitor = owner,
  headers?: Record<string, string>,
): Promise<TestAnswer> =>
  visitor.call(
    'UploadEdit',
    'create',
    { upload_id: id, edit: { ...INITIAL_IMAGE_EDIT, ...change } },
    headers,
  );

const told = async (id: string, visitor = owner) => (await visitor.get('VIP', { upload_ids: [id] })).data[id];

test('[CR-05] an edit is an upload of its own; the edited one stays unchanged', async () => {
  const id = await uploaded(await halves());
  const before = await told(id);
  const { status, data } = await edit(id, { quarterTurns: 1, crop: { x: 0, y: 0, width: 1, height: 0.5 } });
  expect(status).toBe(200);
  expect(data).toMatchObject({ width: 80, height: 60 });
  expect(data.upload_id).not.toBe(id);
  expect(await told(id)).toEqual(before);
  expect(await told(data.upload_id)).toMatchObject({
    status: 'succeeded',
    signature: data.signature,
    width: 80,
    height: 60,
    media_source_type: 11,
  });
  const path = [0, 2, 4].map((at) => String(data.signature).slice(at, at + 2)).join('/');
  const { rawPayload } = await site.app.inject({ url: `/i/orig/${path}/${data.signature}.jpg` });
  const { channels } = await sharp(rawPayload).stats();
  expect(channels[0]?.mean).toBeGreaterThan(200); // after a quarter turn the left half is at the top
});

test('[CR-05] an edited image makes a Pin', async () => {
  const { data } = await edit(await uploaded(await halves()), { isFlippedHorizontally: true });
  const board = (await owner.call('Board', 'create', { name: 'Edited cups' })).data.id;
  const pin = await owner.call('Pin', 'create', { board_id: board, upload_id: data.upload_id });
  expect(pin.status).toBe(200);
  const stored = await owner.get('Pin', { id: pin.data.id });
  expect(stored.data.image_signature).toBe(data.signature);
});

test('[CR-05] the same edit of the same image is the same upload', async () => {
  const id = await uploaded(await halves());
  const [one, same, other] = [
    await edit(id, { straightenDegrees: 3.5 }),
    await edit(id, { straightenDegrees: 3.5 }),
    await edit(id, { straightenDegrees: -3.5 }),
  ];
  expect(same.data).toEqual(one.data);
  expect(other.data.signature).not.toBe(one.data.signature);
});

test('[CR-05] the edit of an edited upload is stored as one of the original', async () => {
  const id = await uploaded(await halves());
  const turned = (await edit(id, { quarterTurns: 1 })).data;
  const back = (await edit(turned.upload_id, { quarterTurns: 3 })).data;
  expect([back.width, back.height]).toEqual([120, 80]);
  const [row] = await site.deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, BigInt(back.upload_id)));
  expect(row?.editedFromId).toBe(BigInt(id));
});

test('[CR-05] one Idempotency-Key edits once, and is rejected for another edit', async () => {
  const id = await uploaded(await halves());
  const headers = { 'idempotency-key': 'edit-of-a-cup' };
  const [one, same] = [
    await edit(id, { quarterTurns: 2 }, owner, headers),
    await edit(id, { quarterTurns: 2 }, owner, headers),
  ];
  expect(same.data).toEqual(one.data);
  const other = await edit(id, { quarterTurns: 3 }, owner, headers);
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_key_reused' } });
});

test('[CR-05] an image that was removed during an edit is stored again', async () => {
  const id = await uploaded(await halves());
  const first = (await edit(id, { quarterTurns: 1 })).data;
  const [row] = await site.deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, BigInt(first.upload_id)));
  await site.deps.db.delete(uploads).where(eq(uploads.id, BigInt(first.upload_id)));
  expect(await removePictureIfUnused(site.deps, row?.imageId ?? 0n)).toBe(true);
  const again = (await edit(id, { quarterTurns: 1 })).data;
  expect(again.signature).toBe(first.signature);
  expect(await told(again.upload_id)).toMatchObject({ status: 'succeeded' });
});

describe('uploads that cannot be edited', () => {
  test('[CR-05] an upload of another member, as one that does not exist', async () => {
    const id = await uploaded(await halves());
    const stranger = await site.member();
    const [theirs, missing] = [await edit(id, {}, stranger), await edit('7', {}, stranger)];
    expect(theirs).toMatchObject({ status: 404, error: { code: 'upload_not_found' } });
    expect({ ...theirs.error, request_id: '' }).toEqual({ ...missing.error, request_id: '' });
  });

  test('[CR-05] an upload whose file was not received', async () => {
    const { upload_id: id } = (await owner.call('VIP', 'create', { type: 'pinimage' })).data;
    expect(await edit(id)).toMatchObject({
      status: 409,
      error: { code: 'upload_not_ready', fields: { upload_id: expect.any(String) } },
    });
  });

  test('[CR-05] an upload that failed', async () => {
    const id = newId();
    await site.deps.db.insert(uploads).values({
      id,
      key: 'failed',
      ownerId: BigInt(owner.id),
      status: 'failed',
      failureCode: 'image_type_unsupported',
      failureDetail: 'file_is_svg',
      expiresAt: new Date(),
    });
    expect(await edit(String(id))).toMatchObject({
      status: 422,
      error: {
        code: 'image_type_unsupported',
        fields: { upload_id: 'SVG files are not supported. Export it as PNG.' },
      },
    });
  });

  test('[CR-05] an animation', async () => {
    const still = await halves();
    const frames = [still, await sharp(still).flop().png().toBuffer()];
    const id = await uploaded(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect(await edit(id)).toMatchObject({ status: 422, error: { code: 'image_animated' } });
  });

  test('[CR-05] any upload, for a signed-out visitor', async () => {
    const id = await uploaded(await halves());
    expect(await edit(id, {}, site.visitor())).toMatchObject({
      status: 401,
      error: { code: 'login_required' },
    });
  });

  test.each<[string, object, string]>([
    ['four quarter turns', { quarterTurns: 4 }, 'edit.quarterTurns'],
    ['46°', { straightenDegrees: 46 }, 'edit.straightenDegrees'],
    ['a crop outside of the image', { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'edit.crop'],
    ['a crop of nothing', { crop: { x: 0, y: 0, width: 0, height: 1 } }, 'edit.crop'],
    ['a filter', { filter: 'sepia' }, 'edit.filter'],
  ])('[CR-05] %s is refused with the field', async (_, change, field) => {
    const { status, error } = await edit('7', change);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(error.fields)).toEqual([field]);
  });
});

test('[CR-05] edits have an hourly limit, and do not count as uploads of the day', async () => {
  const busy = await site.member();
  const id = await uploaded(await halves(), busy);
  await site.deps.db.execute(
    `insert into uploads (id, key, owner_id, status, expires_at, edited_from_id)
      select ${busy.id}::bigint + n, 'edit ' || n, ${busy.id}, 'succeeded', now(), ${id} from generate_series(1, ${DAILY_UPLOADS_MAX}) n`,
  );
  expect((await busy.call('VIP', 'create', { type: 'pinimage' })).status).toBe(200);
  const limit = definedLimits().find(({ name }) => name === 'image edits');
  if (!limit) throw new Error('There is no limit of image edits.');
  for (let n = 0; n < limit.max; n += 1) await site.deps.limits.count([limit, busy.id]);
  expect(await edit(id, {}, busy)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
});
