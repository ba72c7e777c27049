import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { createUploadPolicies } from './policy.ts';
import { describedPost } from './describe-post.ts';
import { postRoute } from './post-route.ts';
import { profilePhotoRoute } from './profile-photo-route.ts';
import { uploadResources } from './resources.ts';

export { findUploads, type UploadRow } from './find-uploads.ts';
export { announcedForm, formRouteOptions, registerFormRoutes } from './form-route.ts';
export { BODY_LIMITS, createBodyLimiter } from './limit-bodies.ts';
export { POLICY_MINUTES } from './policy.ts';
export { createUploadPolicies, parametersSchema, type UploadPolicies, type UploadPolicy } from './policy.ts';
export { pageFormRoute, readPostedImage } from './page-form-route.ts';
export { processUpload } from './process-upload.ts';
export { readFormPost, type PostedFile } from './read-form-post.ts';
export { purgeUploads } from './purge-uploads.ts';
export { uploads } from './tables.ts';
export { checkUploadLimits } from './register-upload.ts';
export { storeFinishedUpload } from './store-finished-upload.ts';
export { holdUpload, uploadedPicture } from './uploaded-picture.ts';
export {
  createDiskUploads,
  type PendingUpload,
  type UploadStore,
  type UploadStoreDeps,
} from './upload-store.ts';

/** Uploads: a file is registered, posted with its policy, and processed to an image in the background. */
export function uploadsModule(deps: Deps): Module {
  const policies = createUploadPolicies({ secret: deps.env.secret, now: deps.now });
  return {
    resources: uploadResources(deps, policies),
    routes(app, show) {
      postRoute(app, deps, policies);
      profilePhotoRoute(app, deps, show);
    },
    operations: [describedPost],
  };
}
