import type { BuilderState } from './builder-state.ts';
import { listVideos } from './page-videos.ts';
import { listImages } from './validate-draft.ts';

/** The phase of a draft: from an image on the device to a published Pin. */
export type BuilderPhase =
  | 'empty'
  | 'uploading'
  | 'processing'
  | 'failed'
  | 'ready'
  | 'publishing'
  | 'published';

const PHASES_OF_VIDEO = {
  checking: 'processing',
  uploading: 'uploading',
  processing: 'processing',
  'changing-cover': 'processing',
  failed: 'failed',
  rejected: 'failed',
  ready: 'ready',
} as const;

/** Returns the phase of a draft; of several images, the one that is furthest behind. */
export function getBuilderPhase(state: BuilderState): BuilderPhase {
  const { kind } = state.publish;
  if (kind === 'published' || kind === 'scheduled') return 'published';
  if (kind === 'publishing') return 'publishing';
  if (state.media.kind === 'none') return 'empty';
  if (state.media.kind === 'video') return PHASES_OF_VIDEO[state.media.video.state.kind];
  const images = listImages(state);
  const videos = new Set(listVideos(state.media).map((video) => PHASES_OF_VIDEO[video.state.kind]));
  if (images.some(({ upload, edit }) => upload.kind === 'failed' || edit.kind === 'failed')) return 'failed';
  if (videos.has('failed')) return 'failed';
  if (images.some(({ upload }) => upload.kind === 'progressing' && upload.stage === 'uploading'))
    return 'uploading';
  if (videos.has('uploading')) return 'uploading';
  const isProcessing = images.some(
    ({ upload, edit }) =>
      upload.kind === 'progressing' || edit.kind === 'progressing' || edit.kind === 'waiting',
  );
  return isProcessing || videos.has('processing') ? 'processing' : 'ready';
}

/** Returns the progress of all uploads from 0 to 1, where uploading is nine tenths of an image's way. */
export function getUploadProgress(state: BuilderState): number {
  const images = listImages(state);
  if (images.length === 0) return 1;
  const sum = images.reduce((total, { upload }) => {
    if (upload.kind === 'uploaded') return total + 1;
    if (upload.kind === 'failed') return total;
    return total + (upload.stage === 'uploading' ? 0.9 * upload.fraction : 0.9 + 0.1 * upload.fraction);
  }, 0);
  return sum / images.length;
}
