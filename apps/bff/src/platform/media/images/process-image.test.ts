import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeAvif } from './avif-files.ts';
import { displayP3Profile, insertProfile } from './color-profile.ts';
import { processImage, type ImageResult, type ProcessedImage } from './process-image.ts';

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}.heic`, import.meta.url));
const BLUE = { r: 0x20, g: 0x60, b: 0xa0 };
const RED = { r: 0xe0, g: 0x30, b: 0x20 };

/** A blue image of 96 × 64 pixels whose upper left quarter is red, as that of the fixtures. */
function quarters(): Sharp {
  const create = (width: number, height: number, background: object) => ({
    create: { width, height, channels: 3 as const, background },
  });
  return sharp(create(96, 64, BLUE)).composite([{ input: create(48, 32, RED), left: 0, top: 0 }]);
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE }, limitInputPixels: false });

async function accepted(bytes: Uint8Array): Promise<ProcessedImage> {
  const result = await processImage(bytes);
  if (!result.ok) throw new Error(`The image was rejected: ${result.code}.`);
  return result.image;
}

function fileOf(image: ProcessedImage, size: string, extension: string): Uint8Array {
  const found = image.files.find((file) => file.size === size && file.extension === extension);
  if (!found) throw new Error(`There is no ${size} in ${extension}.`);
  return found.bytes;
}

/** Returns the stored colors near the four corners, clockwise from the upper left. */
async function cornersOf(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  const { data, info } = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): readonly number[] => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const [right, bottom] = [info.width - 6, info.height - 6];
  return [at(5, 5), at(right, 5), at(right, bottom), at(5, bottom)];
}

/** Returns which corners are red, clockwise from the upper left. */
async function redCorners(bytes: Uint8Array): Promise<string> {
  return (await cornersOf(bytes)).map(([red = 0, , blue = 0]) => (red > blue ? 'red' : 'blue')).join(' ');
}

describe('types that are accepted', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['JPEG', 'jpeg', () => quarters().jpeg({ quality: 95 }).toBuffer()],
    ['PNG', 'png', () => quarters().png().toBuffer()],
    ['WebP', 'webp', () => quarters().webp({ quality: 95 }).toBuffer()],
    ['AVIF', 'avif', () => quarters().avif({ quality: 90 }).toBuffer()],
    ['GIF', 'gif', () => quarters().gif().toBuffer()],
    ['TIFF', 'tiff', () => quarters().tiff().toBuffer()],
    ['HEIC', 'heif', () => fixture('quarters')],
    ['CMYK JPEG', 'jpeg', () => quarters().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['16-bit PNG', 'png', () => quarters().toColorspace('rgb16').png().toBuffer()],
    ['16-bit TIFF', 'tiff', () => quarters().toColorspace('rgb16').tiff().toBuffer()],
    ['CMYK TIFF', 'tiff', () => quarters().toColorspace('cmyk').tiff().toBuffer()],
    ['transparent PNG', 'png', () => quarters().ensureAlpha().png().toBuffer()],
    ['JPEG with broken EXIF', 'jpeg', async () => withBrokenExif(await quarters().jpeg().toBuffer())],
    ['JPEG with a broken profile', 'jpeg', async () => withBrokenProfile()],
  ])('[CR-02] a %s is taken, in its colours', async (_, format, bytes) => {
    const image = await accepted(await bytes());
    expect(image).toMatchObject({ format, width: 96, height: 64, isAnimated: false });
    const corners = await cornersOf(fileOf(image, 'orig', 'jpg'));
    for (const [at, { r, g, b }] of [RED, BLUE, BLUE, BLUE].entries())
      for (const [channel, value] of [r, g, b].entries())
        expect(Math.abs((corners[at]?.[channel] ?? -99) - value), `corner ${at}`).toBeLessThan(40);
  });

  test('[CR-02] the first image of an animated HEIC is used', async () => {
    expect(await accepted(fixture('sequence'))).toMatchObject({ width: 64, height: 48, isAnimated: false });
  });

  test('[CR-02] the first page of a TIFF is used', async () => {
    const pages = await Promise.all([quarters().png().toBuffer(), blank(96, 64).png().toBuffer()]);
    const tiff = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const image = await accepted(tiff);
    expect(image).toMatchObject({ width: 96, height: 64, isAnimated: false });
    expect(await redCorners(fileOf(image, 'orig', 'jpg'))).toBe('red blue blue blue');
  });
});

describe('files that are rejected', () => {
  test.each<[string, Partial<ImageResult> & { type?: string }, () => Uint8Array | Promise<Uint8Array>]>([
    ['an SVG', { type: 'file_is_svg' }, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'an SVG after a declaration, a mark and a comment',
      { type: 'file_is_svg' },
      () =>
        Buffer.from(
          '\ufeff<?xml version="1.0"?>\n<!-- a cup -->\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
        ),
    ],
    ['a PDF', { type: 'file_is_pdf' }, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a page', { type: 'file_is_web_page' }, () => Buffer.from('<!doctype html><title>Cups</title>')],
    ['a BMP', { type: 'file_is_bmp' }, () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    [
      'an icon',
      { type: 'file_is_icon' },
      () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0]),
    ],
    [
      'a Photoshop file',
      { type: 'file_is_photoshop' },
      () => Buffer.from('8BPS\0\u0001\0\0\0\0\0\0\0\u0003', 'latin1'),
    ],
    ['a JPEG XL', { type: 'file_is_jpeg_xl' }, () => Buffer.from('0000000C4A584C200D0A870A', 'hex')],
    [
      'a JPEG 2000',
      { type: 'file_is_jpeg_2000' },
      () => Buffer.from('0000000C6A5020200D0A870A00000014667479706A703220', 'hex'),
    ],
    ['a PostScript file', { type: 'file_is_postscript' }, () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n')],
    [
      'a video',
      { type: 'file_is_video' },
      () => Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'),
    ],
    ['a sound', { type: 'file_is_audio' }, () => Buffer.from('fLaC\0\0\0\u0022', 'latin1')],
    ['a camera raw file', { type: 'file_is_raw' }, () => Buffer.from('FUJIFILMCCD-RAW 0201FF383501')],
    ['an archive', { type: 'file_is_archive' }, () => Buffer.from('377abcaf271c0004', 'hex')],
    ['a text', { type: 'file_is_unknown' }, () => Buffer.from('a picture of a cup')],
  ])('[CR-02] %s is named by its content', async (_, named, bytes) => {
    expect(await processImage(await bytes())).toEqual({
      ok: false,
      code: 'image_type_unsupported',
      ...named,
    });
  });

  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['an empty file', 'image_corrupt', () => new Uint8Array()],
    ['half a HEIC', 'image_corrupt', () => fixture('quarters').subarray(0, 600)],
    ['the head of a HEIC', 'image_corrupt', () => fixture('quarters').subarray(0, 40)],
    ['half a JPEG', 'image_corrupt', async () => half(await blank(300, 300).jpeg().toBuffer())],
    ['half a TIFF', 'image_corrupt', async () => half(await noisy().tiff().toBuffer())],
    ['a page that begins as a GIF', 'image_corrupt', () => Buffer.from('GIF89a/*<html>*/')],
    ['30,000 × 30,000 pixels', 'image_too_large', () => emptyPng(30_000, 30_000)],
    ['20,001 pixels a side', 'image_too_large', () => emptyPng(20_001, 1)],
    ['101 megapixels', 'image_too_large', () => emptyPng(10_100, 10_000)],
    ['a TIFF of 20,001 pixels a side', 'image_too_large', () => blank(20_001, 1).tiff().toBuffer()],
    ['10,000 frames', 'image_too_many_frames', () => framesOf(10_000)],
    ['301 frames', 'image_too_many_frames', () => framesOf(301)],
  ])('[CR-02] %s is rejected as %s', async (_, code, bytes) => {
    expect(await processImage(await bytes())).toEqual({ ok: false, code });
  });

  test('[CR-02] 300 frames and 20,000 pixels per side are accepted', async () => {
    expect(await accepted(framesOf(300))).toMatchObject({ isAnimated: true });
    const long = await accepted(await blank(20_000, 2).png().toBuffer());
    expect(long).toMatchObject({ width: 20_000, height: 2 });
  });
});

test.each([
  ['turned', 64, 96, 'blue red blue blue'],
  ['mirrored', 96, 64, 'blue red blue blue'],
])('[CR-02] a HEIC that says it is %s is stored upright', async (name, width, height, corners) => {
  const image = await accepted(fixture(`quarters-${name}`));
  expect(image).toMatchObject({ width, height });
  expect(await redCorners(fileOf(image, 'orig', 'webp'))).toBe(corners);
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['JPEG', () => withEverything(quarters()).jpeg().toBuffer()],
  ['WebP', () => withEverything(quarters()).webp().toBuffer()],
  ['TIFF', () => withEverything(quarters()).tiff().toBuffer()],
  ['JPEG in Display P3', () => withEverything(quarters()).withIccProfile('p3').jpeg().toBuffer()],
  ['HEIC', () => fixture('quarters-gps')],
])('[CR-02] no file made of a %s has what its camera knew', async (_, make) => {
  const bytes = Buffer.from(await make());
  expect(bytes.includes('Mara Lind')).toBe(true);
  for (const file of (await accepted(bytes)).files) {
    expect(Buffer.from(file.bytes).includes('Mara Lind')).toBe(false);
    const { exif, xmp, iptc, orientation } = await sharp(file.bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  }
});

describe('colors', () => {
  /** A green of Display P3 that sRGB does not have. */
  const wide = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 0, g: 255, b: 0 } } });

  async function inP3(): Promise<Buffer> {
    return insertProfile(await wide().png().toBuffer(), await displayP3Profile());
  }

  test.each<[string, () => Promise<Uint8Array>]>([
    ['PNG', inP3],
    [
      '16-bit PNG',
      async () =>
        insertProfile(await wide().toColorspace('rgb16').png().toBuffer(), await displayP3Profile()),
    ],
    [
      'JPEG',
      async () =>
        sharp(await inP3())
          .keepIccProfile()
          .jpeg({ quality: 100 })
          .toBuffer(),
    ],
    [
      'TIFF',
      async () =>
        sharp(await inP3())
          .keepIccProfile()
          .tiff()
          .toBuffer(),
    ],
  ])('[CR-02] a %s in Display P3 keeps its colours, and every size says so', async (_, bytes) => {
    const image = await accepted(await bytes());
    const profile = await displayP3Profile();
    for (const { size, bytes: file } of image.files) {
      const { icc } = await sharp(file).metadata();
      expect(icc?.equals(profile), size).toBe(true);
      const [[red = 99, green = 0, blue = 99] = []] = await cornersOf(file);
      expect([red < 12, green > 243, blue < 12], `${size}: ${red} ${green} ${blue}`).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(image.dominantColor).toBe('#00ff00'); // the nearest of sRGB
  });

  test('[CR-02] AVIF files keep wide colors too', async () => {
    const image = await accepted(await inP3());
    const files = await makeAvif(fileOf(image, 'orig', 'webp'), image.digest);
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).icc).toEqual(await displayP3Profile());
      const [[red = 99, green = 0] = []] = await cornersOf(bytes);
      expect([red < 20, green > 235]).toEqual([true, true]);
    }
  });

  test('[CR-02] a HEIC in Display P3 keeps its profile', async () => {
    const image = await accepted(fixture('quarters-p3'));
    expect((await sharp(fileOf(image, '60x60', 'webp')).metadata()).icc).toEqual(await displayP3Profile());
  });

  test('[CR-02] wide colors of another profile are converted to Display P3', async () => {
    const image = await accepted(insertProfile(await wide().png().toBuffer(), wideProfile()));
    expect((await sharp(fileOf(image, 'orig', 'jpg')).metadata()).icc).toEqual(await displayP3Profile());
  });

  test.each<[string, (image: Sharp) => Sharp]>([
    ['without a profile', (image) => image],
    ['with a profile of sRGB', (image) => image.withIccProfile('srgb')],
  ])('[CR-02] an image in sRGB %s stays in sRGB, without a profile', async (_, change) => {
    const plain = await accepted(await quarters().png().toBuffer());
    const image = await accepted(await change(quarters()).png().toBuffer());
    expect((await sharp(fileOf(image, 'orig', 'jpg')).metadata()).icc).toBeUndefined();
    expect(image.digest).toBe(plain.digest);
  });

  test('[CR-02] [BF-07] the digest of an image in sRGB covers only its size and pixels', async () => {
    expect((await accepted(await quarters().png().toBuffer())).digest).toBe(
      'e6aa3027fa0b25f069d50cce439ded68',
    );
    const [one, other] = [await accepted(await wide().png().toBuffer()), await accepted(await inP3())];
    expect(one.digest).not.toBe(other.digest);
  });

  test('[CR-02] 16 bits in sRGB are the same image as 8', async () => {
    const eight = await accepted(await quarters().png().toBuffer());
    const sixteen = await accepted(
      await quarters().toColorspace('rgb16').withIccProfile('srgb').png().toBuffer(),
    );
    expect(sixteen.dominantColor).toBe(eight.dominantColor);
  });
});

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length / 2);

function noisy(): Sharp {
  const noise = Buffer.from(Array.from({ length: 120_000 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 200, height: 200, channels: 3 } });
}

/** An image with EXIF, place and XMP. */
function withEverything(image: Sharp): Sharp {
  return image
    .withExif({ IFD0: { Artist: 'Mara Lind' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:by>Mara Lind</x:by></x:xmpmeta>');
}

/** Puts EXIF that points outside of itself into a JPEG. */
function withBrokenExif(jpeg: Buffer): Buffer {
  const body = Buffer.from(`45786966000049492a00ffffff7f${'ff00'.repeat(20)}`, 'hex');
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

async function withBrokenProfile(): Promise<Buffer> {
  const profile = Buffer.from(await displayP3Profile());
  profile.fill(0xff, 128);
  const png = insertProfile(await quarters().png().toBuffer(), profile);
  return sharp(png).keepIccProfile().jpeg({ quality: 95 }).toBuffer();
}

/** The profile of Display P3 with the primaries of a wider space: those of Rec. 2020. */
function wideProfile(): Buffer {
  const profile = Buffer.from(P3_PROFILE);
  const place = (tag: string, values: readonly number[]): void => {
    const entry = profile.indexOf(tag, 128);
    const offset = profile.readUInt32BE(entry + 4) + 8;
    for (const [at, value] of values.entries())
      profile.writeInt32BE(Math.round(value * 65_536), offset + at * 4);
  };
  place('rXYZ', [0.6734, 0.279, -0.0019]);
  place('gXYZ', [0.1657, 0.6754, 0.03]);
  place('bXYZ', [0.1251, 0.0456, 0.797]);
  return profile;
}
const P3_PROFILE = await displayP3Profile();

/** A PNG of this size without its rows: too large before anything is decoded. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of so many frames of one pixel. */
function framesOf(count: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = (color: number): Buffer =>
    Buffer.from('21f90400090000002c0000000001000100000202' + (color ? '4c' : '44') + '0100', 'hex');
  const frames = Array.from({ length: count }, (_, at) => frame(at % 2));
  return Buffer.concat([head, ...frames, Buffer.from(';')]);
}
