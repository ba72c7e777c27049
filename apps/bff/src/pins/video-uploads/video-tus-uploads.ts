import { and, eq } from 'drizzle-orm';
import { VIDEO_BYTES_MAX } from '@pegboard/types';
import type { TusUpload, TusUploads } from '../../platform/tus/index.ts';
import { assertTranscoding } from './assert-transcoding.ts';
import type { Deps } from './deps.ts';
import { findVideoUploads } from './find-video-uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { registerVideo } from './register-video.ts';
import { removeVideoUpload } from './remove-video-upload.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

/** Returns the uploads of videos, as they are received by the tus protocol. */
export function videoTusUploads(deps: Deps): TusUploads {
  const { db, env, now } = deps;
  return {
    path: '/upload/video',
    bytesMax: VIDEO_BYTES_MAX,
    tooLarge: 'video_file_too_large',
    file: (id) => videoFolders(env).sourceFile(id),
    prepare: () => videoFolders(env).prepare(),
    async find(id) {
      const [row] = await db.select().from(videoUploads).where(eq(videoUploads.id, id));
      return row && toTusUpload(row);
    },
    async findOwn(viewer, id) {
      const [row] = await findVideoUploads(db, viewer, [id]);
      return row && toTusUpload(row);
    },
    async register(viewer, { id, bytes }) {
      assertTranscoding(env);
      await registerVideo(db, viewer, { id, bytes, now: now() });
    },
    async touch(id) {
      await db
        .update(videoUploads)
        .set({ activeAt: now() })
        .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'uploading')));
    },
    finish: (id) => finishUpload(deps, id),
    remove: (viewer, id) => removeVideoUpload(deps, viewer, id),
  };
}

const toTusUpload = ({
  id,
  bytes,
  createdAt,
  state,
}: Pick<typeof videoUploads.$inferSelect, 'id' | 'bytes' | 'createdAt' | 'state'>): TusUpload => ({
  id,
  bytes,
  createdAt,
  isUploading: state === 'uploading',
});
