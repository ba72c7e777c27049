export { createPinFromUpload } from './create-pin-from-upload.ts';
export { createPinFromVideo } from './create-pin-from-video.ts';
export { fetchPageImage } from './fetch-page-image.ts';
export { fetchImage } from './find-picture.ts';
export { htmlToPlainLine } from './plain-line.ts';
export { parseDataUrl, webAddress } from './pin-options.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { describedPageImage, pageImageRoute } from './page-image-route.ts';
import { newPinResources } from './resources.ts';
import { shareTargetRoute } from './share-target-route.ts';

/**
 * Returns the module of new pins: created from an upload, an address, or base64, once per idempotency key;
 * the images of pages; and the share target of the installed app.
 */
export function newPinsModule(deps: Deps): Module {
  return {
    resources: newPinResources(deps),
    operations: describedPageImage,
    routes(app) {
      shareTargetRoute(app);
      pageImageRoute(app, deps);
    },
  };
}
