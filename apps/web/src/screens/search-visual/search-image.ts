import { INITIAL_CROP, type Crop } from '@pegboard/closeup/crop';
import { createRequestError } from '@pegboard/resource-client';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';

/** The longest side of an image that is sent, in pixels: its descriptor is computed from far fewer. */
const SENT_SIDE = 512;
/** The longest side of the image that is kept to be shown, in pixels. */
const KEPT_SIDE = 736;
/** Files that the browser cannot decode are sent as they are up to this size, in bytes. */
const FILE_BYTES_MAX = 7_000_000;

/** An image to search with, as it is shown; its address is a data URL. */
export type ShownImage = { readonly url: string; readonly width: number; readonly height: number };

const lookSchema = z.object({ look: z.string() });
const describe = async (options: Readonly<Record<string, unknown>>): Promise<string> =>
  lookSchema.parse(await callResource({ name: 'VisualSearchImage', action: 'create', options })).look;

/** Returns the code of the image at an address (SR-12). Rejects with a ResourceError. */
export const describeAddress = (url: string): Promise<string> => describe({ image_url: url });

/** Returns the code of a part of an image. Rejects with a ResourceError. */
export async function describeImage(image: ShownImage, crop: Crop): Promise<string> {
  const picture = await load(image.url);
  return describe({ image_base64: draw(picture, SENT_SIDE, crop).url });
}

/** A chosen file: its code and, unless the browser cannot show it, the image, of which the code is that of the initial crop. */
export type ChosenImage = { readonly look: string; readonly image: ShownImage | undefined };

/**
 * Returns the code of an image file. It is made smaller first, so that little is sent, and nothing that only the
 * original contains. Rejects with a ResourceError.
 */
export async function describeFile(file: File): Promise<ChosenImage> {
  const image = await shownImage(file);
  if (image) return { look: await describeImage(image, INITIAL_CROP), image };
  if (file.size > FILE_BYTES_MAX) throw new ResourceError(createRequestError('image_file_too_large'));
  return { look: await describe({ image_base64: await dataUrl(file) }), image: undefined };
}

async function shownImage(file: File): Promise<ShownImage | undefined> {
  const url = URL.createObjectURL(file);
  try {
    return draw(await load(url), KEPT_SIDE);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Draws an image, or a part of it, with a longest side in pixels; transparent parts are white. */
function draw(image: HTMLImageElement, side: number, crop = WHOLE): ShownImage {
  const [across, down] = [image.naturalWidth / 100, image.naturalHeight / 100];
  const part = {
    x: crop.x * across,
    y: crop.y * down,
    width: crop.width * across,
    height: crop.height * down,
  };
  const scale = Math.min(1, side / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return { url: canvas.toDataURL('image/jpeg', 0.85), width: canvas.width, height: canvas.height };
}

function dataUrl(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const url = typeof reader.result === 'string' ? reader.result : '';
    resolve(url.replace(/^data:[^;,]*/, 'data:image/unknown'));
  });
  reader.addEventListener('error', () => reject(new ResourceError(createRequestError('image_invalid'))));
  reader.readAsDataURL(file);
  return promise;
}

/** The search that the history keeps: the image, and the part of it that is searched with. */
export type KeptSearch = { readonly image: ShownImage; readonly crop: Crop };

const percent = z.number().check(z.minimum(0), z.maximum(100));
const keptSchema = z.object({
  image: z.object({
    url: z.string().check(z.startsWith('data:image/')),
    width: z.number(),
    height: z.number(),
  }),
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }),
});

/** Reads what the history keeps of a search; undefined for anything else. */
export function readKept(state: unknown): KeptSearch | undefined {
  const kept = keptSchema.safeParse(state);
  return kept.success ? kept.data : undefined;
}
