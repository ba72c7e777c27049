export { byteRange, type ByteRange } from './byte-range.ts';
export { createFallbackStore } from './fallback-store.ts';
export { createFileReader } from './file-reader.ts';
export { createFolderStore } from './folder-store.ts';
export { moveFiles, type MoveCounts } from './move-files.ts';
export type { FileSize, ObjectStore, ReadFile, StoredFile } from './object-store.ts';
export { lazyS3, type OpenS3 } from './s3-client.ts';
export type { S3Settings } from './s3-settings.ts';
export { createS3Store } from './s3-store.ts';
