import sharp, { type CreateRaw, type Sharp, type SharpOptions } from 'sharp';
import { classifyProfile, displayP3Profile, insertProfile, withProfile } from './color-profile.ts';
import { RENDITIONS, renditionSize } from './renditions.ts';

/** A decoded image: its bytes, their layout, and whether they are colors of Display P3 instead of sRGB. */
export type Pixels = { readonly data: Buffer; readonly raw: CreateRaw; readonly isP3: boolean };

/** The background of transparent images. */
export const WHITE = { r: 255, g: 255, b: 255 };

/**
 * Decodes an image as it is displayed: upright, on white, in sRGB, or in Display P3 when its profile has colors outside
 * of sRGB (CR-02). CMYK is converted to sRGB, 16 bits to 8.
 */
export async function decode(bytes: Uint8Array, options: SharpOptions = {}): Promise<Pixels> {
  const { icc, space, depth } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const isRgb = space === 'srgb' || space === 'rgb' || space === 'rgb16';
  const kind = icc && isRgb ? await classifyProfile(icc) : undefined;
  const flat = (ignoreIcc: boolean): Sharp =>
    sharp(bytes, { ...options, ignoreIcc })
      .autoOrient()
      .flatten({ background: WHITE })
      .removeAlpha();
  if (kind === 'p3') return readPixels(flat(true).toColorspace('srgb'), true);
  if (kind === 'srgb' && depth === 'ushort') return readPixels(flat(true).toColorspace('srgb'), false);
  // libvips converts 16 bits to Display P3 and 8 bits to sRGB, which would clip the colors outside of it.
  if (icc && (kind === 'wide' || (kind === 'other' && depth === 'ushort'))) {
    const png = await flat(true).toColorspace('rgb16').png({ compressionLevel: 0 }).toBuffer();
    return readPixels(sharp(insertProfile(png, icc), options).toColorspace('srgb'), true);
  }
  return readPixels(
    sharp(bytes, options).autoOrient().toColorspace('srgb').flatten({ background: WHITE }).removeAlpha(),
    false,
  );
}

/** Opens an image to resize or cut, from its pixels. */
export function drawn({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

/** Returns a function that opens an image for encoding, which then states its colour space if that is not sRGB. */
export async function prepareEncoding(pixels: Pixels): Promise<() => Sharp> {
  if (!pixels.isP3) return () => drawn(pixels);
  const png = await withProfile(drawn(pixels), await displayP3Profile());
  return () => sharp(png, { limitInputPixels: false }).keepIccProfile();
}

/** Returns an image in sRGB. */
export async function toSrgb(pixels: Pixels): Promise<Sharp> {
  if (!pixels.isP3) return drawn(pixels);
  const png = await withProfile(drawn(pixels), await displayP3Profile());
  return sharp(await sharp(png).toColorspace('srgb').raw().toBuffer(), { raw: pixels.raw });
}

/**
 * Returns an image in every size of TY-03, `orig` first, then widest first, each made from the previous one; sizes as
 * large as the previous one share its pixels.
 */
export async function* eachRendition(
  orig: Pixels,
): AsyncGenerator<{ readonly name: string; readonly pixels: Pixels }> {
  yield { name: 'orig', pixels: orig };
  let from = orig;
  for (const rendition of RENDITIONS) {
    const size = renditionSize(rendition, orig.raw);
    const isSame = size.width === from.raw.width && size.height === from.raw.height;
    const pixels = isSame
      ? from
      : await readPixels(drawn(from).resize({ ...size, fit: 'cover', position: 'centre' }), from.isP3);
    yield { name: rendition.name, pixels };
    if (rendition.height === undefined) from = pixels;
  }
}

/** Runs a pipeline and returns its pixels. */
export async function readPixels(image: Sharp, isP3: boolean): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels }, isP3 };
}
