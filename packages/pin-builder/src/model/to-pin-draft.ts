import type { DraftImage, DraftMedia, PinDraft } from '@pegboard/types';
import type { BuilderImage, BuilderState } from './builder-state.ts';
import { normalizeLink } from './link-text.ts';
import { toDraftStory, toPublishedStory } from './to-draft-story.ts';

/**
 * Returns the draft of a state as it is stored. Images whose upload has not ended are left out, and with them their
 * slots and pages: the server does not know them yet. A video is stored as soon as its upload was created.
 */
export function toPinDraft(state: Pick<BuilderState, 'media' | 'images' | 'fields'>): PinDraft {
  return { ...state.fields, media: toDraftMedia(state) };
}

/** Returns the draft of a state as it is published: texts without spaces around them, and complete links. */
export function toPublishedDraft(state: Pick<BuilderState, 'media' | 'images' | 'fields'>): PinDraft {
  const draft = toPinDraft(state);
  const { title, description, altText, link, media } = draft;
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    altText: altText.trim(),
    link: normalizeLink(link),
    media:
      media?.kind === 'carousel'
        ? {
            kind: 'carousel',
            slots: media.slots.map((slot) => ({
              ...slot,
              title: slot.title.trim(),
              link: normalizeLink(slot.link),
            })),
          }
        : media?.kind === 'story'
          ? toPublishedStory(media)
          : media,
  };
}

function toDraftMedia({ media, images }: Pick<BuilderState, 'media' | 'images'>): DraftMedia | null {
  const toImage = (key: string): DraftImage | null => toDraftImage(images[key]);
  switch (media.kind) {
    case 'none':
      return null;
    case 'image': {
      const image = toImage(media.imageKey);
      return image && { kind: 'image', image };
    }
    case 'carousel': {
      const slots = media.slots.flatMap(({ imageKey, title, link }) => {
        const image = toImage(imageKey);
        return image ? [{ image, title, link }] : [];
      });
      return slots.length === 0 ? null : { kind: 'carousel', slots };
    }
    case 'story':
      return toDraftStory(media, toImage);
    case 'video': {
      const { uploadId, coverSeconds, captions } = media.video;
      return uploadId === null ? null : { kind: 'video', uploadId, coverSeconds, captions };
    }
  }
}

function toDraftImage(image: BuilderImage | undefined): DraftImage | null {
  if (image?.upload.kind !== 'uploaded') return null;
  const { uploadId } = image.upload.image;
  const { edit, tags = [] } = image;
  const tagged = tags.length === 0 ? {} : { tags: [...tags] };
  if (edit.kind === 'none') return { uploadId, edit: null, editedUploadId: null, ...tagged };
  const editedUploadId = edit.kind === 'edited' ? edit.image.uploadId : null;
  return { uploadId, edit: edit.edit, editedUploadId, ...tagged };
}
