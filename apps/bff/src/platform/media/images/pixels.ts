import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { RENDITIONS, renditionSize } from './renditions.ts';

/** A decoded picture: its bytes, and how they are laid out. */
export type Pixels = { readonly data: Buffer; readonly raw: CreateRaw };

const WHITE = { r: 255, g: 255, b: 255 };

/** Decodes a picture as it is meant to be seen: upright, in sRGB, on white. */
export async function decode(picture: Sharp): Promise<Pixels> {
  return pixelsOf(picture.autoOrient().toColorspace('srgb').flatten({ background: WHITE }).removeAlpha());
}

/** A picture to encode, from its pixels. */
export function drawn({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

/**
 * A picture in every size of TY-03, `orig` first, then widest first, each made from the one before; one that is as large as
 * the one before is the same pixels.
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
      : await pixelsOf(drawn(from).resize({ ...size, fit: 'cover', position: 'centre' }));
    yield { name: rendition.name, pixels };
    if (rendition.height === undefined) from = pixels;
  }
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
