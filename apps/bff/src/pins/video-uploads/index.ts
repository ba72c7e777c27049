import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { pinVideoResources } from './pin-video-resources.ts';
import { videoUploadResources } from './resources.ts';
import { describeTus, tusRoutes } from '../../platform/tus/index.ts';
import { videoTusUploads } from './video-tus-uploads.ts';

export { changeCover } from './change-cover.ts';
export { changePinCover } from './change-pin-cover.ts';
export { checkCover } from './check-cover.ts';
export { findVideoUploads, videoFailureMessage, type VideoUploadRow } from './find-video-uploads.ts';
export { listVideoUploads } from './list-video-uploads.ts';
export { setCover } from './set-cover.ts';
export { createVideoForms, type VideoForms } from './video-forms.ts';
export { parseCaptions, type Captions } from './parse-captions.ts';
export { processFile, type FileVideo } from './process-file.ts';
export { processVideo } from './process-video.ts';
export { findReadyVideo, publishVideo, type PublishedVideo } from './publish-video.ts';
export { purgeVideoUploads } from './purge-video-uploads.ts';
export { videoFolders } from './video-folders.ts';
export { readReceivedBytes } from './read-received-bytes.ts';

/** Video uploads: received by the tus protocol, transcoded in the background, and published with a pin. */
export function videoUploadsModule(deps: Deps): Module {
  const uploads = videoTusUploads(deps);
  return {
    resources: [...videoUploadResources(deps), ...pinVideoResources(deps)],
    routes: (app) => tusRoutes(app, deps, uploads),
    operations: describeTus(uploads, {
      tag: 'VideoUpload',
      object: 'a video',
      after: '`VideoUploadResource get` reports its processing',
    }),
  };
}
