import { bigint, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { images } from '../../platform/media/images/tables.ts';

/** Uploads of images, retained for a day. Each is posted with a policy that only its owner received (wire-facts.md). */
export const uploads = pgTable(
  'uploads',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** Names the file until it is processed, and the upload in its policy; 128 random bits. */
    key: text().notNull(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['registered', 'processing', 'succeeded', 'failed'] })
      .notNull()
      .default('registered'),
    /** The resulting image. */
    imageId: bigint('image_id', { mode: 'bigint' }).references(() => images.id),
    /** The code of the error for which it was rejected. */
    failureCode: text('failure_code'),
    /** The code of `FIELD_PROBLEMS` for the type of a file that is not accepted. */
    failureDetail: text('failure_detail'),
    /** The code of `AI_LABELS` that the metadata of the file states (CR-17). */
    mediaSourceType: smallint('media_source_type'),
    /** The upload whose image was edited to create this one (CR-05). That one may be deleted first. */
    editedFromId: bigint('edited_from_id', { mode: 'bigint' }),
    /**
     * Number of attempts to process the image, so that one that crashes its process is not retried forever.
     */
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time until which the file is accepted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('uploads_key').on(table.key),
    index('uploads_owner').on(table.ownerId, table.createdAt),
    index('uploads_created').on(table.createdAt),
    index('uploads_image').on(table.imageId),
  ],
);
