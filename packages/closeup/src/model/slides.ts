import {
  compact,
  isSafeLink,
  type Images,
  type Pin,
  type StoryTextAlignment,
  type StoryTextPlace,
  type Video,
} from '@pegboard/types';
import { nonBlankTexts } from './wire-values.ts';

/** One image of a pin with several: a slide of a carousel, or a page of a story. */
export type CloseupSlide = {
  readonly id: string;
  readonly images: Images | undefined;
  readonly video: Video | undefined;
  readonly texts: readonly string[];
  /** The members whom the texts mention: the username in the text, and the present one. */
  readonly mentions?: readonly { readonly username: string; readonly profile: string }[] | undefined;
  /** The place of the texts: at the bottom by default. */
  readonly textPlace?: StoryTextPlace | undefined;
  /** The alignment of the texts: at the start of the lines by default. */
  readonly textAlignment?: StoryTextAlignment | undefined;
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
  return compact(carousel?.slots).map(({ id, images, title, details, link }) => ({
    id,
    images: images ?? undefined,
    video: undefined,
    texts: nonBlankTexts([title, details]),
    link: webLink(link),
  }));
}

function storySlides(story: Pin['storyPin']): readonly CloseupSlide[] {
  const slides = compact(story?.pages).map(
    ({ id, blocks: given, link, mentions, textPlace, textAlignment }, index) => {
      const blocks = compact(given);
      return {
        id: id ?? `${index}`,
        images: blocks.find(({ images }) => images)?.images ?? undefined,
        video: blocks.find(({ type, video }) => type === 'video' && video)?.video ?? undefined,
        texts: nonBlankTexts(blocks.map(({ text }) => text)),
        mentions: mentions ?? undefined,
        textPlace: textPlace ?? undefined,
        textAlignment: textAlignment ?? undefined,
        link: webLink(link),
      };
    },
  );
  const hasMore = slides.some(({ video, texts, link }) => video || texts.length > 0 || link);
  return slides.length > 1 || hasMore ? slides : [];
}

const webLink = (link: string | null | undefined): string | undefined =>
  typeof link === 'string' && isSafeLink(link) && URL.canParse(link) ? link : undefined;
