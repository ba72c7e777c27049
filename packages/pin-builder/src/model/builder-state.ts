import type {
  DraftDetails,
  DraftMention,
  DraftProductTag,
  DraftStoryLists,
  ImageEdit,
  PinDraft,
  StoryTextAlignment,
  StoryTextPlace,
} from '@pegboard/types';
import type { PageReading, ScheduledTime, UploadedImage, UploadProgress } from '../ports.ts';
import type { FileProblem } from './check-file.ts';
import type { BuilderFailure } from './builder-failure.ts';
import type { BuilderField } from './builder-field.ts';
import type { BuilderVideo, VideoEffect, VideoEvent } from './builder-video.ts';

/** The origin of an image of the builder. */
export type ImageSource =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'web'; readonly imageUrl: string; readonly pageUrl: string | null }
  | { readonly kind: 'stored' };

/** The state of an upload. */
export type UploadState =
  | ({ readonly kind: 'progressing' } & UploadProgress)
  | { readonly kind: 'failed'; readonly failure: BuilderFailure }
  | { readonly kind: 'uploaded'; readonly image: UploadedImage };

/** The state of an edit of an image. `uploaded` is the result of `edit`. */
export type EditState =
  | { readonly kind: 'none' }
  | { readonly kind: 'progressing' | 'waiting'; readonly edit: ImageEdit }
  | { readonly kind: 'failed'; readonly edit: ImageEdit; readonly failure: BuilderFailure }
  | { readonly kind: 'edited'; readonly edit: ImageEdit; readonly image: UploadedImage };

/** An image of the builder, by a key that it has before it is uploaded. */
export type BuilderImage = {
  readonly key: string;
  readonly source: ImageSource;
  /** The address of the original that is shown: an object URL, or that of a rendition; empty without one. */
  readonly previewUrl: string;
  readonly upload: UploadState;
  readonly edit: EditState;
  /** The products at their places on the edited image. Source: CR-09. */
  readonly tags?: readonly DraftProductTag[];
};

/** A slot of a carousel. */
export type BuilderSlot = { readonly imageKey: string; readonly title: string; readonly link: string };

/** The background of a story page. */
export type StoryBackground =
  | { readonly kind: 'image'; readonly imageKey: string }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'video'; readonly video: BuilderVideo };

/** A page of a story. */
export type BuilderPage = {
  readonly key: string;
  readonly background: StoryBackground;
  readonly texts: readonly string[];
  readonly link?: string | undefined;
  /** The members who were chosen for mentions. */
  readonly mentions?: readonly DraftMention[] | undefined;
  /** At the bottom by default. */
  readonly textPlace?: StoryTextPlace | undefined;
  /** At the start of the lines by default. */
  readonly textAlignment?: StoryTextAlignment | undefined;
};

/** The media of the builder: as those of a draft, with images by their keys. */
export type BuilderMedia =
  | { readonly kind: 'none' }
  | { readonly kind: 'image'; readonly imageKey: string }
  | { readonly kind: 'carousel'; readonly slots: readonly BuilderSlot[] }
  | {
      readonly kind: 'story';
      readonly pages: readonly BuilderPage[];
      readonly lists?: DraftStoryLists | undefined;
    }
  | { readonly kind: 'video'; readonly video: BuilderVideo };

/** The fields of a draft without its media. */
export type DraftFields = Omit<PinDraft, 'media'>;

/** The state of publishing. A Pin that waits is published when its uploads have ended. */
export type PublishState =
  | { readonly kind: 'composing' }
  | { readonly kind: 'waiting' | 'publishing'; readonly schedule: ScheduledTime | null }
  | { readonly kind: 'published'; readonly pinId: string }
  | { readonly kind: 'scheduled'; readonly schedule: ScheduledTime };

/** The state of saving the draft. */
export type SaveState =
  | { readonly kind: 'unchanged' | 'changed' | 'saving' | 'saved' | 'conflict' }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

/** The state of the dialog "From a web address". */
export type PageState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'address'; readonly url: string; readonly error: PageError | null }
  | { readonly kind: 'reading'; readonly url: string }
  | { readonly kind: 'choosing'; readonly reading: PageReading };

/** The reason why no image of a page can be chosen. */
export type PageError =
  | { readonly kind: 'address-invalid' }
  | { readonly kind: 'no-images' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly words: readonly string[] }
  | { readonly kind: 'other'; readonly message: string };

/** The step that a narrow screen shows. */
export type BuilderStep = 'image' | 'details' | 'publish';

/** The result of checking a link; `unknown` when the check failed, which does not block. */
export type LinkCheck = 'checking' | 'ok' | 'blocked' | 'unknown';

/** An announcement for screen readers. */
export type Announcement =
  | { readonly kind: 'uploaded' | 'upload-failed'; readonly count: number }
  | { readonly kind: 'video-ready' | 'video-failed' }
  | { readonly kind: 'moved'; readonly position: number; readonly count: number }
  | { readonly kind: 'removed' | 'duplicated' | 'edited' | 'reverted' }
  | { readonly kind: 'invalid'; readonly count: number }
  | { readonly kind: 'publish-failed' | 'published' | 'scheduled' | 'publish-waiting' };

/** The whole state of the builder. */
export type BuilderState = {
  readonly media: BuilderMedia;
  readonly images: Readonly<Record<string, BuilderImage>>;
  readonly fields: DraftFields;
  readonly publish: PublishState;
  readonly save: SaveState;
  /** Incremented with each change of the draft. */
  readonly revision: number;
  /** The revision that is being saved; null when none is. */
  readonly savingRevision: number | null;
  readonly step: BuilderStep;
  /** The slot or page that is edited. */
  readonly selectedIndex: number;
  /** True once a publication was attempted: from then on, missing values are shown. */
  readonly isChecked: boolean;
  /** Errors of the server by field, until the field changes. */
  readonly serverErrors: Readonly<Partial<Record<BuilderField, string>>>;
  /** The error of the last publication that belongs to no field. */
  readonly publishFailure: BuilderFailure | null;
  /** Rejected files, with the reason. */
  readonly refusedFiles: readonly FileProblem[];
  readonly linkChecks: Readonly<Record<string, LinkCheck>>;
  readonly page: PageState;
  /** The AI label that a file proposes, until the member answers. Source: CR-17. */
  readonly proposedSourceType: number | null;
  /** The chosen date and time, without a time zone; empty publishes at once. */
  readonly scheduledTime: string;
  readonly isOnline: boolean;
  /** The app takes videos. */
  readonly takesVideos: boolean;
  readonly nextKey: number;
  readonly announcement: { readonly id: number; readonly content: Announcement } | null;
  /** The field that receives the focus; a new `id` repeats it. */
  readonly focus: { readonly id: number; readonly field: BuilderField } | null;
};

/** A file that the member chose, with the key by which the hook finds it. */
export type ChosenFile = {
  readonly key: string;
  readonly name: string;
  /** The MIME type that the browser knows; empty without one. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly previewUrl: string;
};

/** The place at which new images are inserted. */
export type ImageTarget =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace'; readonly imageKey: string }
  | { readonly kind: 'story-background'; readonly pageKey: string };

/** An event of the builder. */
export type BuilderEvent =
  | VideoEvent
  /** The browser knows the duration of the file. */
  | { readonly type: 'video-measured'; readonly key: string; readonly seconds: number }
  /** Removes the video of the Pin, or of the selected page. */
  | { readonly type: 'video-removed' }
  /** The builder is shown: edits that a continued draft left unfinished are applied. */
  | { readonly type: 'started' }
  | { readonly type: 'files-chosen'; readonly files: readonly ChosenFile[]; readonly target: ImageTarget }
  | { readonly type: 'refused-files-dismissed' }
  | ({ readonly type: 'upload-progressed'; readonly key: string } & UploadProgress)
  | { readonly type: 'upload-succeeded'; readonly key: string; readonly image: UploadedImage }
  | { readonly type: 'upload-failed'; readonly key: string; readonly failure: BuilderFailure }
  | { readonly type: 'upload-retried'; readonly key: string }
  | { readonly type: 'image-removed'; readonly key: string }
  | { readonly type: 'image-edited'; readonly key: string; readonly edit: ImageEdit }
  | {
      readonly type: 'edit-succeeded';
      readonly key: string;
      readonly edit: ImageEdit;
      readonly image: UploadedImage;
    }
  | {
      readonly type: 'edit-failed';
      readonly key: string;
      readonly edit: ImageEdit;
      readonly failure: BuilderFailure;
    }
  | { readonly type: 'edit-retried'; readonly key: string }
  | { readonly type: 'products-tagged'; readonly key: string; readonly tags: readonly DraftProductTag[] }
  | { readonly type: 'fields-changed'; readonly fields: Partial<DraftFields> }
  | { readonly type: 'details-changed'; readonly details: DraftDetails | null }
  | { readonly type: 'link-left'; readonly slot: number | null }
  | { readonly type: 'link-checked'; readonly url: string; readonly result: LinkCheck }
  | { readonly type: 'ai-proposal-answered'; readonly isRight: boolean }
  | { readonly type: 'slot-changed'; readonly index: number; readonly title?: string; readonly link?: string }
  | { readonly type: 'item-selected'; readonly index: number }
  /** Moves a slot or page before the one that has `to` now; the number of items is the end. */
  | { readonly type: 'item-moved'; readonly from: number; readonly to: number }
  | { readonly type: 'story-started' }
  | { readonly type: 'page-added' }
  | { readonly type: 'page-duplicated' | 'page-removed'; readonly index: number }
  | { readonly type: 'page-colored'; readonly index: number; readonly color: string }
  | { readonly type: 'page-texts-changed'; readonly index: number; readonly texts: readonly string[] }
  | {
      readonly type: 'page-changed';
      readonly index: number;
      readonly link?: string;
      readonly mentions?: readonly DraftMention[];
      readonly textPlace?: StoryTextPlace;
      readonly textAlignment?: StoryTextAlignment;
    }
  | { readonly type: 'page-link-left'; readonly index: number }
  | { readonly type: 'lists-changed'; readonly lists: DraftStoryLists }
  | { readonly type: 'web-opened' | 'web-closed' }
  | { readonly type: 'web-address-entered'; readonly url: string }
  | { readonly type: 'page-read'; readonly url: string; readonly reading: PageReading }
  | { readonly type: 'page-failed'; readonly url: string; readonly failure: BuilderFailure }
  | { readonly type: 'page-image-chosen'; readonly imageUrl: string }
  | { readonly type: 'step-changed'; readonly step: BuilderStep }
  | { readonly type: 'scheduled-time-changed'; readonly localTime: string }
  | { readonly type: 'save-due' }
  | { readonly type: 'save-succeeded'; readonly revision: number }
  | { readonly type: 'save-failed'; readonly failure: BuilderFailure }
  | { readonly type: 'save-forced' }
  /** `now` is the local time of the device, to the minute. */
  | { readonly type: 'publish-pressed'; readonly now: string; readonly timeZone: string }
  | { readonly type: 'publish-succeeded'; readonly pinId: string }
  | { readonly type: 'schedule-succeeded' }
  | { readonly type: 'publish-failed'; readonly failure: BuilderFailure }
  | { readonly type: 'connection-changed'; readonly isOnline: boolean };

/** An effect: a call of a port, a timer, or the release of a resource of the browser. */
export type BuilderEffect =
  | VideoEffect
  | { readonly type: 'upload' | 'cancel-upload' | 'release-image'; readonly key: string }
  | {
      readonly type: 'upload-from-web';
      readonly key: string;
      readonly imageUrl: string;
      readonly pageUrl: string | null;
    }
  | { readonly type: 'edit-image'; readonly key: string; readonly uploadId: string; readonly edit: ImageEdit }
  | { readonly type: 'read-page'; readonly url: string }
  | { readonly type: 'cancel-reading' }
  | { readonly type: 'check-link'; readonly url: string }
  /** Starts the timer that sends `save-due`, or restarts it. */
  | { readonly type: 'schedule-save'; readonly delayMs: number }
  | { readonly type: 'cancel-save' }
  | { readonly type: 'save-draft'; readonly draft: PinDraft; readonly revision: number }
  | { readonly type: 'publish'; readonly draft: PinDraft }
  | { readonly type: 'schedule'; readonly draft: PinDraft; readonly at: ScheduledTime }
  | { readonly type: 'report-published'; readonly pinId: string };

/** A new state, with the effects that it causes in their order. */
export type BuilderTransition = { readonly state: BuilderState; readonly effects: readonly BuilderEffect[] };
