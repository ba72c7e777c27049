import type { PageImage } from '../ports.ts';

/** Returns the images of a page, each once, the largest first; images of unknown size are last. Source: CR-03. */
export function listPageImages(images: readonly PageImage[]): readonly PageImage[] {
  const byUrl = new Map<string, PageImage>();
  for (const image of images) {
    const known = byUrl.get(image.url);
    if (known === undefined || getArea(image) > getArea(known)) byUrl.set(image.url, image);
  }
  return [...byUrl.values()].toSorted((one, other) => getArea(other) - getArea(one));
}

const getArea = ({ width, height }: PageImage): number => (width ?? 0) * (height ?? 0);
