import type { DraftImage, DraftMedia } from '@pegboard/types';
import type { ContentRich } from '../pin-access/index.ts';
import { optionalField, publishedText } from '../pins/index.ts';

/** An image that a draft needs, with the path of its field: an upload, or a page of one colour. */
export type MediaImage =
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
        return background.kind === 'image'
          ? { kind: 'upload', field: `${field}.image`, image: background.image }
          : { kind: 'color', field: `${field}.color`, color: background.color };
      });
    case 'video':
      return [];
  }
}

/** Returns the rich part of the content of media; `imageIds` are in the order of `mediaImages`. */
export function richMedia(media: ImageMedia, imageIds: readonly bigint[]): ContentRich {
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
    case 'story': {
      const pages = media.pages.map(({ texts }, index) => {
        const shown = texts.flatMap((text) => publishedText(text) ?? []);
        return {
          imageId: String(imageIds[index]),
          ...optionalField('texts', shown.length > 0 ? shown : null),
        };
      });
      return { story: { pages } };
    }
  }
}
