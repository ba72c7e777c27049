import { join } from 'node:path';
import type { Env } from '../platform/config/env.ts';
import { MEDIA_CACHING, mediaContentType } from '../platform/media/images/index.ts';
import {
  createFallbackStore,
  createFolderStore,
  createS3Store,
  lazyS3,
  type ObjectStore,
} from '../platform/object-storage/index.ts';

/** The stored files of a site, by kind. */
export type Storage = {
  /** Images and videos. */
  readonly imageStore: ObjectStore;
  /** The archives of members. */
  readonly exportStore: ObjectStore;
};

/** The settings of the storage. */
export type StorageEnv = Pick<Env, 'dataDir' | 'storage' | 's3'>;

/** Opens the storage in the data directory. */
export function openFolderStorage({ dataDir }: Pick<Env, 'dataDir'>): Storage {
  return {
    imageStore: createFolderStore(join(dataDir, 'images')),
    exportStore: createFolderStore(join(dataDir, 'exports'), 0o600),
  };
}

/** Opens the storage in the bucket; undefined if none is set. No request is sent yet. */
export function openS3Storage({ s3 }: Pick<Env, 's3'>): Storage | undefined {
  if (s3 === undefined) return undefined;
  const { bucket, prefix } = s3;
  const open = lazyS3(s3);
  return {
    // The keys are the paths of the site, so that a CDN can read the bucket or the site at the same addresses.
    imageStore: createS3Store(open, {
      bucket,
      prefix: `${prefix}i/`,
      cacheControl: MEDIA_CACHING,
      contentType: mediaContentType,
    }),
    exportStore: createS3Store(open, {
      bucket,
      prefix: `${prefix}exports/`,
      cacheControl: 'private, no-store',
      contentType: () => 'application/zip',
    }),
  };
}

/** Opens the place of regular backups: a folder, or the bucket. Throws if none is set. */
export function openBackupStore({ backups, s3 }: Pick<Env, 'backups' | 's3'>): ObjectStore {
  const { to } = backups;
  if (to === undefined) throw new Error('No place for backups is set.');
  if (to !== 's3' || s3 === undefined) return createFolderStore(to, 0o600);
  return createS3Store(lazyS3(s3), {
    bucket: s3.bucket,
    prefix: `${s3.prefix}backups/`,
    cacheControl: 'private, no-store',
    contentType: () => 'application/octet-stream',
  });
}

/** Opens the storage that the settings name. If both are set, files are read from the other one too, as during a move. */
export function openStorage(env: StorageEnv): Storage {
  const folder = openFolderStorage(env);
  const s3 = openS3Storage(env);
  if (!s3) return folder;
  const [main, other] = env.storage === 's3' ? [s3, folder] : [folder, s3];
  return {
    imageStore: createFallbackStore(main.imageStore, other.imageStore),
    exportStore: createFallbackStore(main.exportStore, other.exportStore),
  };
}
