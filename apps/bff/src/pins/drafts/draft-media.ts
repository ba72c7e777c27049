import type { DraftImage, DraftMedia } from '@pegboard/types';
import type { ContentRich } from '../pin-access/index.ts';
import { optionalField, publishedText } from '../pins/index.ts';
import { pageVideoField, richStory, type StoryReferences } from './draft-story.ts';

/** An image that a draft needs, with the path of its field: an upload, the poster of a video, or a page of one colour. */
export type MediaImage =
  | { readonly kind: 'poster'; readonly field: string }
  | { readonly kind: 'upload'; readonly field: string; readonly image: DraftImage }
  | { readonly kind: 'color'; readonly field: string; readonly color: string };

/** The media of a draft that consist of images. */
export type ImageMedia = Exclude<DraftMedia, { readonly kind: 'video' }>;

/** Returns the images of media in their order; none of a video. The first is the image of the pin. */
export function mediaImages(media: DraftMedia): readonly MediaImage[] {
  switch (media.kind) {
    case 'image':
      return [{ kind: 'upload', field: 'media.image', image: media.image }];
    case 'carousel':
      return media.slots.map(({ image }, index) => ({
        kind: 'upload',
        field: `media.slots.${index}.image`,
        image,
      }));
    case 'story':
      return media.pages.map(({ background }, index) => {
        const field = `media.pages.${index}.background`;
        switch (background.kind) {
          case 'image':
            return { kind: 'upload', field: `${field}.image`, image: background.image };
          case 'color':
            return { kind: 'color', field: `${field}.color`, color: background.color };
          case 'video':
            return { kind: 'poster', field: pageVideoField(index) };
        }
      });
    case 'video':
      return [];
  }
}

/** Returns the rich part of the content of media; `imageIds` are in the order of `mediaImages`. */
export function richMedia(
  media: ImageMedia,
  imageIds: readonly bigint[],
  references: StoryReferences,
): ContentRich {
  switch (media.kind) {
    case 'image':
      return {};
    case 'carousel': {
      const slots = media.slots.map(({ title, link }, index) => ({
        imageId: String(imageIds[index]),
        ...optionalField('title', publishedText(title)),
        ...optionalField('link', link.trim() || null),
      }));
      return { carousel: { slots } };
    }
    case 'story':
      return richStory(media, imageIds, references);
  }
}
