import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applyEdit, editImage } from './edit-image.ts';
import { decode, drawn } from './pixels.ts';
import { displayP3Profile, insertProfile } from './color-profile.ts';

const RED = '#e00000';
const GREEN = '#00e000';
const BLUE = '#0000e0';
const YELLOW = '#e0e000';
const NAMES: Readonly<Record<string, string>> = {
  e00000: 'red',
  '00e000': 'green',
  '0000e0': 'blue',
  e0e000: 'yellow',
};

const create = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** An image of four quarters: red, green, blue and yellow, clockwise from the upper left. */
function fourQuarters(): Promise<Buffer> {
  return sharp(create(120, 80, RED))
    .composite([
      { input: create(60, 40, GREEN), left: 60, top: 0 },
      { input: create(60, 40, BLUE), left: 60, top: 40 },
      { input: create(60, 40, YELLOW), left: 0, top: 40 },
    ])
    .png()
    .toBuffer();
}

async function edited(change: Partial<ImageEdit>) {
  return applyEdit(await decode(await fourQuarters()), { ...INITIAL_IMAGE_EDIT, ...change });
}

async function cornersOf(pixels: Awaited<ReturnType<typeof edited>>): Promise<string> {
  const { width, height } = pixels.raw;
  const { data } = await drawn(pixels).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    NAMES[data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')] ?? 'mixed';
  return [at(0, 0), at(width - 1, 0), at(width - 1, height - 1), at(0, height - 1)].join(' ');
}

test.each<[string, Partial<ImageEdit>, string]>([
  ['nothing', {}, 'red green blue yellow'],
  ['a quarter turn clockwise', { quarterTurns: 1 }, 'yellow red green blue'],
  ['two quarter turns', { quarterTurns: 2 }, 'blue yellow red green'],
  ['three quarter turns', { quarterTurns: 3 }, 'green blue yellow red'],
  ['a horizontal flip', { isFlippedHorizontally: true }, 'green red yellow blue'],
  ['a vertical flip', { isFlippedVertically: true }, 'yellow blue green red'],
  ['a turn, then a flip', { quarterTurns: 1, isFlippedHorizontally: true }, 'red yellow blue green'],
  ['the right half', { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }, 'green green blue blue'],
  [
    'a turn, then the upper half',
    { quarterTurns: 1, crop: { x: 0, y: 0, width: 1, height: 0.5 } },
    'yellow red red yellow',
  ],
  ['10° clockwise', { straightenDegrees: 10 }, 'red green blue yellow'],
  ['30° the other way', { straightenDegrees: -30 }, 'red green blue yellow'],
])('[CR-05] %s: the corners are %3$s', async (_, change, corners) => {
  expect(await cornersOf(await edited(change))).toBe(corners);
});

test('[CR-05] straightening rotates clockwise', async () => {
  const { raw, data } = await edited({ straightenDegrees: 20 });
  const column = Math.floor(raw.width / 2) - 4;
  // Above the centre, the border between red and green has moved to the right.
  expect(data.subarray(column * 3, column * 3 + 3).toString('hex')).toBe('e00000');
});

test.each([-45, -44.9, -10.01, -0.001, 0.001, 1, 33.3, 45])(
  '[CR-05] at %d° no corner shows the background',
  async (straightenDegrees) => {
    const white = await applyEdit(
      await decode(
        await sharp(create(401, 267, '#101010'))
          .png()
          .toBuffer(),
      ),
      {
        ...INITIAL_IMAGE_EDIT,
        straightenDegrees,
      },
    );
    expect(white.data.reduce((most, value) => Math.max(most, value), 0)).toBeLessThanOrEqual(0x12);
  },
);

test('[CR-05] one pixel can be rotated, flipped, straightened and cut', async () => {
  const one = await decode(
    await sharp(create(1, 1, RED))
      .png()
      .toBuffer(),
  );
  const { raw } = await applyEdit(one, {
    quarterTurns: 1,
    isFlippedHorizontally: true,
    isFlippedVertically: true,
    straightenDegrees: 45,
    crop: { x: 0.4, y: 0.4, width: 0.1, height: 0.1 },
  });
  expect(raw).toMatchObject({ width: 1, height: 1 });
});

test('[CR-05] [CR-02] an edited image keeps wide colors', async () => {
  const profile = await displayP3Profile();
  const stored = insertProfile(await fourQuarters(), profile);
  const edit = { ...INITIAL_IMAGE_EDIT, quarterTurns: 1, straightenDegrees: 3 };
  const { files } = await editImage({ stored, format: 'png', edit });
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).icc).toEqual(profile);
});

test('[CR-05] the same edit of the same image is the same image', async () => {
  const stored = await fourQuarters();
  const edit = { ...INITIAL_IMAGE_EDIT, straightenDegrees: 7.5 };
  const [one, other] = await Promise.all([1, 2].map(() => editImage({ stored, format: 'png', edit })));
  expect(one?.digest).toBe(other?.digest);
});
