import { bigint, boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { images } from '../../platform/media/images/tables.ts';

/** Uploads of videos, from their first byte until their video was published or the row is purged. */
export const videoUploads = pgTable(
  'video_uploads',
  {
    /** Names the files of the upload, and its address. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['uploading', 'processing', 'succeeded', 'failed'] })
      .notNull()
      .default('uploading'),
    /** The size of the whole file. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Progress of the processing, 0 to 100. */
    progress: smallint().notNull().default(0),
    /** The code of the error for which it was rejected. */
    failureCode: text('failure_code'),
    /** The name of the codec that is not supported. */
    failureCodec: text('failure_codec'),
    /** The poster; the files of the video are stored beside those of this image. */
    imageId: bigint('image_id', { mode: 'bigint' }).references(() => images.id, { onDelete: 'set null' }),
    width: integer(),
    height: integer(),
    durationMs: integer('duration_ms'),
    /** The renditions by height, such as `720p`. */
    renditions: text().array(),
    /** True if there was a sound that could not be decoded: the video is silent. */
    isSoundDropped: boolean('is_sound_dropped').notNull().default(false),
    /** The time of the frame that the poster shows. */
    coverMs: integer('cover_ms').notNull().default(0),
    /** Number of processes that crashed during its processing, which limits the retries. */
    crashes: smallint().notNull().default(0),
    /** True once a pin was published with it: the image is then removed with the last pin. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the last received part or change of state. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('video_uploads_owner').on(table.ownerId, table.createdAt),
    index('video_uploads_state').on(table.state, table.activeAt),
    index('video_uploads_image').on(table.imageId),
  ],
);
