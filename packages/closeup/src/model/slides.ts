import { isSafeLink, type Images, type Pin, type Video } from '@pegboard/types';

/** One image of a pin with several: a slide of a carousel, or a page of a story. */
export type CloseupSlide = {
  readonly id: string;
  readonly images: Images | undefined;
  readonly video: Video | undefined;
  readonly texts: readonly string[];
  /** The destination of the slide, if it is a web address. */
  readonly link: string | undefined;
};

/**
 * Returns the slides of a carousel, otherwise the pages of a story that was not deleted; empty for a pin with
 * one image (CU-03).
 */
export function closeupSlides(pin: Pick<Pin, 'carousel' | 'storyPin'>): readonly CloseupSlide[] {
  const slides = carouselSlides(pin.carousel);
  if (slides.length > 1) return slides;
  return pin.storyPin?.isDeleted ? [] : storySlides(pin.storyPin);
}

function carouselSlides(carousel: Pin['carousel']): readonly CloseupSlide[] {
  return (carousel?.slots ?? []).map(({ id, images, title, details, link }) => ({
    id,
    images: images ?? undefined,
    video: undefined,
    texts: textsOf([title, details]),
    link: link && isSafeLink(link) && URL.canParse(link) ? link : undefined,
  }));
}

function storySlides(story: Pin['storyPin']): readonly CloseupSlide[] {
  const slides = (story?.pages ?? []).map(({ id, blocks }, index) => ({
    id: id ?? `${index}`,
    images: blocks.find(({ images }) => images)?.images ?? undefined,
    video: blocks.find(({ type, video }) => type === 'video' && video)?.video ?? undefined,
    texts: textsOf(blocks.map(({ text }) => text)),
    link: undefined,
  }));
  return slides.length > 1 || slides.some(({ video }) => video) ? slides : [];
}

const textsOf = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  texts.flatMap((text) => text?.trim() || []);
