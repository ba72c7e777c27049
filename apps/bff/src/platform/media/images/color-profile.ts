import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/**
 * The color space of an embedded profile: `srgb` and `p3` are these spaces, `wide` has colors far outside of sRGB,
 * `other` is any other profile, also a broken one.
 */
export type ProfileKind = 'srgb' | 'p3' | 'wide' | 'other';

const WHOLE = 0xff_ff;
/** Maximum difference of a channel, of 65,535, at which two spaces are the same: less than 8 bits can represent. */
const TOLERANCE = 800;
/**
 * Minimum difference, of 65,535, by which a primary of a wide space contains less of the two other channels than that
 * of sRGB.
 */
const WIDER = 6500;
/** Red, green and blue first, then mixed colors. */
const SAMPLES: readonly (readonly [red: number, green: number, blue: number])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [0.5, 0.5, 0.5],
  [0.2, 0.2, 0.2],
  [0.75, 0.5, 0.25],
  [0.25, 0.6, 0.5],
];
const PRIMARIES = 3;
const GIVEN = SAMPLES.flat().map((value) => value * WHOLE);
const REMEMBERED_MAX = 64;

const remembered = new Map<string, ProfileKind>();
let p3Profile: Promise<Buffer> | undefined;
let srgbSamples: Promise<readonly number[]> | undefined;

/** Returns the profile that is attached to stored images in Display P3: that of libvips. */
export function displayP3Profile(): Promise<Buffer> {
  return (p3Profile ??= profileNamed('p3'));
}

/** Returns the color space of the profile of an RGB image, determined by converting sample colors with it. */
export async function classifyProfile(icc: Uint8Array): Promise<ProfileKind> {
  if (Buffer.from(icc.subarray(16, 20)).toString('latin1') !== 'RGB ') return 'other';
  const key = createHash('sha256').update(icc).digest('base64');
  const known = remembered.get(key);
  if (known) return known;
  const kind = await compareSamples(icc).catch(() => 'other' as const);
  const [oldest] = remembered.keys();
  if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, kind);
  return kind;
}

async function compareSamples(icc: Uint8Array): Promise<ProfileKind> {
  const srgb = await (srgbSamples ??= profileNamed('srgb').then(samplesInP3));
  const found = await samplesInP3(icc);
  if (areAlike(found, srgb)) return 'srgb';
  // libvips ignores a broken profile, and leaves every value unchanged.
  if (areAlike(found, GIVEN)) return areAlike(await samplesInSrgb(icc), GIVEN) ? 'other' : 'p3';
  const isWide = found
    .slice(0, PRIMARIES * 3)
    .some((value, at) => at % (PRIMARIES + 1) !== 0 && value < (srgb[at] ?? 0) - WIDER);
  return isWide ? 'wide' : 'other';
}

function areAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= TOLERANCE);
}

/** Returns the samples, interpreted with a profile, in Display P3, to which libvips converts 16 bits. */
async function samplesInP3(icc: Uint8Array): Promise<readonly number[]> {
  const png = await drawSamples().toColorspace('rgb16').png({ compressionLevel: 0 }).toBuffer();
  const data = await sharp(insertProfile(png, icc)).toColorspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  return [...new Uint16Array(data.buffer, data.byteOffset, data.length / 2)];
}

/** Returns the samples, interpreted with a profile, in sRGB, to which libvips converts 8 bits. */
async function samplesInSrgb(icc: Uint8Array): Promise<readonly number[]> {
  const png = await drawSamples().toColorspace('srgb').png({ compressionLevel: 0 }).toBuffer();
  const data = await sharp(insertProfile(png, icc)).toColorspace('srgb').raw().toBuffer();
  return Array.from(data, (value) => (value * WHOLE) / 255);
}

function drawSamples(): Sharp {
  const raw = { width: SAMPLES.length, height: 1, channels: 3 } as const;
  return sharp(Uint16Array.from(GIVEN, Math.round), { raw });
}

async function profileNamed(name: 'srgb' | 'p3'): Promise<Buffer> {
  const image = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } });
  const { icc } = await sharp(await image.withIccProfile(name).png().toBuffer()).metadata();
  if (!icc) throw new Error(`libvips has no profile ‘${name}’.`);
  return icc;
}

/** Length of the signature and the header of a PNG; a profile follows them. */
const PNG_HEAD = 33;

/** Embeds this profile in a PNG without one: its values stay, their meaning changes. */
export function insertProfile(png: Uint8Array, icc: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}

/** Returns a lossless image whose values are interpreted with this profile: libvips has no profiles for raw values. */
export async function withProfile(image: Sharp, icc: Uint8Array): Promise<Buffer> {
  return insertProfile(await image.png({ compressionLevel: 0 }).toBuffer(), icc);
}
