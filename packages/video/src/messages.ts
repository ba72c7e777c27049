import { MEDIA_ERRORS, type MediaErrorCode } from '@pegboard/types';

/** The messages of a video. Pass another table for another language. */
export type VideoMessages = {
  /** The name of a video whose pin has no title. */
  readonly untitled: string;
  /** The accessible name of the play button on the poster. */
  readonly playTitle: (title: string) => string;
  readonly player: (title: string) => string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly percent: (part: number) => string;
  readonly seek: string;
  readonly position: (time: string, duration: string) => string;
  readonly showCaptions: string;
  readonly hideCaptions: string;
  readonly captions: string;
  readonly enterFullscreen: string;
  readonly exitFullscreen: string;
  readonly loading: string;
  readonly retry: string;
  readonly failed: (error: MediaErrorCode) => string;
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const FAILURES: Readonly<Record<MediaErrorCode, string>> = {
  [MEDIA_ERRORS.aborted]: 'The video was stopped while it loaded.',
  [MEDIA_ERRORS.network]: 'The video could not be loaded. Check your connection.',
  [MEDIA_ERRORS.decode]: 'The video is damaged and cannot be played.',
  [MEDIA_ERRORS.sourceNotSupported]: 'Your browser cannot play this video.',
};

/** The messages in American English. */
export const videoMessages: VideoMessages = {
  untitled: 'Video',
  playTitle: (title) => `Play ${title}`,
  player: (title) => `Video player: ${title}`,
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  mute: 'Mute',
  unmute: 'Turn sound on',
  volume: 'Volume',
  percent: (part) => percent.format(part),
  seek: 'Position',
  position: (time, duration) => `${time} of ${duration}`,
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  captions: 'Captions',
  enterFullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  loading: 'Loading video',
  retry: 'Try again',
  failed: (error) => FAILURES[error],
};
