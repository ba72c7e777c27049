import { join } from 'node:path';
import type { MeasuredPlace } from '../administration/storage/index.ts';
import { isVideoPath } from '../platform/media/images/index.ts';
import { createFolderStore, type FileSize, type ObjectStore } from '../platform/object-storage/index.ts';
import type { Deps } from './deps.ts';
import { openBackupStore } from './open-storage.ts';

/** The folders of files that are processed: posted images, videos and imports. */
const UPLOAD_FOLDERS = ['uploads', 'video-uploads', 'imports'];

/** Returns the places of all files of the site, for the page of its storage (OP-06). */
export function measuredPlaces({ env, imageStore, exportStore }: Deps): readonly MeasuredPlace[] {
  const uploads = UPLOAD_FOLDERS.map((folder) => createFolderStore(join(env.dataDir, folder)));
  return [
    {
      kinds: ['images', 'videos'],
      kindOf: (path) => (isVideoPath(path) ? 'videos' : 'images'),
      listSizes: () => imageStore.listSizes(),
    },
    { kinds: ['uploads'], kindOf: () => 'uploads', listSizes: () => sizesOfAll(uploads) },
    { kinds: ['exports'], kindOf: () => 'exports', listSizes: () => exportStore.listSizes() },
    ...(env.backups.to === undefined
      ? []
      : [
          {
            kinds: ['backups'] as const,
            kindOf: () => 'backups' as const,
            listSizes: () => openBackupStore(env).listSizes(),
          },
        ]),
  ];
}

async function* sizesOfAll(stores: readonly ObjectStore[]): AsyncGenerator<FileSize> {
  for (const store of stores) yield* store.listSizes();
}
