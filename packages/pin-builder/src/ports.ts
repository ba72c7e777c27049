import type { DraftDetails, ImageEdit, PinDraft } from '@pegboard/types';
import type { ProductPorts } from './tags/tag-ports.ts';
import type { BuilderFailure } from './model/builder-failure.ts';

/** An image that the server has stored in every size. */
export type UploadedImage = {
  readonly uploadId: string;
  /** The address of a rendition that the builder shows. */
  readonly url: string;
  /** In pixels, after the orientation of the file was applied. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** The code of `AI_LABELS` that the file's metadata names; null without one. Source: CR-17. */
  readonly mediaSourceType: number | null;
};

/** The progress of an upload; `fraction` is from 0 to 1 within its stage. */
export type UploadProgress = {
  readonly stage: 'uploading' | 'processing';
  readonly fraction: number;
};

/** An image of a page on the web. */
export type PageImage = {
  readonly url: string;
  /** An address that shows the image where the page may not load it from the other site; `url` without it. */
  readonly previewUrl?: string | undefined;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
};

/** The images and details of a page. Source: CR-03. */
export type PageReading = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly details: DraftDetails | null;
  readonly images: readonly PageImage[];
};

/** A topic that a member may choose. */
export type Topic = { readonly id: string; readonly name: string };

/** A date and a time in a time zone. */
export type ScheduledTime = {
  /** ISO 8601 without an offset, to the minute: `2026-11-21T16:30`. */
  readonly localTime: string;
  /** An IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
};

/** A video that the server has processed. */
export type UploadedVideo = {
  /** The address of a file that the builder plays. */
  readonly url: string;
  readonly posterUrl: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly durationSeconds: number;
  /** The second of the frame that the poster shows. */
  readonly coverSeconds: number;
  /** True if the video is silent because its sound could not be decoded. */
  readonly isSoundDropped: boolean;
};

/** The state of a video on the server. `uploading`: it has a part of the file. */
export type VideoStatus =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'processing'; readonly fraction: number }
  | { readonly kind: 'ready'; readonly video: UploadedVideo }
  | { readonly kind: 'failed'; readonly failure: BuilderFailure };

/** The options of the upload of a video. */
export type VideoUploadOptions = {
  readonly signal: AbortSignal;
  /** Receives the ID of the upload, under which it can be continued. */
  readonly onCreated: (uploadId: string) => void;
  /** Receives the fraction that was sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

/** The functions for videos. Each may reject with a `BuilderError`. */
export type VideoPorts = {
  /** Uploads a file. Resolves when the server has all of it. */
  upload(file: File, options: VideoUploadOptions): Promise<void>;
  /** Continues an upload with the file that the device stores; without one it rejects with `BUILDER_ERROR_CODES.fileMissing`. */
  resume(uploadId: string, options: VideoUploadOptions): Promise<void>;
  read(uploadId: string, signal: AbortSignal): Promise<VideoStatus>;
  /** Sets the frame at this second as the cover. */
  setCover(uploadId: string, seconds: number): Promise<void>;
  /** Deletes an unused upload. */
  discard(uploadId: string): Promise<void>;
  /** Checks captions in WebVTT or SRT, and resolves with them as WebVTT. */
  checkCaptions(text: string): Promise<string>;
};

/** A member who can be mentioned. */
export type Member = {
  readonly id: string;
  /** In lower case. */
  readonly username: string;
  readonly name: string;
  readonly imageUrl?: string | undefined;
};

/** Finds members whose name begins with a text; an empty one suggests members. May reject. */
export type SearchMembers = (text: string, signal: AbortSignal) => Promise<readonly Member[]>;

/** The functions that the builder needs from its app. Each may reject with a `BuilderError`. */
export type PinBuilderPorts = {
  /** Uploads a file, reports its progress, and resolves when every size is stored. */
  uploadImage(
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: UploadProgress) => void },
  ): Promise<UploadedImage>;
  /** Applies an edit to an uploaded image; the original stays. */
  editImage(uploadId: string, edit: ImageEdit): Promise<UploadedImage>;
  /** Finds the images and details of a page. */
  readPage(url: string, signal: AbortSignal): Promise<PageReading>;
  uploadFromWeb(imageUrl: string, pageUrl: string | null): Promise<UploadedImage>;
  checkLink(url: string): Promise<'ok' | 'blocked'>;
  searchTopics(text: string, signal: AbortSignal): Promise<readonly Topic[]>;
  /**
   * Stores the draft on the device at once, and on the server when its uploads have ended. Rejects with
   * `BUILDER_ERROR_CODES.offline` when it is on the device only, and with `draftConflict` when another device changed
   * it: the next call then overwrites, because the member chose that.
   */
  saveDraft(draft: PinDraft): Promise<void>;
  publish(draft: PinDraft): Promise<{ readonly pinId: string }>;
  schedule?(draft: PinDraft, at: ScheduledTime): Promise<void>;
  /** Suggests members for mentions; without it, names are typed in full. */
  readonly searchMembers?: SearchMembers | undefined;
  /** Without these, products are not tagged. */
  readonly products?: ProductPorts | undefined;
  /**
   * Starts a worker that calls `servePhotoWorker` of `@pegboard/pin-builder/photo-worker`, which decodes the previews of photos.
   * Without it, the page decodes them. May throw.
   */
  readonly startPhotoWorker?: (() => Worker) | undefined;
  /** Without these, videos are rejected. */
  readonly videos?: VideoPorts | undefined;
};
