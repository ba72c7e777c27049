import sharp from 'sharp';

/** The size of a numbered photo. */
export const NUMBERED_PHOTO = { width: 48, height: 32 } as const;

/** The steps of a channel of the color of a photo: far enough apart to survive JPEG. */
const STEPS = 16;
const STEP = 16;

/** Returns a photo whose left and right halves have colors of this number, which no other has below 16 ** 5. */
export function numberedPhoto(nth: number): Promise<Buffer> {
  const digit = (place: number): number => (Math.floor(nth / STEPS ** place) % STEPS) * STEP + STEP / 2;
  const half = { width: NUMBERED_PHOTO.width / 2, height: NUMBERED_PHOTO.height, channels: 3 as const };
  const right = { ...half, background: { r: digit(3), g: digit(4), b: 128 } };
  return sharp({
    create: { ...NUMBERED_PHOTO, channels: 3, background: { r: digit(0), g: digit(1), b: digit(2) } },
  })
    .composite([{ input: { create: right }, left: half.width, top: 0 }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns the number of the photo that `numberedPhoto` has drawn, also after it was encoded again. */
export async function photoNumber(photo: Buffer): Promise<number> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const digits = [info.width / 4, (info.width * 3) / 4].flatMap((column) => {
    const at = (middle + Math.floor(column)) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => Math.floor(value / STEP));
  });
  return digits.slice(0, 5).reduce((sum, value, place) => sum + value * STEPS ** place, 0);
}
