import { servePhotoWorker } from '@pegboard/pin-builder/photo-worker';

servePhotoWorker();
