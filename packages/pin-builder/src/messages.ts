import type { ModalMessages } from '@pegboard/ui';
import type { ProductTagMessages } from './tags/messages.ts';
import type { BuilderProblem } from './model/builder-field.ts';
import type { BuilderFailure } from './model/builder-failure.ts';
import type { Announcement, BuilderStep, PageError } from './model/builder-state.ts';
import type { FileProblem } from './model/check-file.ts';
import type { CropHandle, CropRatio } from './model/image-edit.ts';
import type { StoryTextMessages } from './story-text/messages.ts';

/** The texts of the image editor. */
export type ImageEditorMessages = {
  readonly title: string;
  readonly ratios: string;
  readonly ratio: (ratio: CropRatio) => string;
  /** The name of the part that the crop selects. */
  readonly crop: string;
  readonly cropHelp: string;
  readonly cropPosition: (percent: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  }) => string;
  readonly handle: (handle: CropHandle) => string;
  readonly straighten: string;
  readonly degrees: (degrees: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly flipHorizontally: string;
  readonly flipVertically: string;
  readonly restore: string;
  readonly apply: string;
  readonly cancel: string;
  readonly notShown: string;
};

/** The texts of the video editor. Seconds are within the video. */
export type VideoEditorMessages = {
  readonly video: string;
  readonly checking: string;
  readonly uploading: (fraction: number) => string;
  readonly processing: (fraction: number) => string;
  /** The consequence of leaving the page during an upload. */
  readonly leaveHint: string;
  readonly changingCover: string;
  readonly ready: string;
  readonly soundDropped: string;
  readonly failed: (failure: BuilderFailure) => string;
  readonly noPreview: (name: string) => string;
  readonly replace: string;
  readonly remove: string;
  readonly cover: string;
  readonly coverFrame: string;
  readonly coverPosition: (time: string, duration: string) => string;
  readonly useFrame: string;
  readonly coverAt: (time: string) => string;
  readonly coverFailed: (failure: BuilderFailure) => string;
  readonly captions: string;
  readonly captionsHint: string;
  readonly captionsLanguage: string;
  readonly addCaptions: string;
  readonly checkingCaptions: string;
  readonly removeCaptions: (language: string) => string;
  readonly captionsFailed: (failure: BuilderFailure) => string;
  /** The reasons why the Pin cannot be published yet. */
  readonly publishLater: string;
};

/** The texts of the story editor. */
export type StoryMessages = {
  readonly pages: string;
  readonly page: (position: number) => string;
  readonly movePage: (position: number) => string;
  readonly addPage: string;
  readonly addImages: string;
  /** Like `addImages`, for an app that takes videos. */
  readonly addFiles: string;
  readonly duplicate: string;
  readonly removePage: string;
  readonly background: string;
  readonly color: string;
  readonly image: string;
  readonly video: string;
  readonly preview: string;
  readonly previous: string;
  readonly next: string;
  readonly position: (position: number, count: number) => string;
  readonly texts: StoryTextMessages;
};

/** The texts of the dialog in which a page of the web is read. */
export type WebMessages = {
  readonly title: string;
  readonly address: string;
  readonly read: string;
  readonly reading: (url: string) => string;
  readonly choose: (count: number) => string;
  readonly images: string;
  readonly image: (position: number) => string;
  readonly size: (width: number, height: number) => string;
  readonly sizeUnknown: string;
  readonly other: string;
  readonly error: (error: PageError) => string;
};

/** The texts of the details of a product, a recipe or an article. */
export type DetailsMessages = {
  /** The heading of the kinds of details that can be added. */
  readonly add: string;
  readonly product: string;
  readonly recipe: string;
  readonly article: string;
  readonly name: string;
  readonly brand: string;
  readonly price: string;
  readonly currency: string;
  readonly availability: string;
  readonly inStock: string;
  readonly outOfStock: string;
  readonly unknown: string;
  readonly servings: string;
  /** Minutes before the cooking, and minutes of the cooking. */
  readonly prepTime: string;
  readonly cookTime: string;
  readonly ingredients: string;
  readonly perLine: string;
  readonly steps: string;
  readonly stepsHint: string;
  readonly summary: string;
  readonly authors: string;
  readonly publisher: string;
  readonly datePublished: string;
  readonly remove: string;
};

/** The texts of the builder. Give another table for another language. */
export type PinBuilderMessages = {
  readonly title: string;
  readonly modal: ModalMessages;
  readonly steps: string;
  readonly step: (step: BuilderStep) => string;
  readonly stepPosition: (position: number, count: number) => string;
  readonly back: string;
  readonly next: string;
  readonly drop: string;
  readonly dropHint: string;
  readonly dropWithVideo: string;
  readonly dropVideoHint: string;
  readonly dropMore: string;
  readonly chooseFiles: string;
  readonly takePhoto: string;
  readonly fromWeb: string;
  readonly startStory: string;
  readonly privacy: string;
  readonly image: string;
  readonly replace: string;
  readonly edit: string;
  readonly addSlide: string;
  readonly remove: string;
  readonly uploading: (percent: number) => string;
  readonly processing: string;
  readonly editing: string;
  readonly noPreview: (name: string) => string;
  readonly retry: string;
  readonly uploadFailed: (failure: BuilderFailure) => string;
  readonly editFailed: (failure: BuilderFailure) => string;
  readonly fileRefused: (problem: FileProblem) => string;
  readonly dismiss: string;
  readonly slides: string;
  readonly slide: (position: number) => string;
  readonly moveSlide: (position: number) => string;
  readonly slideTitle: (position: number) => string;
  readonly slideLink: (position: number) => string;
  readonly titleLabel: string;
  readonly titlePlaceholder: string;
  readonly descriptionLabel: string;
  readonly descriptionPlaceholder: string;
  readonly altLabel: string;
  readonly altPlaceholder: string;
  readonly altReminder: string;
  readonly linkLabel: string;
  readonly linkPlaceholder: string;
  readonly linkChecking: string;
  readonly linkOk: string;
  readonly count: (count: number, max: number) => string;
  readonly boardLabel: string;
  readonly topicsLabel: string;
  readonly topicsPlaceholder: string;
  readonly topicsChosen: string;
  readonly topicsFull: (max: number) => string;
  readonly topicsSearching: string;
  readonly topicsNone: string;
  readonly topicsFailed: string;
  readonly topicUnknown: string;
  readonly removeTopic: (name: string) => string;
  readonly more: string;
  readonly comments: string;
  readonly aiLabel: string;
  readonly aiHint: string;
  readonly aiNone: string;
  readonly aiMade: string;
  readonly aiChanged: string;
  readonly aiProposal: string;
  readonly aiConfirm: string;
  readonly aiCorrect: string;
  readonly scheduleLabel: string;
  readonly scheduleHint: (timeZone: string) => string;
  readonly problem: (problem: BuilderProblem) => string;
  readonly saving: string;
  readonly saved: string;
  readonly offline: string;
  readonly saveFailed: string;
  readonly conflict: string;
  readonly overwrite: string;
  readonly publish: string;
  readonly schedule: string;
  readonly waiting: (percent: number) => string;
  readonly publishing: string;
  readonly published: string;
  readonly scheduled: (localTime: string) => string;
  /** The text of the link to the scheduled Pins. */
  readonly scheduledLink: string;
  readonly publishFailed: (failure: BuilderFailure) => string;
  readonly announcement: (announcement: Announcement) => string;
  readonly loadFailed: string;
  readonly details: DetailsMessages;
  readonly web: WebMessages;
  readonly editor: ImageEditorMessages;
  readonly story: StoryMessages;
  readonly video: VideoEditorMessages;
  /** American English without them. */
  readonly tags?: ProductTagMessages | undefined;
};

/** The texts of parts whose code is loaded when they are shown; American English is loaded with it. */
type PartTexts = 'details' | 'web' | 'editor' | 'story' | 'video';

/** The texts of a builder; those of parts may be absent, and are American English then. */
export type MainMessages = Omit<PinBuilderMessages, PartTexts> & Partial<Pick<PinBuilderMessages, PartTexts>>;
