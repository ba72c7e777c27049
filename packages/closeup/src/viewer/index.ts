export { ImageViewer, type ImageViewerProps, type ViewerPicture } from './image-viewer.tsx';
export { viewerMessages, type ViewerMessages } from './viewer-messages.ts';
export { closeupPictures } from '../model/closeup-pictures.ts';
