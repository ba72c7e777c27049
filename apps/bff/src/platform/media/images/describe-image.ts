import sharp, { type Sharp } from 'sharp';
import { openEmbedder, type Embedder } from './embedder.ts';
import {
  computeImageDescriptor,
  computePartDescriptors,
  DESCRIPTOR_SIDE,
  PART_WINDOWS,
  PARTS_SIDE,
} from './image-descriptor.ts';

/** The descriptor of an image or of a part of it, and its model. */
export type ImageDescriptor = {
  readonly look: string;
  /** The model that computed it; empty for the built-in descriptors. Descriptors of different models are not comparable. */
  readonly lookModel: string;
};

/** The model of this process and why it is not used, if one is set that does not work. */
export type ModelResult = { readonly model: string; readonly problem?: string };

type OpenedModel = { readonly embedder?: Embedder; readonly problem?: string };

let opened: Promise<OpenedModel> = Promise.resolve({});

/** Sets the model of this process. Only the processes of images have one: native code that fails ends no other. */
export function useModel(path: string): void {
  opened = openEmbedder(path).then((result) =>
    result.ok ? { embedder: result.embedder } : { problem: result.reason },
  );
}

/** Returns the model that describes images in this process. */
export async function describingModel(): Promise<ModelResult> {
  const { embedder, problem } = await opened;
  return { model: embedder?.model ?? '', ...(problem !== undefined && { problem }) };
}

/** Computes the descriptor of an image, for similarity search. */
export async function describePicture(picture: Sharp): Promise<ImageDescriptor> {
  const { embedder } = await opened;
  const look = embedder
    ? await embedder.describe(await readSquare(picture, embedder.side))
    : computeImageDescriptor(await readSquare(picture, DESCRIPTOR_SIDE));
  return { look, lookModel: embedder?.model ?? '' };
}

/** Computes the descriptors of an image and of its parts. */
export async function describeImage(
  picture: Sharp,
): Promise<ImageDescriptor & { readonly partLooks: string[] }> {
  const { embedder } = await opened;
  const side = embedder ? embedder.side * 2 : PARTS_SIDE;
  const [look, square] = await Promise.all([describePicture(picture.clone()), readSquare(picture, side)]);
  if (!embedder) return { ...look, partLooks: computePartDescriptors(square) };
  const partLooks: string[] = [];
  for (const window of PART_WINDOWS) {
    const part = sharp(square, { raw: { width: side, height: side, channels: 3 } }).extract({
      left: Math.round(window.left * side),
      top: Math.round(window.top * side),
      width: Math.round(window.side * side),
      height: Math.round(window.side * side),
    });
    partLooks.push(await embedder.describe(await readSquare(part, embedder.side)));
  }
  return { ...look, partLooks };
}

/** Returns the RGB bytes of an image, scaled to a square. */
const readSquare = (picture: Sharp, side: number): Promise<Buffer> =>
  picture.resize(side, side, { fit: 'fill' }).removeAlpha().toColorspace('srgb').raw().toBuffer();
