import type { DraftMedia } from '@pegboard/types';
import type { ContentRich } from '../pin-access/index.ts';
import {
  optionalField,
  publishedLayout,
  publishedLines,
  publishedLists,
  type PageMention,
} from '../pins/index.ts';
import type { PublishedVideo } from '../video-uploads/index.ts';

/** The media of a story draft. */
export type StoryMedia = Extract<DraftMedia, { readonly kind: 'story' }>;

/** A video of a story draft, with the path of its field. */
export type PageVideo = {
  readonly field: string;
  readonly uploadId: string;
  readonly coverSeconds: number | null;
  readonly coverField: string;
};

/** References of the pages of a story: the videos by field, and the mentioned members by page. */
export type StoryReferences = {
  readonly videos: ReadonlyMap<string, PublishedVideo>;
  readonly mentions: readonly (readonly PageMention[])[];
};

/** Returns the videos of the pages of media in their order; none of media that are no story. */
export function pageVideos(media: DraftMedia): readonly PageVideo[] {
  if (media.kind !== 'story') return [];
  return media.pages.flatMap(({ background }, index) => {
    if (background.kind !== 'video') return [];
    const { uploadId, coverSeconds } = background;
    const coverField = `media.pages.${index}.background.coverSeconds`;
    return [{ field: pageVideoField(index), uploadId, coverSeconds, coverField }];
  });
}

/** Returns the path of the field of the video of a page. */
export const pageVideoField = (index: number): string => `media.pages.${index}.background.uploadId`;

/** Returns the rich part of the content of a story; `imageIds` are in the order of its pages (CR-08). */
export function richStory(
  { pages, lists }: StoryMedia,
  imageIds: readonly bigint[],
  { videos, mentions }: StoryReferences,
): ContentRich {
  const shown = pages.map((page, index) => {
    const { texts, link = '' } = page;
    const published = publishedLines(texts);
    const mentioned = mentions[index] ?? [];
    return {
      imageId: String(imageIds[index]),
      ...optionalField('texts', published.length > 0 ? published : null),
      ...publishedLayout(page),
      ...optionalField('video', toPageVideo(videos.get(pageVideoField(index)))),
      ...optionalField('link', link.trim() || null),
      ...optionalField('mentions', mentioned.length > 0 ? mentioned : null),
    };
  });
  const duration = [...videos.values()].reduce((sum, video) => sum + video.duration, 0);
  return {
    story: {
      pages: shown,
      ...optionalField('totalVideoDuration', duration || null),
      ...optionalField('lists', publishedLists(lists)),
    },
  };
}

function toPageVideo(video: PublishedVideo | undefined): Omit<PublishedVideo, 'imageId'> | null {
  if (!video) return null;
  const { width, height, duration, heights } = video;
  return { width, height, duration, heights };
}
