import { CAROUSEL_SLOTS_MAX, isSafeLink, STORY_PAGES_MAX } from '@pegboard/types';
import type { ContentRich } from '../../../pins/pin-access/index.ts';
import type { PublishedVideo } from '../../../pins/video-uploads/index.ts';
import { parsePinDetails } from './pin-details.ts';
import type { ArchivedDetails } from '../import-item.ts';

const TEXT_MAX = 800;
const TEXTS_MAX = 10;

const short = (text: string): string => text.slice(0, TEXT_MAX);
const linkOf = (link: string | null) =>
  link !== null && /^https?:/i.test(link) && isSafeLink(link) ? { link } : {};

function withoutImage({ width, height, duration, heights }: PublishedVideo): Omit<PublishedVideo, 'imageId'> {
  return { width, height, duration, heights };
}

/** Stores the files of a Pin. */
export type MediaStore = {
  readonly storeImage: (name: string) => Promise<bigint>;
  /** Returns undefined for a video that cannot be used. */
  readonly storeVideo: (name: string) => Promise<PublishedVideo | undefined>;
};

/** Returns the details of a Pin, and its carousel or story, whose files are stored. */
export async function richOf(
  archived: Pick<ArchivedDetails, 'slides' | 'pages' | 'details'>,
  { storeImage, storeVideo }: MediaStore,
): Promise<ContentRich> {
  const slots = [];
  for (const { image, title, details, link } of archived.slides.slice(0, CAROUSEL_SLOTS_MAX))
    slots.push({
      imageId: String(await storeImage(image)),
      ...(title !== null && { title: short(title) }),
      ...(details !== null && { details: short(details) }),
      ...linkOf(link),
    });
  const pages = [];
  let totalVideoDuration = 0;
  for (const { image, video: file, title, texts, link } of archived.pages.slice(0, STORY_PAGES_MAX)) {
    const stored = file === null ? undefined : await storeVideo(file);
    totalVideoDuration += stored?.duration ?? 0;
    pages.push({
      imageId: String(stored?.imageId ?? (await storeImage(image))),
      ...(stored && { video: withoutImage(stored) }),
      ...(title !== null && { title: short(title) }),
      ...(texts.length > 0 && { texts: texts.slice(0, TEXTS_MAX).map(short) }),
      ...linkOf(link),
    });
  }
  const { rich, lists } = parsePinDetails(archived.details);
  return {
    ...rich,
    ...(slots.length > 0 && { carousel: { slots } }),
    ...(pages.length > 0 && {
      story: {
        pages,
        ...(lists !== undefined && { lists }),
        ...(totalVideoDuration > 0 && { totalVideoDuration }),
      },
    }),
  };
}
