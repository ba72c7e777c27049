import type { MainMessages } from '../messages.ts';
import { explain, number, percent } from './format.ts';

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The text for a Pin whose video is not ready, which is shown before the other texts of videos are loaded. */
export const PUBLISH_LATER = 'You can publish when the video is ready.';

/** The texts in American English without those of parts that are loaded when they are shown. */
export const mainMessages: MainMessages = {
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
    if (reason === 'upload-rejected') return 'An image cannot be used. Replace or remove it.';
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
  scheduledLink: 'See your scheduled Pins',
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
};
