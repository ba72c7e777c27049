export { retryIfImageRemoved } from './image-removal.ts';
export { type ImageRow, saveImage, type SavedImage, type SaveImageDeps } from './save-image.ts';
export { renamePictures } from './rename-pictures.ts';
export { removeUnpinned } from './remove-unpinned.ts';
export { removePictureIfUnused } from './remove-picture.ts';
export { sweepPictures } from './sweep-pictures.ts';
export { imagesOfContent } from './picture-uses.ts';
export { APPEAL_DAYS } from './removed-by-moderator.ts';
export { withholdRemoved } from './withhold-removed.ts';
