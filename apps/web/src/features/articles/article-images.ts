import type { Article_ImageFragment } from '../../data/generated/graphql.ts';

type Rendition = Article_ImageFragment['images'][number];

/** The cropped renditions, as `60x60`: the others have the proportions of the image. */
const CROPPED = /^\d+x\d+$/;

/** Returns the renditions of an image that are not cropped, from small to large. */
export function uncroppedImages({ images }: Pick<Article_ImageFragment, 'images'>): readonly Rendition[] {
  return images.filter(({ size }) => !CROPPED.test(size)).toSorted((one, other) => one.width - other.width);
}

/** Returns the largest rendition of an image that is not cropped. */
export function largestImage(image: Pick<Article_ImageFragment, 'images'>): Rendition | undefined {
  return uncroppedImages(image).at(-1);
}
