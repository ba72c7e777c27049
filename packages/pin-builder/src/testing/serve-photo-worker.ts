import { servePhotoWorker } from '../photo-worker.ts';

servePhotoWorker();
