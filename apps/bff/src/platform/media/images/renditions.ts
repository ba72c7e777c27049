/** A size in which every image is served (TY-03): a maximum width, or a box to which it is cropped. */
export type Rendition = { readonly name: string; readonly width: number; readonly height?: number };

/** The sizes of TY-03 beside `orig`, widest first, so that each can be made from the one before. */
export const RENDITIONS: readonly Rendition[] = [
  { name: '736x', width: 736 },
  { name: '600x315', width: 600, height: 315 },
  { name: '564x', width: 564 },
  { name: '474x', width: 474 },
  { name: '236x', width: 236 },
  { name: '170x', width: 170 },
  { name: '136x136', width: 136, height: 136 },
  { name: '60x60', width: 60, height: 60 },
];

/** The names of all sizes. */
export const RENDITION_NAMES: ReadonlySet<string> = new Set(['orig', ...RENDITIONS.map(({ name }) => name)]);

/**
 * Returns the size of a rendition of an image: never scaled up; a box larger than the image is scaled down, keeping its
 * ratio.
 */
export function renditionSize(
  rendition: Rendition,
  picture: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (rendition.height === undefined) {
    const width = Math.min(rendition.width, picture.width);
    return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
  }
  const scale = Math.min(1, picture.width / rendition.width, picture.height / rendition.height);
  return {
    width: Math.max(1, Math.round(rendition.width * scale)),
    height: Math.max(1, Math.round(rendition.height * scale)),
  };
}
