import type { DraftMedia } from '@pegboard/types';
import type { ImageTag, TagInput } from '../pins/index.ts';
import { mediaImages } from './draft-media.ts';

/** Returns the tags of the images of media, in their order, each with its field (CR-09). */
export function draftTags(media: DraftMedia): readonly TagInput[] {
  return imageTags(media, []);
}

/** Returns the tags of media with the images that were stored for them; `imageIds` are in the order of `mediaImages`. */
export function imageTags(media: DraftMedia, imageIds: readonly bigint[]): readonly ImageTag[] {
  return mediaImages(media).flatMap((one, nth) => {
    if (one.kind !== 'upload') return [];
    const listField = `${one.field}.tags`;
    const id = imageIds[nth];
    const imageId = media.kind === 'image' || id === undefined ? null : String(id);
    return (one.image.tags ?? []).map(({ pinId, x, y }, index) => ({
      field: `${listField}.${index}`,
      listField,
      pinId,
      x,
      y,
      imageId,
    }));
  });
}
