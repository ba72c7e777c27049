import type { Images, Pin } from '@pegboard/types';
import { closeupSlides } from './slides.ts';

/** An image of a pin in its largest rendition. */
export type CloseupPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

const LARGEST_FIRST = ['orig', '736x', '564x', '474x', '236x'] as const;

/** Returns the images of a pin in their largest rendition: those of its slides, otherwise its own (CU-03). */
export function closeupPictures(pin: Pin): readonly CloseupPicture[] {
  const own = [pin.altText, pin.autoAltText, pin.title, pin.gridTitle].find((text) => text?.trim()) ?? '';
  const slides = closeupSlides(pin).flatMap(({ images, texts }) => pictureOf(images, texts[0] ?? own));
  return slides.length > 0 ? slides : pictureOf(pin.images, own);
}

function pictureOf(images: Images | null | undefined, alt: string): readonly CloseupPicture[] {
  const size = LARGEST_FIRST.find((each) => images?.[each]);
  const image = size && images?.[size];
  return image ? [{ url: image.url, width: image.width, height: image.height, alt }] : [];
}
