export { copyVideoFiles } from './copy-files.ts';
export { sendFile, sendFileInPart } from './send-file.ts';
export { mediaContentType } from './content-type.ts';
export { lockPicture } from './lock-picture.ts';
export { countAvif } from './count-avif.ts';
export { startAvifJob, type AvifJobDeps, type Job } from './avif-job.ts';
export { createImagePool, type ImagePool, type StoredImageTask } from './image-pool.ts';
export { imageName, nameImage, type ImageOwner } from './image-name.ts';
export { openFilePurge, type FilePurgeDeps, type PurgeFiles } from './file-purge.ts';
export { imageFiles } from './image-files.ts';
export { imageRoutes, MEDIA_CACHING } from './image-routes.ts';
export { imageSchema, imageUrl, presentImages, type ImageView, type PictureRow } from './present-image.ts';
export { DESCRIPTOR_BITS, colorsNeeded } from './image-descriptor.ts';
export { COPY_HASH_BITS } from './copy-hash.ts';
export { imageRejected } from './image-rejected.ts';
export { unsupportedType, type UnsupportedFileType } from './file-types.ts';
export {
  IMAGE_REFUSALS,
  imagePath,
  readStoredCopyHash,
  type ImageRejection,
  type RejectedImage,
} from './process-image.ts';
export { describePicture, type ImageDescriptor } from './describe-image.ts';
export { PREVIEW_COVERS_MAX, PREVIEW_SIZE } from './preview-image.ts';
export { readFile } from './read-file.ts';
export { absoluteMediaUrl, IMAGES_PREFIX, mediaUrl, setMediaOrigin } from './media-url.ts';
export { purgeImageFiles } from './purge-files.ts';
export { removeImageFiles } from './remove-files.ts';
export { sweepFiles } from './sweep-files.ts';
export { images } from './tables.ts';
export { backfillCopyHashes } from './backfill-copy-hashes.ts';
export { backfillImageDescriptors, presentModel } from './backfill-descriptors.ts';
export { fillImageSketches } from './fill-sketches.ts';
export { isVideoPath, videoPath, type VideoFile } from './video-files.ts';
