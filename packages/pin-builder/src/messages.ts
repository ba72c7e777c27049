import type { ModalMessages } from '@pegboard/ui';
import type { ProductTagMessages } from './tags/messages.ts';
import type { BuilderProblem } from './model/builder-field.ts';
import type { BuilderFailure } from './model/builder-failure.ts';
import type { Announcement, BuilderStep, PageError } from './model/builder-state.ts';
import type { FileProblem } from './model/check-file.ts';
import type { CropHandle, CropRatio } from './model/image-edit.ts';
import { storyTextMessages, type StoryTextMessages } from './story-text/messages.ts';

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
  readonly cookTime: string;
  readonly ingredients: string;
  readonly perLine: string;
  readonly summary: string;
  readonly authors: string;
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

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const FAILED = 'Something went wrong on our end. Try again.';
const OFFLINE = 'You are offline. This continues when you are back online.';

const explain = ({ message, code }: BuilderFailure): string =>
  message || (code === 'offline' ? OFFLINE : FAILED);

const HANDLES: Readonly<Record<CropHandle, string>> = {
  nw: 'top left corner',
  n: 'top edge',
  ne: 'top right corner',
  e: 'right edge',
  se: 'bottom right corner',
  s: 'bottom edge',
  sw: 'bottom left corner',
  w: 'left edge',
};

/** The texts in American English. */
export const pinBuilderMessages: PinBuilderMessages = {
  title: 'Create Pin',
  modal: { close: 'Close' },
  steps: 'Steps',
  step: (step) => ({ image: 'Image', details: 'Details', publish: 'Board and publish' })[step],
  stepPosition: (position, count) => `Step ${position} of ${count}`,
  back: 'Back',
  next: 'Next',
  drop: 'Drop an image here',
  dropHint: 'JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC, up to 50 MB. Choose up to 5 for a carousel.',
  dropWithVideo: 'Drop an image or a video here',
  dropVideoHint: 'Or one video: MP4, MOV or WebM, 4 seconds to 15 minutes, up to 2 GB.',
  dropMore: 'Drop images to add them',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  fromWeb: 'From a web address',
  startStory: 'Create a story',
  privacy: 'The place and the device in a photo’s data are removed before it is stored.',
  image: 'Image',
  replace: 'Replace',
  edit: 'Edit image',
  addSlide: 'Add a slide',
  remove: 'Remove',
  uploading: (fraction) => `Uploading, ${percent.format(fraction)}`,
  processing: 'Processing…',
  editing: 'Applying your changes…',
  noPreview: (name) => `${name} is shown when it is processed.`,
  retry: 'Try again',
  uploadFailed: (failure) => `The image was not uploaded. ${explain(failure)}`,
  editFailed: (failure) => `Your changes to the image were not applied. ${explain(failure)}`,
  fileRefused: ({ name, reason }) =>
    ({
      svg: `${name} is an SVG drawing. Export it as PNG, then choose it again.`,
      pdf: `${name} is a PDF. Take a screenshot of the page or export it as JPEG, then choose that.`,
      video: `${name} is a video. Pins of a single image or a carousel take images only.`,
      'video-alone': `${name} was not added, because a Pin has either one video or images.`,
      'video-type': `${name} is a video that cannot be used. Export it as MP4, then choose that.`,
      'video-too-large': `${name} is larger than 2 GB. Export it smaller, then choose that.`,
      'video-too-short': `${name} is too short. Choose a video of at least 4 seconds.`,
      'video-too-long': `${name} is too long. Choose a video of at most 15 minutes.`,
      'other-type': `${name} is not an image. Choose a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC file.`,
      empty: `${name} is empty. Choose another file.`,
      'too-large': `${name} is larger than 50 MB. Save a smaller copy, then choose that.`,
      'too-many': `${name} was not added, because there is no room for more images.`,
    })[reason],
  dismiss: 'Dismiss',
  slides: 'Slides',
  slide: (position) => `Slide ${number.format(position)}`,
  moveSlide: (position) => `Move slide ${number.format(position)}`,
  slideTitle: (position) => `Title of slide ${number.format(position)}`,
  slideLink: (position) => `Link of slide ${number.format(position)}`,
  titleLabel: 'Title',
  titlePlaceholder: 'Add a title',
  descriptionLabel: 'Description',
  descriptionPlaceholder: 'What is your Pin about?',
  altLabel: 'Alt text',
  altPlaceholder: 'What can be seen in it?',
  altReminder: 'Describe the image for people who use a screen reader.',
  linkLabel: 'Link',
  linkPlaceholder: 'https://example.com',
  linkChecking: 'Checking the link…',
  linkOk: 'The link can be used.',
  count: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  boardLabel: 'Board',
  topicsLabel: 'Topics',
  topicsPlaceholder: 'Search for a topic',
  topicsChosen: 'Chosen topics',
  topicsFull: (max) => `You have chosen ${number.format(max)} topics. Remove one to add another.`,
  topicsSearching: 'Searching…',
  topicsNone: 'No topics found.',
  topicsFailed: 'Topics could not be searched. Try again.',
  topicUnknown: 'Topic',
  removeTopic: (name) => `Remove ${name}`,
  more: 'More options',
  comments: 'Allow comments',
  aiLabel: 'AI label',
  aiHint: 'Tell people when an image was made or changed with AI.',
  aiNone: 'No label',
  aiMade: 'Made with AI',
  aiChanged: 'Changed with AI',
  aiProposal: 'The file says that it was made or changed with AI. Is that right?',
  aiConfirm: 'Yes, label it',
  aiCorrect: 'No, remove the label',
  scheduleLabel: 'Publish later',
  scheduleHint: (timeZone) => `Within 30 days, in the time zone ${timeZone}. Leave it empty to publish now.`,
  problem({ field, reason, max }) {
    if (reason === 'too-long') return `Use ${number.format(max)} characters or fewer.`;
    if (reason === 'link-invalid') return 'Enter a web address, such as https://example.com.';
    if (reason === 'link-blocked') return 'Links to this site are blocked. Choose another link.';
    if (reason === 'link-not-https') return 'Start with https://, as in https://example.com.';
    if (reason === 'page-empty') return 'Add an image, a video or a text to this page, or remove it.';
    if (reason === 'too-few-slots') return `A carousel has at least ${number.format(max)} slides. Add one.`;
    if (reason === 'upload-failed') return 'An image was not uploaded. Try again, or remove it.';
    if (reason === 'video-pending') return 'The video is not ready yet.';
    if (reason === 'video-failed') return 'The video cannot be used. Choose another one, or remove it.';
    if (reason === 'past') return 'Choose a time in the future, or leave it empty to publish now.';
    if (reason === 'too-late') return `Choose a time within ${number.format(max)} days.`;
    if (reason === 'too-many') return `At most ${number.format(max)} are possible.`;
    return field === 'boardId' ? 'Choose a board.' : 'Add an image.';
  },
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline – kept on this device',
  saveFailed: 'Not saved yet. We will try again.',
  conflict: 'This draft was changed on another device or in another tab.',
  overwrite: 'Save this version',
  publish: 'Publish',
  schedule: 'Schedule',
  waiting: (fraction) => `Publishing after the upload, ${percent.format(fraction)}`,
  publishing: 'Publishing…',
  published: 'Your Pin is published.',
  scheduled: (localTime) => `Your Pin will be published on ${dateAndTime.format(new Date(`${localTime}Z`))}.`,
  publishFailed: (failure) => `Your Pin was not published. ${explain(failure)}`,
  announcement(announcement) {
    switch (announcement.kind) {
      case 'uploaded':
        return 'Image uploaded';
      case 'upload-failed':
        return 'Image not uploaded';
      case 'video-ready':
        return 'The video is ready';
      case 'video-failed':
        return 'The video cannot be used';
      case 'moved':
        return `Moved to position ${number.format(announcement.position)} of ${number.format(announcement.count)}`;
      case 'removed':
        return 'Removed';
      case 'duplicated':
        return 'Page duplicated';
      case 'edited':
        return 'Image edited';
      case 'reverted':
        return 'Original image restored';
      case 'invalid':
        return announcement.count === 1
          ? 'Not published: 1 field needs your attention'
          : `Not published: ${number.format(announcement.count)} fields need your attention`;
      case 'publish-failed':
        return 'Not published';
      case 'published':
        return 'Published';
      case 'scheduled':
        return 'Scheduled';
      case 'publish-waiting':
        return 'The Pin is published when the upload has ended';
    }
  },
  loadFailed: 'This part could not be loaded. Check your connection, then reload the page.',
  details: {
    product: 'Product',
    recipe: 'Recipe',
    article: 'Article',
    name: 'Name',
    brand: 'Brand',
    price: 'Price',
    currency: 'Currency',
    availability: 'Availability',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    unknown: 'Not known',
    servings: 'Servings',
    cookTime: 'Time in minutes',
    ingredients: 'Ingredients',
    perLine: 'One on each line.',
    summary: 'Summary',
    authors: 'Authors',
    datePublished: 'Published on',
    remove: 'Remove these details',
  },
  web: {
    title: 'From a web address',
    address: 'Web address',
    read: 'Find images',
    reading: (url) => `Looking for images at ${url}…`,
    choose: (count) => (count === 1 ? 'Choose the image' : `Choose one of ${number.format(count)} images`),
    images: 'Images of the page',
    image: (position) => `Image ${number.format(position)}`,
    size: (width, height) => `${width} × ${height}`,
    sizeUnknown: 'Size not known',
    other: 'Another address',
    error(error) {
      switch (error.kind) {
        case 'address-invalid':
          return 'Enter a web address, such as https://example.com.';
        case 'no-images':
          return 'The page has no images that can be saved. Choose another page, or a file.';
        case 'unreachable':
          return 'The page could not be reached. Check the address, or choose a file.';
        case 'refused':
          return error.words.length === 0
            ? 'The owner of the page does not allow saving from it.'
            : `The owner of the page does not allow saving from it: “${error.words.join(' ')}”`;
        case 'other':
          return error.message || FAILED;
      }
    },
  },
  editor: {
    title: 'Edit image',
    ratios: 'Shape',
    ratio: (ratio) =>
      ratio === 'free' ? 'Free' : ratio === 'original' ? 'Original' : ratio.replace(':', ' : '),
    crop: 'Crop',
    cropHelp: 'Arrow keys move the crop. Shift and arrow keys change its size.',
    cropPosition: ({ left, top, width, height }) =>
      `${left} % from the left, ${top} % from the top, ${width} % wide, ${height} % high`,
    handle: (handle) => `Move the ${HANDLES[handle]}`,
    straighten: 'Straighten',
    degrees: (degrees) => `${number.format(degrees)}°`,
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    flipHorizontally: 'Flip horizontally',
    flipVertically: 'Flip vertically',
    restore: 'Back to the original',
    apply: 'Apply',
    cancel: 'Cancel',
    notShown: 'Your browser cannot show this image before it is processed.',
  },
  story: {
    pages: 'Pages',
    page: (position) => `Page ${number.format(position)}`,
    movePage: (position) => `Move page ${number.format(position)}`,
    addPage: 'Add a page',
    addImages: 'Add images',
    addFiles: 'Add images or videos',
    duplicate: 'Duplicate page',
    removePage: 'Remove page',
    background: 'Background',
    color: 'Color',
    image: 'Image',
    video: 'Video',
    preview: 'Preview',
    previous: 'Previous page',
    next: 'Next page',
    position: (position, count) => `Page ${number.format(position)} of ${number.format(count)}`,
    texts: storyTextMessages,
  },
  video: {
    video: 'Video',
    checking: 'Looking for the video…',
    uploading: (fraction) => `Uploading, ${percent.format(fraction)}`,
    processing: (fraction) => `Processing, ${percent.format(fraction)}`,
    leaveHint:
      'If the connection is cut or you close this page, the upload goes on from here when you are back.',
    changingCover: 'Changing the cover…',
    ready: 'The video is ready.',
    soundDropped:
      'Its sound cannot be read: the video is silent. Export it with AAC or Opus sound to keep it.',
    failed: (failure) =>
      failure.code === 'file_missing'
        ? 'The file of this video is not on this device. Choose it again.'
        : `The video cannot be used. ${explain(failure)}`,
    noPreview: (name) =>
      name === '' ? 'The video is shown when it is processed.' : `${name} is shown when it is processed.`,
    replace: 'Replace video',
    remove: 'Remove video',
    cover: 'Cover',
    coverFrame: 'Frame of the cover',
    coverPosition: (time, duration) => `${time} of ${duration}`,
    useFrame: 'Use this frame',
    coverAt: (time) => `The cover is the frame at ${time}.`,
    coverFailed: (failure) => `The cover was not changed. ${explain(failure)}`,
    captions: 'Captions',
    captionsHint: 'A WebVTT or SRT file for each language, up to 1 MB.',
    captionsLanguage: 'Language of the captions',
    addCaptions: 'Add captions',
    checkingCaptions: 'Checking the captions…',
    removeCaptions: (language) => `Remove captions in ${language}`,
    captionsFailed: (failure) => `The captions were not added. ${explain(failure)}`,
    publishLater: 'You can publish when the video is ready.',
  },
};
