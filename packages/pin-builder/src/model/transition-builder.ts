import {
  CAROUSEL_SLOTS_MAX,
  DRAFT_SAVE_DELAY_MS,
  INITIAL_IMAGE_EDIT,
  isAiMedia,
  STORY_PAGE_COLOR,
  STORY_PAGES_MAX,
  STORY_TEXT_BLOCKS_MAX,
  isHttpsLink,
  isWebLink,
  type ImageEdit,
} from '@pegboard/types';
import type { PageReading, UploadedImage } from '../ports.ts';
import type { BuilderField } from './builder-field.ts';
import { transitionVideo, type BuilderVideo, type VideoEvent } from './builder-video.ts';
import { createVideo, duplicatePage, findShownVideo, listVideos, withVideo } from './page-videos.ts';
import { BUILDER_ERROR_CODES, type BuilderFailure } from './builder-failure.ts';
import {
  type Announcement,
  type BuilderEffect,
  type BuilderEvent,
  type BuilderImage,
  type BuilderMedia,
  type BuilderPage,
  type BuilderState,
  type BuilderTransition,
  type ChosenFile,
  type ImageTarget,
  type PageError,
} from './builder-state.ts';
import { checkFile, type FileProblem } from './check-file.ts';
import { checkVideoDuration, checkVideoFile, isVideoFile } from './check-video-file.ts';
import { isInitialEdit, isSameEdit } from './image-edit.ts';
import { normalizeLink } from './link-text.ts';
import { moveItem } from './move-item.ts';
import { getErrorByCode, toServerErrors } from './server-errors.ts';
import { getStepOfField } from './step-of-field.ts';
import { toPinDraft, toPublishedDraft } from './to-pin-draft.ts';
import { tagProducts, withTagsAfterEdit, withTagsOfReplaced } from './tag-products.ts';
import { listImageKeys, listImages, validateDraft } from './validate-draft.ts';

/** Delay before a failed save is retried, in milliseconds. Source: chosen. */
export const SAVE_RETRY_MS = 10_000;

/**
 * Returns the next state of the builder, and its effects. An event that the state does not expect changes nothing: after
 * a press on Publish, a second one is ignored, so that a Pin is published once. Source: CR-04, CR-06, CR-10.
 */
export function transitionBuilder(state: BuilderState, event: BuilderEvent): BuilderTransition {
  if (isPublished(state) || (state.publish.kind === 'publishing' && isMemberEvent(event))) return stay(state);
  const next = decide(state, event);
  return next.state === state
    ? next
    : withPendingPublication(withReleasedVideos(state, withReleasedImages(state, next)));
}

function decide(state: BuilderState, event: BuilderEvent): BuilderTransition {
  switch (event.type) {
    case 'started':
      return {
        state: { ...state },
        effects: [...listImages(state).flatMap(startEdit), ...listVideos(state.media).flatMap(startVideo)],
      };
    case 'files-chosen':
      return chooseFiles(state, event.files, event.target);
    case 'video-created':
    case 'video-progressed':
    case 'video-received':
    case 'video-read':
    case 'video-failed':
    case 'video-retried':
    case 'cover-chosen':
    case 'cover-sent':
    case 'cover-failed':
    case 'captions-added':
    case 'captions-removed':
      return changeVideo(state, event);
    case 'video-measured':
      return measureVideo(state, event.key, event.seconds);
    case 'video-removed':
      return removeVideo(announce(state, { kind: 'removed' }), findShownVideo(state));
    case 'refused-files-dismissed':
      return to({ ...state, refusedFiles: [] });
    case 'upload-progressed': {
      const { key, stage, fraction } = event;
      if (state.images[key]?.upload.kind !== 'progressing') return stay(state);
      return to(withImage(state, key, { upload: { kind: 'progressing', stage, fraction } }));
    }
    case 'upload-succeeded':
      return finishUpload(state, event.key, event.image);
    case 'upload-failed': {
      if (state.images[event.key]?.upload.kind !== 'progressing') return stay(state);
      const failed = withImage(state, event.key, { upload: { kind: 'failed', failure: event.failure } });
      return to(stopWaiting(announce(failed, { kind: 'upload-failed', count: 1 })));
    }
    case 'upload-retried':
      return retryUploads(state, [event.key]);
    case 'image-removed':
      return removeImage(state, event.key);
    case 'image-edited':
      return editImage(state, event.key, event.edit);
    case 'edit-succeeded': {
      const image = state.images[event.key];
      if (image?.edit.kind !== 'progressing' || !isSameEdit(image.edit.edit, event.edit)) return stay(state);
      const edited = withImage(state, event.key, {
        edit: { kind: 'edited', edit: event.edit, image: event.image },
      });
      return changed(edited);
    }
    case 'edit-failed': {
      const image = state.images[event.key];
      if (image?.edit.kind !== 'progressing' || !isSameEdit(image.edit.edit, event.edit)) return stay(state);
      const { edit, failure } = event;
      return to(stopWaiting(withImage(state, event.key, { edit: { kind: 'failed', edit, failure } })));
    }
    case 'edit-retried': {
      const image = state.images[event.key];
      return image?.edit.kind === 'failed' ? beginEdit(state, image, image.edit.edit) : stay(state);
    }
    case 'products-tagged':
      return tagProducts(state, event.key, event.tags);
    case 'fields-changed':
      return changeFields(state, event.fields);
    case 'details-changed':
      return changeFields(state, { details: event.details });
    case 'link-left':
      return leaveLink(state, event.slot);
    case 'link-checked': {
      if (state.linkChecks[event.url] !== 'checking') return stay(state);
      return to({ ...state, linkChecks: { ...state.linkChecks, [event.url]: event.result } });
    }
    case 'ai-proposal-answered': {
      if (state.proposedSourceType === null) return stay(state);
      const mediaSourceType = event.isRight ? state.proposedSourceType : null;
      return changed({ ...state, proposedSourceType: null, fields: { ...state.fields, mediaSourceType } });
    }
    case 'slot-changed':
      return changeSlot(state, event);
    case 'item-selected':
      return event.index === state.selectedIndex ? stay(state) : to({ ...state, selectedIndex: event.index });
    case 'item-moved':
      return moveMediaItem(state, event.from, event.to);
    case 'story-started':
    case 'page-added':
    case 'page-duplicated':
    case 'page-removed':
    case 'page-colored':
    case 'page-texts-changed':
    case 'page-changed':
    case 'lists-changed':
      return changeStory(state, event);
    case 'page-link-left':
      return leavePageLink(state, event.index);
    case 'web-opened':
      return to({ ...state, page: { kind: 'address', url: '', error: null } });
    case 'web-closed':
      return { state: { ...state, page: { kind: 'closed' } }, effects: [{ type: 'cancel-reading' }] };
    case 'web-address-entered':
      return readAddress(state, event.url);
    case 'page-read':
      return finishReading(state, event.url, event.reading);
    case 'page-failed': {
      if (state.page.kind !== 'reading' || state.page.url !== event.url) return stay(state);
      return to({ ...state, page: { kind: 'address', url: event.url, error: toPageError(event.failure) } });
    }
    case 'page-image-chosen':
      return choosePageImage(state, event.imageUrl);
    case 'step-changed':
      return to({ ...state, step: event.step });
    case 'scheduled-time-changed':
      return to(withoutServerError({ ...state, scheduledTime: event.localTime }, ['scheduledTime']));
    case 'save-due':
    case 'save-succeeded':
    case 'save-failed':
    case 'save-forced':
      return changeSave(state, event);
    case 'publish-pressed':
      return publish(state, event.now, event.timeZone);
    case 'publish-succeeded':
    case 'schedule-succeeded':
    case 'publish-failed':
      return finishPublication(state, event);
    case 'connection-changed':
      return changeConnection(state, event.isOnline);
  }
}

/* Publication */

function publish(state: BuilderState, now: string, timeZone: string): BuilderTransition {
  if (state.publish.kind !== 'composing') return stay(state);
  const problems = validateDraft(state, now);
  const checked = { ...state, isChecked: true, publishFailure: null, serverErrors: {} };
  const [first] = problems;
  if (first !== undefined) {
    const invalid = announce(checked, { kind: 'invalid', count: problems.length });
    return to(focusField(invalid, first.field));
  }
  const { scheduledTime } = state;
  const schedule = scheduledTime === '' ? null : { localTime: scheduledTime, timeZone };
  const waiting: BuilderState = { ...checked, publish: { kind: 'waiting', schedule } };
  return to(arePending(waiting) ? announce(waiting, { kind: 'publish-waiting' }) : waiting);
}

/**
 * Begins the publication of a Pin that waited, when no upload is pending any more. A save that is under way ends first:
 * it would store the draft of a published Pin. What was changed meanwhile is validated again.
 */
function withPendingPublication({ state, effects }: BuilderTransition): BuilderTransition {
  if (state.publish.kind !== 'waiting' || arePending(state) || state.savingRevision !== null)
    return { state, effects };
  const { schedule } = state.publish;
  const [problem] = validateDraft(state, null);
  if (problem !== undefined)
    return { state: focusField({ ...state, publish: { kind: 'composing' } }, problem.field), effects };
  const draft = toPublishedDraft(state);
  return {
    state: { ...state, publish: { kind: 'publishing', schedule } },
    effects: [
      ...effects.filter(({ type }) => type !== 'schedule-save'),
      { type: 'cancel-save' },
      schedule === null ? { type: 'publish', draft } : { type: 'schedule', draft, at: schedule },
    ],
  };
}

function finishPublication(
  state: BuilderState,
  event: BuilderEvent & { readonly type: 'publish-succeeded' | 'schedule-succeeded' | 'publish-failed' },
): BuilderTransition {
  if (state.publish.kind !== 'publishing') return stay(state);
  const { schedule } = state.publish;
  if (event.type === 'publish-succeeded') {
    const { pinId } = event;
    const published = announce({ ...state, publish: { kind: 'published', pinId } }, { kind: 'published' });
    return { state: published, effects: [{ type: 'report-published', pinId }] };
  }
  if (event.type === 'schedule-succeeded')
    return schedule === null
      ? stay(state)
      : to(announce({ ...state, publish: { kind: 'scheduled', schedule } }, { kind: 'scheduled' }));
  const { serverErrors, rest } = toServerErrors(event.failure, state);
  const failed = announce(
    { ...state, publish: { kind: 'composing' }, serverErrors, publishFailure: rest },
    { kind: 'publish-failed' },
  );
  const [field] = Object.keys(serverErrors) as BuilderField[];
  return {
    state: field === undefined ? failed : focusField(failed, field),
    effects: state.save.kind === 'changed' ? [{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }] : [],
  };
}

const isPublished = ({ publish }: BuilderState): boolean =>
  publish.kind === 'published' || publish.kind === 'scheduled';

/** Returns whether an event is an action of the member, which is ignored while the Pin is published. */
function isMemberEvent({ type }: BuilderEvent): boolean {
  return !/^(?:upload|edit)-(?:progressed|succeeded|failed)$|^video-(?!retried|removed)|^cover-(?:sent|failed)$|^(?:publish|schedule|save)-(?:succeeded|failed)$|^link-checked$|^connection-changed$|^step-changed$/.test(
    type,
  );
}

/** Returns whether an upload or an edit is under way. */
function arePending(state: BuilderState): boolean {
  return listImages(state).some(
    ({ upload, edit }) =>
      upload.kind === 'progressing' || edit.kind === 'progressing' || edit.kind === 'waiting',
  );
}

function stopWaiting(state: BuilderState): BuilderState {
  if (state.publish.kind !== 'waiting') return state;
  return focusField({ ...state, publish: { kind: 'composing' } }, 'media');
}

/* Images */

function chooseFiles(
  state: BuilderState,
  files: readonly ChosenFile[],
  target: ImageTarget,
): BuilderTransition {
  if (state.media.kind === 'story' && target.kind !== 'replace')
    return choosePageFiles(state, state.media, files, target);
  const chosenVideo = findVideo(state, files, target);
  if (chosenVideo) return chooseVideo(state, files, chosenVideo);
  const refused: FileProblem[] = [];
  const taken: ChosenFile[] = [];
  const room = getRoom(state, target);
  for (const file of files) {
    const problem = state.takesVideos && isVideoFile(file) ? checkLateVideo(file) : checkFile(file);
    if (problem) refused.push(problem);
    else if (taken.length >= room)
      refused.push({ name: file.name, reason: state.media.kind === 'video' ? 'video-alone' : 'too-many' });
    else taken.push(file);
  }
  const released = files.filter((file) => !taken.includes(file));
  const images = taken.map(createImage);
  const effects: BuilderEffect[] = released.map(({ key }) => ({ type: 'release-image', key }));
  const before: BuilderState = { ...state, refusedFiles: refused };
  if (images.length === 0) return { state: before, effects };
  const inserted = insertImages(before, images, target);
  return {
    state: inserted.state,
    effects: [
      ...effects,
      ...images.map(({ key }) => ({ type: 'upload', key }) as const),
      ...inserted.effects,
    ],
  };
}

const createImage = ({ key, name, previewUrl }: ChosenFile): BuilderImage => ({
  key,
  source: { kind: 'file', name },
  previewUrl,
  upload: { kind: 'progressing', stage: 'uploading', fraction: 0 },
  edit: { kind: 'none' },
});

/** Adds a page for each image and video, or sets the first as the background of a page. */
function choosePageFiles(
  state: BuilderState,
  media: BuilderMedia & { readonly kind: 'story' },
  files: readonly ChosenFile[],
  target: Exclude<ImageTarget, { readonly kind: 'replace' }>,
): BuilderTransition {
  const refused: FileProblem[] = [];
  const taken: { readonly file: ChosenFile; readonly isVideo: boolean }[] = [];
  for (const file of files) {
    const isVideo = state.takesVideos && isVideoFile(file);
    const problem = isVideo ? checkVideoFile(file) : checkFile(file);
    if (problem) refused.push(problem);
    else if (taken.length >= getRoom(state, target)) refused.push({ name: file.name, reason: 'too-many' });
    else taken.push({ file, isVideo });
  }
  const released = files.filter((file) => !taken.some((one) => one.file === file));
  const effects = released.map(({ key }): BuilderEffect => ({ type: 'release-image', key }));
  const before: BuilderState = { ...state, refusedFiles: refused };
  if (taken.length === 0) return { state: before, effects };
  const images = { ...state.images };
  for (const { file, isVideo } of taken) if (!isVideo) images[file.key] = createImage(file);
  const backgrounds = taken.map(({ file, isVideo }): BuilderPage['background'] =>
    isVideo ? { kind: 'video', video: createVideo(file) } : { kind: 'image', imageKey: file.key },
  );
  const [first] = backgrounds;
  const pages: readonly BuilderPage[] =
    target.kind === 'add'
      ? [
          ...media.pages,
          ...backgrounds.map((background, index) => ({
            key: `page-${taken[index]?.file.key ?? index}`,
            background,
            texts: [],
          })),
        ]
      : media.pages.map((page) =>
          page.key === target.pageKey && first ? { ...page, background: first } : page,
        );
  const chosen = changed(
    withoutServerErrors(
      {
        ...before,
        images,
        media: { ...media, pages },
        selectedIndex: target.kind === 'add' ? pages.length - 1 : state.selectedIndex,
      },
      (field) => field === 'media' || /^(?:page-\d+$|slot-\d+-tag)/.test(field),
    ),
  );
  return concat(chosen, [
    ...effects,
    ...taken.map(({ file: { key }, isVideo }): BuilderEffect =>
      isVideo ? { type: 'upload-video', key, uploadId: null } : { type: 'upload', key },
    ),
  ]);
}

/** Returns the first file that can be the video of the Pin, unless the Pin has images. */
function findVideo(
  { media, takesVideos }: BuilderState,
  files: readonly ChosenFile[],
  target: ImageTarget,
): ChosenFile | undefined {
  const isOpen = takesVideos && target.kind === 'add' && (media.kind === 'none' || media.kind === 'video');
  return isOpen ? files.find((file) => isVideoFile(file) && checkVideoFile(file) === null) : undefined;
}

/** Returns the problem of a video that is not taken: its own, or that the Pin has other media. */
function checkLateVideo(file: ChosenFile): FileProblem {
  return checkVideoFile(file) ?? { name: file.name, reason: 'video-alone' };
}

/** Sets a file as the video of the Pin, replacing the present one. */
function chooseVideo(
  before: BuilderState,
  files: readonly ChosenFile[],
  chosenFile: ChosenFile,
): BuilderTransition {
  const { key } = chosenFile;
  const { state, effects } = removeVideo(before, findShownVideo(before));
  const others = files.filter((file) => file.key !== key);
  const captions = before.media.kind === 'video' ? before.media.video.captions : [];
  const video: BuilderVideo = { ...createVideo(chosenFile), captions };
  const refusedFiles = others.map((file): FileProblem => ({ name: file.name, reason: 'video-alone' }));
  const chosen = changed(
    withoutServerError({ ...state, media: { kind: 'video', video }, refusedFiles }, ['media']),
  );
  return concat(chosen, [
    ...effects.filter(({ type }) => type !== 'schedule-save'),
    ...others.map((file) => ({ type: 'release-image', key: file.key }) as const),
    { type: 'upload-video', key, uploadId: null },
  ]);
}

/** Returns how many images a target takes. */
function getRoom({ media }: BuilderState, target: ImageTarget): number {
  if (media.kind === 'video') return 0;
  if (target.kind !== 'add') return 1;
  if (media.kind === 'story') return STORY_PAGES_MAX - media.pages.length;
  if (media.kind === 'carousel') return CAROUSEL_SLOTS_MAX - media.slots.length;
  return media.kind === 'image' ? CAROUSEL_SLOTS_MAX - 1 : CAROUSEL_SLOTS_MAX;
}

function insertImages(
  state: BuilderState,
  images: readonly BuilderImage[],
  target: ImageTarget,
): BuilderTransition {
  const known = { ...state.images };
  for (const image of images) known[image.key] = withTagsOfReplaced(state, image, target);
  const keys = images.map(({ key }) => key);
  const media = insertKeys(state.media, keys, target);
  const count = getItemCount(media);
  return changed(
    withoutServerError(
      {
        ...state,
        images: known,
        media,
        selectedIndex: target.kind === 'add' && count > 1 ? count - 1 : state.selectedIndex,
      },
      ['media'],
    ),
  );
}

function insertKeys(media: BuilderMedia, keys: readonly string[], target: ImageTarget): BuilderMedia {
  const [first] = keys;
  if (first === undefined) return media;
  if (target.kind === 'replace') return replaceKey(media, target.imageKey, first);
  if (media.kind === 'story')
    return {
      ...media,
      pages: [...media.pages, ...keys.map((imageKey) => toPage(`page-${imageKey}`, imageKey))],
    };
  if (target.kind === 'story-background') return media;
  const slots = keys.map((imageKey) => ({ imageKey, title: '', link: '' }));
  if (media.kind === 'carousel') return { kind: 'carousel', slots: [...media.slots, ...slots] };
  if (media.kind === 'image')
    return { kind: 'carousel', slots: [{ imageKey: media.imageKey, title: '', link: '' }, ...slots] };
  return slots.length === 1 ? { kind: 'image', imageKey: first } : { kind: 'carousel', slots };
}

const toPage = (key: string, imageKey: string): BuilderPage => ({
  key,
  background: { kind: 'image', imageKey },
  texts: [],
});

function replaceKey(media: BuilderMedia, before: string, after: string): BuilderMedia {
  switch (media.kind) {
    case 'none':
      return { kind: 'image', imageKey: after };
    case 'image':
      return { kind: 'image', imageKey: after };
    case 'carousel':
      return {
        kind: 'carousel',
        slots: media.slots.map((slot) => (slot.imageKey === before ? { ...slot, imageKey: after } : slot)),
      };
    case 'story':
      return {
        ...media,
        pages: media.pages.map((page) =>
          page.background.kind === 'image' && page.background.imageKey === before
            ? { ...page, background: { kind: 'image', imageKey: after } }
            : page,
        ),
      };
    case 'video':
      return media;
  }
}

function finishUpload(state: BuilderState, key: string, image: UploadedImage): BuilderTransition {
  const known = state.images[key];
  if (known?.upload.kind !== 'progressing') return stay(state);
  const uploaded = withImage(state, key, {
    upload: { kind: 'uploaded', image },
    // A preview that the browser cannot show, such as HEIC, is replaced by the rendition.
    previewUrl: known.previewUrl === '' ? image.url : known.previewUrl,
  });
  const { state: next, effects } = changed(
    announce(proposeAiLabel(uploaded, image.mediaSourceType), { kind: 'uploaded', count: 1 }),
  );
  const edited = next.images[key];
  return edited?.edit.kind === 'waiting'
    ? concat(beginEdit(next, edited, edited.edit.edit), effects)
    : { state: next, effects };
}

/** Sets the AI label that the metadata of a file states as a proposal, until the member answers. Source: CR-17. */
function proposeAiLabel(state: BuilderState, code: number | null): BuilderState {
  if (code === null || !isAiMedia(code) || state.fields.mediaSourceType !== null) return state;
  return { ...state, proposedSourceType: code, fields: { ...state.fields, mediaSourceType: code } };
}

function retryUploads(state: BuilderState, keys: readonly string[]): BuilderTransition {
  let next = state;
  const effects: BuilderEffect[] = [];
  for (const key of keys) {
    const image = state.images[key];
    if (image?.upload.kind !== 'failed' || image.source.kind === 'stored') continue;
    next = withImage(next, key, { upload: { kind: 'progressing', stage: 'uploading', fraction: 0 } });
    const { source } = image;
    effects.push(
      source.kind === 'web'
        ? { type: 'upload-from-web', key, imageUrl: source.imageUrl, pageUrl: source.pageUrl }
        : { type: 'upload', key },
    );
  }
  return { state: next, effects };
}

function removeImage(state: BuilderState, key: string): BuilderTransition {
  const media = removeKey(state.media, key, state);
  if (media === null) return stay(state);
  const fields = adoptSlotTexts(state, media);
  return changed(
    announce(
      { ...state, media, fields, selectedIndex: clampIndex(state.selectedIndex, media) },
      { kind: 'removed' },
    ),
  );
}

function removeKey(media: BuilderMedia, key: string, state: BuilderState): BuilderMedia | null {
  if (media.kind === 'image') return media.imageKey === key ? { kind: 'none' } : null;
  if (media.kind === 'carousel') {
    const slots = media.slots.filter(({ imageKey }) => imageKey !== key);
    const [last] = slots;
    if (slots.length === media.slots.length) return null;
    if (last === undefined) return { kind: 'none' };
    return slots.length === 1 ? { kind: 'image', imageKey: last.imageKey } : { kind: 'carousel', slots };
  }
  if (media.kind !== 'story') return null;
  const color = STORY_PAGE_COLOR;
  const isUsed = listImageKeys(state.media).includes(key);
  if (!isUsed) return null;
  return {
    ...media,
    pages: media.pages.map((page) =>
      page.background.kind === 'image' && page.background.imageKey === key
        ? { ...page, background: { kind: 'color', color } }
        : page,
    ),
  };
}

/** Moves the title and link of the last slot to the empty fields of the Pin, so that they are not lost. */
function adoptSlotTexts({ media, fields }: BuilderState, after: BuilderMedia): BuilderState['fields'] {
  if (media.kind !== 'carousel' || after.kind !== 'image') return fields;
  const slot = media.slots.find(({ imageKey }) => imageKey === after.imageKey);
  return { ...fields, title: fields.title || (slot?.title ?? ''), link: fields.link || (slot?.link ?? '') };
}

function editImage(state: BuilderState, key: string, edit: ImageEdit): BuilderTransition {
  const image = state.images[key];
  if (image === undefined || isSameEdit(getEdit(image), edit)) return stay(state);
  const tags = withTagsAfterEdit(image, edit);
  if (!isInitialEdit(edit)) {
    const tagged = withImage(state, key, tags);
    return beginEdit(announce(tagged, { kind: 'edited' }), { ...image, ...tags }, edit);
  }
  return changed(withImage(announce(state, { kind: 'reverted' }), key, { ...tags, edit: { kind: 'none' } }));
}

/** Returns the edit of an image; the one that changes nothing when it has none. */
export function getEdit({ edit }: BuilderImage): ImageEdit {
  return edit.kind === 'none' ? INITIAL_IMAGE_EDIT : edit.edit;
}

/** Starts an edit, or defers it until the upload has ended. */
function beginEdit(state: BuilderState, image: BuilderImage, edit: ImageEdit): BuilderTransition {
  const isUploaded = image.upload.kind === 'uploaded';
  const editing = withImage(state, image.key, {
    edit: { kind: isUploaded ? 'progressing' : 'waiting', edit },
  });
  const { state: next, effects } = changed(editing);
  const begun = next.images[image.key];
  return { state: next, effects: begun ? [...effects, ...startEdit(begun)] : effects };
}

function startEdit({ key, upload, edit }: BuilderImage): readonly BuilderEffect[] {
  if (upload.kind !== 'uploaded' || (edit.kind !== 'progressing' && edit.kind !== 'waiting')) return [];
  return [{ type: 'edit-image', key, uploadId: upload.image.uploadId, edit: edit.edit }];
}

/** Removes the images that the media no longer use, and cancels their uploads. */
function withReleasedImages(before: BuilderState, { state, effects }: BuilderTransition): BuilderTransition {
  if (before.media === state.media && before.images === state.images) return { state, effects };
  const used = new Set(listImageKeys(state.media));
  const unused = Object.values(state.images).filter(({ key }) => !used.has(key));
  if (unused.length === 0) return { state, effects };
  const images = Object.fromEntries(Object.entries(state.images).filter(([key]) => used.has(key)));
  const releases = unused.flatMap(({ key, upload }): readonly BuilderEffect[] => [
    ...(upload.kind === 'progressing' ? [{ type: 'cancel-upload', key } as const] : []),
    { type: 'release-image', key },
  ]);
  return { state: { ...state, images }, effects: [...effects, ...releases] };
}

/** Discards the videos that the pages of a story no longer have. */
function withReleasedVideos(before: BuilderState, { state, effects }: BuilderTransition): BuilderTransition {
  if (before.media.kind !== 'story' || before.media === state.media) return { state, effects };
  const used = new Set(listVideos(state.media).map(({ key }) => key));
  const unused = listVideos(before.media).filter(({ key }) => !used.has(key));
  return { state, effects: [...effects, ...unused.flatMap(discardVideo)] };
}

/* The video */

function changeVideo(state: BuilderState, event: VideoEvent): BuilderTransition {
  const before = findShownVideo(state, 'key' in event ? event.key : undefined);
  if (before === undefined) return stay(state);
  const { video, effects } = transitionVideo(before, event);
  if (video === before) return { state, effects };
  const next = announceVideo({ ...state, media: withVideo(state.media, video) }, before, video);
  const isStored = (['uploadId', 'coverSeconds', 'captions'] as const).every(
    (name) => video[name] === before[name],
  );
  return concat(
    isStored
      ? to(next)
      : changed(withoutServerErrors(next, (field) => field === 'media' || /^page-\d+$/.test(field))),
    effects,
  );
}

function announceVideo(
  state: BuilderState,
  before: BuilderVideo,
  { state: { kind } }: BuilderVideo,
): BuilderState {
  if (kind === before.state.kind) return state;
  if (kind === 'ready') return announce(state, { kind: 'video-ready' });
  return kind === 'failed' || kind === 'rejected' ? announce(state, { kind: 'video-failed' }) : state;
}

/** Rejects a video that is too short or too long, before its upload is complete. */
function measureVideo(state: BuilderState, key: string, seconds: number): BuilderTransition {
  const reason = checkVideoDuration(seconds);
  const video = findShownVideo(state, key);
  if (reason === null || video?.state.kind !== 'uploading') return stay(state);
  return removeVideo({ ...state, refusedFiles: [{ name: video.name, reason }] }, video);
}

/** Removes the video; one that is not processed yet is also deleted on the server. */
function removeVideo(state: BuilderState, video: BuilderVideo | undefined): BuilderTransition {
  const { media } = state;
  if (video === undefined) return stay(state);
  if (media.kind === 'story') {
    const pages = media.pages.map((page): BuilderPage => {
      const { background } = page;
      if (background.kind !== 'video' || background.video.key !== video.key) return page;
      return { ...page, background: { kind: 'color', color: STORY_PAGE_COLOR } };
    });
    // The effects are those of a video that no page has any more.
    return changed(
      withoutServerErrors({ ...state, media: { ...media, pages } }, (field) => /^page-\d+$/.test(field)),
    );
  }
  return concat(
    changed(withoutServerError({ ...state, media: { kind: 'none' } }, ['media'])),
    discardVideo(video),
  );
}

function discardVideo({ key, uploadId, state: { kind } }: BuilderVideo): readonly BuilderEffect[] {
  const isProcessed = kind === 'ready' || kind === 'changing-cover';
  return [
    { type: 'discard-video', key, uploadId: isProcessed ? null : uploadId },
    { type: 'release-image', key },
  ];
}

/** Reads the state of a video of a continued draft. */
function startVideo({ key, uploadId }: BuilderVideo): readonly BuilderEffect[] {
  return uploadId === null ? [] : [{ type: 'watch-video', key, uploadId }];
}

/* Slots and pages */

function changeSlot(
  state: BuilderState,
  change: BuilderEvent & { readonly type: 'slot-changed' },
): BuilderTransition {
  const { media } = state;
  const slot = media.kind === 'carousel' ? media.slots[change.index] : undefined;
  if (media.kind !== 'carousel' || slot === undefined) return stay(state);
  const { title = slot.title, link = slot.link } = change;
  const slots = media.slots.with(change.index, { ...slot, title, link });
  return changed(
    withoutServerError({ ...state, media: { kind: 'carousel', slots } }, [
      `slot-${change.index}-title`,
      `slot-${change.index}-link`,
    ]),
  );
}

function moveMediaItem(state: BuilderState, from: number, target: number): BuilderTransition {
  const { media } = state;
  const count = getItemCount(media);
  const order = moveItem([...Array(count).keys()], from, target);
  const position = order.indexOf(from);
  if (position < 0 || position === from) return stay(state);
  const moved = announce(
    { ...state, selectedIndex: order.indexOf(state.selectedIndex), serverErrors: {} },
    { kind: 'moved', position: position + 1, count },
  );
  if (media.kind === 'carousel')
    return changed({ ...moved, media: { kind: 'carousel', slots: moveItem(media.slots, from, target) } });
  if (media.kind === 'story')
    return changed({ ...moved, media: { ...media, pages: moveItem(media.pages, from, target) } });
  return stay(state);
}

type StoryEvent = BuilderEvent & {
  readonly type:
    | 'story-started'
    | 'page-added'
    | 'page-duplicated'
    | 'page-removed'
    | 'page-colored'
    | 'page-texts-changed'
    | 'page-changed'
    | 'lists-changed';
};

function changeStory(state: BuilderState, event: StoryEvent): BuilderTransition {
  const { media, nextKey } = state;
  const emptyPage: BuilderPage = {
    key: `page-${nextKey}`,
    background: { kind: 'color', color: STORY_PAGE_COLOR },
    texts: [''],
  };
  const withPages = (pages: readonly BuilderPage[], selectedIndex = state.selectedIndex): BuilderState => ({
    ...state,
    nextKey: nextKey + 1,
    media: media.kind === 'story' ? { ...media, pages } : { kind: 'story', pages },
    selectedIndex,
  });
  if (event.type === 'story-started')
    return media.kind === 'none' ? changed(withPages([emptyPage], 0)) : stay(state);
  if (media.kind !== 'story') return stay(state);
  const { pages } = media;
  if (event.type === 'page-added')
    return pages.length < STORY_PAGES_MAX
      ? changed(withPages([...pages, emptyPage], pages.length))
      : stay(state);
  if (event.type === 'lists-changed')
    return changed(
      withoutServerErrors({ ...state, media: { ...media, lists: event.lists } }, (field) =>
        field.startsWith('list-'),
      ),
    );
  const page = pages[event.index];
  if (page === undefined) return stay(state);
  switch (event.type) {
    case 'page-changed': {
      const { type: _type, index, ...change } = event;
      const next = withPages(pages.with(index, { ...page, ...change }));
      return changed(withoutServerErrors(next, (field) => field === `page-${index}-link`));
    }
    case 'page-duplicated': {
      if (pages.length >= STORY_PAGES_MAX) return stay(state);
      const copy = duplicatePage(page, `page-${nextKey}`, STORY_PAGE_COLOR);
      const next = withPages(pages.toSpliced(event.index + 1, 0, copy), event.index + 1);
      return changed(announce({ ...next, serverErrors: {} }, { kind: 'duplicated' }));
    }
    case 'page-removed': {
      const next = pages.toSpliced(event.index, 1);
      const removed: BuilderState =
        next.length === 0
          ? { ...state, media: { kind: 'none' }, selectedIndex: 0 }
          : withPages(next, Math.min(state.selectedIndex, next.length - 1));
      return changed(announce({ ...removed, serverErrors: {} }, { kind: 'removed' }));
    }
    case 'page-colored': {
      const background = { kind: 'color', color: event.color } as const;
      return changed(withPages(pages.with(event.index, { ...page, background })));
    }
    case 'page-texts-changed': {
      const texts = event.texts.slice(0, STORY_TEXT_BLOCKS_MAX);
      const next = withPages(pages.with(event.index, { ...page, texts }));
      return changed(
        withoutServerErrors(next, (field) => new RegExp(`^page-${event.index}(?:-text-\\d+)?$`).test(field)),
      );
    }
  }
}

/** Returns the number of slots or pages; 1 for an image. */
export function getItemCount(media: BuilderMedia): number {
  if (media.kind === 'carousel') return media.slots.length;
  if (media.kind === 'story') return media.pages.length;
  return media.kind === 'image' ? 1 : 0;
}

const clampIndex = (index: number, media: BuilderMedia): number =>
  Math.max(0, Math.min(index, getItemCount(media) - 1));

/* Fields and links */

function changeFields(state: BuilderState, fields: Partial<BuilderState['fields']>): BuilderTransition {
  const next = { ...state, fields: { ...state.fields, ...fields } };
  const isAnswered = fields.mediaSourceType !== undefined;
  return changed(
    withoutServerError(isAnswered ? { ...next, proposedSourceType: null } : next, [
      ...(Object.keys(fields) as BuilderField[]),
      ...listDetailsErrors(state, fields),
    ]),
  );
}

/** Returns the fields of the details with an error, when they change. */
function listDetailsErrors(
  { serverErrors }: BuilderState,
  { details }: Partial<BuilderState['fields']>,
): readonly BuilderField[] {
  if (details === undefined) return [];
  return (Object.keys(serverErrors) as BuilderField[]).filter((field) => field.startsWith('details.'));
}

/** Completes a link entered by the member, and checks it once. */
function leaveLink(state: BuilderState, slot: number | null): BuilderTransition {
  const written =
    slot === null
      ? state.fields.link
      : state.media.kind === 'carousel'
        ? (state.media.slots[slot]?.link ?? '')
        : '';
  const link = normalizeLink(written);
  const completed =
    link === written
      ? to(state)
      : slot === null
        ? changeFields(state, { link })
        : changeSlot(state, { type: 'slot-changed', index: slot, link });
  return checkLink(completed, link);
}

/** Completes the link of a page, and checks it once; one that is not https is an error whatever the check says. */
function leavePageLink(state: BuilderState, index: number): BuilderTransition {
  const written = state.media.kind === 'story' ? (state.media.pages[index]?.link ?? '') : '';
  const link = normalizeLink(written);
  const completed = link === written ? to(state) : changeStory(state, { type: 'page-changed', index, link });
  return isHttpsLink(link) ? checkLink(completed, link) : completed;
}

function checkLink(completed: BuilderTransition, link: string): BuilderTransition {
  const { linkChecks } = completed.state;
  if (!isWebLink(link) || (linkChecks[link] ?? 'unknown') !== 'unknown') return completed;
  return concat(to({ ...completed.state, linkChecks: { ...linkChecks, [link]: 'checking' } }), [
    ...completed.effects,
    { type: 'check-link', url: link },
  ]);
}

const withoutServerError = (state: BuilderState, fields: readonly BuilderField[]): BuilderState =>
  withoutServerErrors(state, (field) => fields.some((changedField) => changedField === field));

function withoutServerErrors(state: BuilderState, isChanged: (field: string) => boolean): BuilderState {
  const known = Object.entries(state.serverErrors);
  const left = known.filter(([field]) => !isChanged(field));
  return left.length === known.length ? state : { ...state, serverErrors: Object.fromEntries(left) };
}

/* From a web address */

function readAddress(state: BuilderState, text: string): BuilderTransition {
  const url = normalizeLink(text);
  if (!isWebLink(url))
    return to({ ...state, page: { kind: 'address', url: text, error: { kind: 'address-invalid' } } });
  return { state: { ...state, page: { kind: 'reading', url } }, effects: [{ type: 'read-page', url }] };
}

function finishReading(state: BuilderState, url: string, reading: PageReading): BuilderTransition {
  if (state.page.kind !== 'reading' || state.page.url !== url) return stay(state);
  if (reading.images.length === 0)
    return to({ ...state, page: { kind: 'address', url, error: { kind: 'no-images' } } });
  return to({ ...state, page: { kind: 'choosing', reading } });
}

/** Adds an image of a page; its title, description, link and details fill the empty fields. */
function choosePageImage(state: BuilderState, imageUrl: string): BuilderTransition {
  if (state.page.kind !== 'choosing') return stay(state);
  const { reading } = state.page;
  const chosen = reading.images.find(({ url }) => url === imageUrl);
  if (chosen === undefined || getRoom(state, { kind: 'add' }) < 1) return stay(state);
  const key = `web-${state.nextKey}`;
  const source = { kind: 'web', imageUrl, pageUrl: reading.url } as const;
  const { fields } = state;
  const image: BuilderImage = {
    key,
    source,
    previewUrl: chosen.previewUrl ?? imageUrl,
    upload: { kind: 'progressing', stage: 'uploading', fraction: 0 },
    edit: { kind: 'none' },
  };
  const filled: BuilderState = {
    ...state,
    nextKey: state.nextKey + 1,
    page: { kind: 'closed' },
    fields: {
      ...fields,
      title: fields.title || reading.title,
      description: fields.description || reading.description,
      altText: fields.altText || (chosen.alt ?? ''),
      link: fields.link || reading.url,
      details: fields.details ?? reading.details,
    },
  };
  const inserted = insertImages(filled, [image], { kind: 'add' });
  return concat(inserted, [{ type: 'upload-from-web', key, imageUrl, pageUrl: reading.url }]);
}

function toPageError({ code, message, fields }: BuilderFailure): PageError {
  if (code === BUILDER_ERROR_CODES.savingRefused) return { kind: 'refused', words: Object.values(fields) };
  if (code === BUILDER_ERROR_CODES.webUnreachable) return { kind: 'unreachable' };
  return { kind: 'other', message };
}

/* Saving */

/** Marks the draft as changed, and saves it after a delay. */
function changed(state: BuilderState): BuilderTransition {
  const next: BuilderState = {
    ...state,
    revision: state.revision + 1,
    save: state.save.kind === 'conflict' ? state.save : { kind: 'changed' },
  };
  return {
    state: next,
    effects: next.save.kind === 'conflict' ? [] : [{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }],
  };
}

function changeSave(
  state: BuilderState,
  event: BuilderEvent & { readonly type: 'save-due' | 'save-succeeded' | 'save-failed' | 'save-forced' },
): BuilderTransition {
  switch (event.type) {
    case 'save-due':
      return state.save.kind === 'changed' || state.save.kind === 'failed' ? save(state) : stay(state);
    case 'save-forced':
      return state.save.kind === 'conflict' ? save(state) : stay(state);
    case 'save-succeeded': {
      if (state.savingRevision !== event.revision) return stay(state);
      const saved: BuilderState = { ...state, savingRevision: null, serverErrors: withoutQuota(state) };
      return event.revision === state.revision
        ? to({ ...saved, save: { kind: 'saved' } })
        : continueSaving({ ...saved, save: { kind: 'changed' } });
    }
    case 'save-failed': {
      if (state.savingRevision === null) return stay(state);
      const { code } = event.failure;
      const failed = { ...state, savingRevision: null };
      if (code === BUILDER_ERROR_CODES.draftConflict)
        return to({ ...failed, save: { kind: 'conflict' }, publish: { kind: 'composing' } });
      return {
        state: {
          ...failed,
          save: { kind: 'failed', isOffline: code === BUILDER_ERROR_CODES.offline },
          serverErrors: { ...state.serverErrors, ...getErrorByCode(event.failure, state) },
        },
        effects: [{ type: 'schedule-save', delayMs: SAVE_RETRY_MS }],
      };
    }
  }
}

/** Returns the errors of fields without that of a quota which did not let the draft be saved. */
function withoutQuota({ save, serverErrors }: BuilderState): BuilderState['serverErrors'] {
  const { media: _, ...others } = serverErrors;
  return save.kind === 'failed' ? others : serverErrors;
}

/** Saves the draft, or marks it as changed until a pending save has ended. */
function save(state: BuilderState): BuilderTransition {
  if (state.savingRevision !== null) return to({ ...state, save: { kind: 'changed' } });
  const { revision } = state;
  return {
    state: { ...state, save: { kind: 'saving' }, savingRevision: revision },
    effects: [{ type: 'save-draft', draft: toPinDraft(state), revision }],
  };
}

function continueSaving(state: BuilderState): BuilderTransition {
  return { state, effects: [{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }] };
}

function changeConnection(state: BuilderState, isOnline: boolean): BuilderTransition {
  if (isOnline === state.isOnline) return stay(state);
  const next = { ...state, isOnline };
  if (!isOnline) return to(next);
  const offline = listImages(state).filter(
    ({ upload }) => upload.kind === 'failed' && upload.failure.code === BUILDER_ERROR_CODES.offline,
  );
  let retried = retryUploads(
    next,
    offline.map(({ key }) => key),
  );
  for (const { key, state: video } of listVideos(state.media)) {
    if (video.kind !== 'failed' || video.failure.code !== BUILDER_ERROR_CODES.offline) continue;
    const resumed = changeVideo(retried.state, { type: 'video-retried', key });
    retried = concat(resumed, retried.effects);
  }
  const isUnsaved = state.save.kind === 'failed';
  return isUnsaved ? concat(retried, [{ type: 'schedule-save', delayMs: 0 }]) : retried;
}

/* Shared parts */

function withImage(state: BuilderState, key: string, change: Partial<BuilderImage>): BuilderState {
  const image = state.images[key];
  return image === undefined
    ? state
    : { ...state, images: { ...state.images, [key]: { ...image, ...change } } };
}

function announce(state: BuilderState, content: Announcement): BuilderState {
  return { ...state, announcement: { id: (state.announcement?.id ?? 0) + 1, content } };
}

function focusField(state: BuilderState, field: BuilderField): BuilderState {
  const slot = /^(?:slot|page)-(\d+)/.exec(field)?.[1];
  return {
    ...state,
    step: getStepOfField(field),
    selectedIndex: slot === undefined ? state.selectedIndex : Number(slot),
    focus: { id: (state.focus?.id ?? 0) + 1, field },
  };
}

const stay = (state: BuilderState): BuilderTransition => ({ state, effects: [] });
const to = stay;
const concat = (
  { state, effects }: BuilderTransition,
  more: readonly BuilderEffect[],
): BuilderTransition => ({
  state,
  effects: [...effects, ...more],
});
