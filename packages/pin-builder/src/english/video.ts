import type { VideoEditorMessages } from '../messages.ts';
import { explain, percent } from './format.ts';
import { PUBLISH_LATER } from './main.ts';

/** The texts of the video of a Pin in American English. */
export const videoMessages: VideoEditorMessages = {
  video: 'Video',
  checking: 'Looking for the video…',
  uploading: (fraction) => `Uploading, ${percent.format(fraction)}`,
  processing: (fraction) => `Processing, ${percent.format(fraction)}`,
  leaveHint:
    'If the connection is cut or you close this page, the upload goes on from here when you are back.',
  changingCover: 'Changing the cover…',
  ready: 'The video is ready.',
  soundDropped: 'Its sound cannot be read: the video is silent. Export it with AAC or Opus sound to keep it.',
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
  publishLater: PUBLISH_LATER,
};
