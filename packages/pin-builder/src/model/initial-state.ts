import type { DraftImage, DraftMedia, PinDraft } from '@pegboard/types';
import type { UploadedImage } from '../ports.ts';
import { createStoredVideo } from './page-videos.ts';
import type { BuilderImage, BuilderMedia, BuilderState, BuilderStep } from './builder-state.ts';

/** Returns the state of a draft that is begun or continued; `uploadedImages` are its stored images by upload ID. */
export function createBuilderState(
  draft: PinDraft,
  uploadedImages: Readonly<Record<string, UploadedImage>>,
  takesVideos = false,
): BuilderState {
  const { media: draftMedia, ...fields } = draft;
  const images: Record<string, BuilderImage> = {};
  const addImage = (image: DraftImage): string => {
    const key = `stored-${Object.keys(images).length}`;
    images[key] = toBuilderImage(key, image, uploadedImages);
    return key;
  };
  return {
    media: toBuilderMedia(draftMedia, addImage),
    images,
    fields,
    publish: { kind: 'composing' },
    save: { kind: 'unchanged' },
    revision: 0,
    savingRevision: null,
    step: getFirstStep(draft),
    selectedIndex: 0,
    isChecked: false,
    serverErrors: {},
    publishFailure: null,
    refusedFiles: [],
    linkChecks: {},
    page: { kind: 'closed' },
    proposedSourceType: null,
    scheduledTime: '',
    isOnline: true,
    takesVideos,
    nextKey: 0,
    announcement: null,
    focus: null,
  };
}

/** Returns whether a story has been begun, and nothing was written yet. */
const isEmptyStory = (media: DraftMedia): boolean =>
  media.kind === 'story' &&
  media.pages.every(
    ({ background, texts }) => background.kind === 'color' && texts.every((text) => text === ''),
  );

/** Returns the first step that a continued draft has left unfinished. */
function getFirstStep({ media, title, boardId }: PinDraft): BuilderStep {
  if (media === null || isEmptyStory(media)) return 'image';
  return title === '' && boardId === null ? 'details' : 'publish';
}

function toBuilderMedia(media: DraftMedia | null, addImage: (image: DraftImage) => string): BuilderMedia {
  switch (media?.kind) {
    case undefined:
      return { kind: 'none' };
    case 'image':
      return { kind: 'image', imageKey: addImage(media.image) };
    case 'carousel':
      return {
        kind: 'carousel',
        slots: media.slots.map(({ image, title, link }) => ({ imageKey: addImage(image), title, link })),
      };
    case 'story':
      return {
        kind: 'story',
        pages: media.pages.map(({ background, ...page }, index) => ({
          ...page,
          key: `page-stored-${index}`,
          background:
            background.kind === 'image'
              ? { kind: 'image', imageKey: addImage(background.image) }
              : background.kind === 'video'
                ? { kind: 'video', video: createStoredVideo(`stored-video-${index}`, background) }
                : background,
        })),
        lists: media.lists,
      };
    case 'video': {
      const { captions } = media;
      return { kind: 'video', video: { ...createStoredVideo('stored-video', media), captions } };
    }
  }
}

function toBuilderImage(
  key: string,
  { uploadId, edit, editedUploadId, tags }: DraftImage,
  uploadedImages: Readonly<Record<string, UploadedImage>>,
): BuilderImage {
  const unknown = { url: '', width: 0, height: 0, mediaSourceType: null };
  const image = uploadedImages[uploadId] ?? { ...unknown, uploadId };
  const edited =
    editedUploadId === null
      ? undefined
      : (uploadedImages[editedUploadId] ?? { ...unknown, uploadId: editedUploadId });
  return {
    key,
    source: { kind: 'stored' },
    previewUrl: image.url,
    upload: { kind: 'uploaded', image },
    ...(tags && { tags }),
    edit:
      edit === null
        ? { kind: 'none' }
        : edited === undefined
          ? { kind: 'waiting', edit }
          : { kind: 'edited', edit, image: edited },
  };
}
