import type { PinDraft } from '@pegboard/types';
import { toBuilderFailure } from './builder-error.ts';
import { canDecodeSmaller } from './photo-type.ts';
import type {
  BuilderEffect,
  BuilderEvent,
  BuilderState,
  ChosenFile,
  ImageTarget,
} from './model/builder-state.ts';
import { checkFile } from './model/check-file.ts';
import { createBuilderState } from './model/initial-state.ts';
import { listVideos } from './model/page-videos.ts';
import { toPinDraft } from './model/to-pin-draft.ts';
import { transitionBuilder } from './model/transition-builder.ts';
import { listImages } from './model/validate-draft.ts';
import { createPhotoPreviews, type PhotoPreviews } from './photo-previews.ts';
import type { PinBuilderPorts, UploadedImage } from './ports.ts';
import { createVideoRunner } from './video-runner.ts';

/** The options of a builder store. */
export type BuilderStoreOptions = {
  readonly ports: PinBuilderPorts;
  readonly initialDraft: PinDraft;
  readonly initialFiles?: readonly File[] | undefined;
  readonly initialUrl?: string | undefined;
  readonly uploadedImages?: Readonly<Record<string, UploadedImage>> | undefined;
  readonly onPublished: (pinId: string) => void;
};

/** A running builder: its state, and the effects that its events cause. */
export type BuilderStore = {
  readonly getSnapshot: () => BuilderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: BuilderEvent) => void;
  /** Sends the files that the member chose, each with a key and an address for its preview. */
  readonly addFiles: (files: readonly File[], target: ImageTarget) => void;
  /** Returns the chosen file of an image or a video, until it is removed. */
  readonly findFile: (key: string) => File | undefined;
  readonly photos: PhotoPreviews;
  /** Replaces the functions of the app with those of the latest render. */
  readonly setOptions: (options: Pick<BuilderStoreOptions, 'ports' | 'onPublished'>) => void;
  /**
   * Begins to run effects. Returns a function that saves the draft at once and ends; uploads that are under way end
   * first, and are saved with it. Source: CR-10.
   */
  readonly start: () => () => void;
};

/** Creates the store of one draft. It does nothing until it is started. */
export function createBuilderStore(options: BuilderStoreOptions): BuilderStore {
  let { ports, onPublished } = options;
  let state = createBuilderState(
    options.initialDraft,
    options.uploadedImages ?? {},
    ports.videos !== undefined,
  );
  let hasStarted = false;
  let isOpen = false;
  let fileCount = 0;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let reading: AbortController | undefined;
  const listeners = new Set<() => void>();
  const files = new Map<string, { readonly file: File; readonly previewUrl: string }>();
  const uploads = new Map<string, AbortController>();
  const photos = createPhotoPreviews();
  let pendingChoice: (() => void) | undefined;
  const findFile = (key: string): File | undefined => files.get(key)?.file;
  const videos = createVideoRunner({
    ports: () => ports.videos,
    findFile,
    isOpen: () => isOpen,
    send: (event) => send(event),
  });

  const send = (event: BuilderEvent): void => {
    const { state: next, effects } = transitionBuilder(state, event);
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    for (const effect of effects) run(effect);
    if (!isOpen) finish();
  };

  const addFiles = (chosen: readonly File[], target: ImageTarget): void => {
    completeChoice();
    const [photo] = chosen;
    const isFirst = target.kind === 'add' && state.media.kind === 'none' && chosen.length === 1;
    if (!photo || !isFirst || !canDecodeSmaller(photo) || checkFile(photo)) return choose(chosen, target);
    // Rendering takes as long as decoding: a first photo is painted before all else.
    const choice = (): void => choose(chosen, target);
    pendingChoice = choice;
    void photos.show(photo).then(() => {
      if (pendingChoice === choice) completeChoice();
    });
  };

  const completeChoice = (): void => {
    const choice = pendingChoice;
    pendingChoice = undefined;
    choice?.();
  };

  const choose = (chosen: readonly File[], target: ImageTarget): void => {
    const sent = chosen.map((file): ChosenFile => {
      const key = `file-${(fileCount += 1)}`;
      const previewUrl = URL.createObjectURL(file);
      files.set(key, { file, previewUrl });
      return { key, name: file.name, type: file.type, size: file.size, previewUrl };
    });
    if (sent.length > 0) send({ type: 'files-chosen', files: sent, target });
  };

  const upload = (key: string): void => {
    const chosen = files.get(key);
    if (chosen === undefined) return;
    const controller = new AbortController();
    uploads.set(key, controller);
    const { signal } = controller;
    const onProgress = (progress: {
      readonly stage: 'uploading' | 'processing';
      readonly fraction: number;
    }): void => {
      if (!signal.aborted) send({ type: 'upload-progressed', key, ...progress });
    };
    ports.uploadImage(chosen.file, { signal, onProgress }).then(
      (image) => {
        if (!signal.aborted) send({ type: 'upload-succeeded', key, image });
      },
      (error: unknown) => {
        if (!signal.aborted) send({ type: 'upload-failed', key, failure: toBuilderFailure(error) });
      },
    );
  };

  const save = (draft: PinDraft, revision: number): void => {
    ports.saveDraft(draft).then(
      () => send({ type: 'save-succeeded', revision }),
      (error: unknown) => send({ type: 'save-failed', failure: toBuilderFailure(error) }),
    );
  };

  const run = (effect: BuilderEffect): void => {
    switch (effect.type) {
      case 'upload-video':
      case 'watch-video':
      case 'discard-video':
      case 'change-cover':
        return videos.run(effect);
      case 'upload':
        return upload(effect.key);
      case 'upload-from-web': {
        const { key } = effect;
        ports.uploadFromWeb(effect.imageUrl, effect.pageUrl).then(
          (image) => send({ type: 'upload-succeeded', key, image }),
          (error: unknown) => send({ type: 'upload-failed', key, failure: toBuilderFailure(error) }),
        );
        return;
      }
      case 'cancel-upload':
        uploads.get(effect.key)?.abort();
        return;
      case 'release-image':
        return release(effect.key);
      case 'edit-image': {
        const { key, edit } = effect;
        ports.editImage(effect.uploadId, edit).then(
          (image) => send({ type: 'edit-succeeded', key, edit, image }),
          (error: unknown) => send({ type: 'edit-failed', key, edit, failure: toBuilderFailure(error) }),
        );
        return;
      }
      case 'read-page':
        return readPage(effect.url);
      case 'cancel-reading':
        reading?.abort();
        return;
      case 'check-link': {
        const { url } = effect;
        ports.checkLink(url).then(
          (result) => send({ type: 'link-checked', url, result }),
          () => send({ type: 'link-checked', url, result: 'unknown' }),
        );
        return;
      }
      case 'schedule-save':
        clearTimeout(saveTimer);
        saveTimer = setTimeout(() => send({ type: 'save-due' }), effect.delayMs);
        return;
      case 'cancel-save':
        clearTimeout(saveTimer);
        return;
      case 'save-draft':
        return save(effect.draft, effect.revision);
      case 'publish':
        ports.publish(effect.draft).then(
          ({ pinId }) => send({ type: 'publish-succeeded', pinId }),
          (error: unknown) => send({ type: 'publish-failed', failure: toBuilderFailure(error) }),
        );
        return;
      case 'schedule':
        (
          ports.schedule?.(effect.draft, effect.at) ??
          Promise.reject(new Error('The port `schedule` is missing.'))
        ).then(
          () => send({ type: 'schedule-succeeded' }),
          (error: unknown) => send({ type: 'publish-failed', failure: toBuilderFailure(error) }),
        );
        return;
      case 'report-published':
        onPublished(effect.pinId);
    }
  };

  const readPage = (url: string): void => {
    reading?.abort();
    reading = new AbortController();
    const { signal } = reading;
    ports.readPage(url, signal).then(
      (page) => {
        if (!signal.aborted) send({ type: 'page-read', url, reading: page });
      },
      (error: unknown) => {
        if (!signal.aborted) send({ type: 'page-failed', url, failure: toBuilderFailure(error) });
      },
    );
  };

  const release = (key: string): void => {
    const chosen = files.get(key);
    if (chosen) {
      URL.revokeObjectURL(chosen.previewUrl);
      photos.discard(chosen.file);
    }
    files.delete(key);
    uploads.delete(key);
  };

  /** Saves a draft that was left and releases its files, once none of its uploads is pending. */
  const finish = (): void => {
    const isUploading =
      listImages(state).some(({ upload: { kind } }) => kind === 'progressing') ||
      listVideos(state.media).some((video) => video.state.kind === 'uploading');
    if (isUploading || state.publish.kind === 'publishing' || state.savingRevision !== null) return;
    clearTimeout(saveTimer);
    for (const key of files.keys()) release(key);
    if (saveUnsaved()) state = { ...state, save: { kind: 'saved' } };
  };

  /** Saves changes without waiting for a pause in typing or for another save; returns whether there were any. */
  const saveUnsaved = (): boolean => {
    const { save: status, publish: publication } = state;
    const isUnsaved = status.kind === 'changed' || status.kind === 'failed';
    if (!isUnsaved || publication.kind !== 'composing') return false;
    // The error cannot be shown any more: the port has stored the draft on the device.
    ports.saveDraft(toPinDraft(state)).catch(() => undefined);
    return true;
  };

  const begin = (): void => {
    hasStarted = true;
    send({ type: 'started' });
    addFiles(options.initialFiles ?? [], { kind: 'add' });
    if (options.initialUrl) send({ type: 'web-address-entered', url: options.initialUrl });
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    addFiles,
    findFile,
    photos,
    setOptions(next) {
      ({ ports, onPublished } = next);
    },
    start() {
      isOpen = true;
      photos.open(ports.startPhotoWorker);
      if (!hasStarted) begin();
      const setConnection = (): void => send({ type: 'connection-changed', isOnline: navigator.onLine });
      setConnection();
      addEventListener('online', setConnection);
      addEventListener('offline', setConnection);
      // A page that is closed, reloaded or left on a phone becomes hidden first.
      const saveHidden = (): void => {
        if (document.visibilityState !== 'hidden') return;
        completeChoice();
        saveUnsaved();
      };
      document.addEventListener('visibilitychange', saveHidden);
      return () => {
        completeChoice();
        isOpen = false;
        removeEventListener('online', setConnection);
        removeEventListener('offline', setConnection);
        document.removeEventListener('visibilitychange', saveHidden);
        reading?.abort();
        // Development builds of React unmount and mount every component once.
        queueMicrotask(() => {
          if (isOpen) return;
          photos.close();
          finish();
        });
      };
    },
  };
}
