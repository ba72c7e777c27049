import { bigint, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { images } from '../../platform/media/images/tables.ts';

/** Pictures on their way here, for a day. Each is posted with a policy that only its owner was given (wire-facts.md: the words). */
export const uploads = pgTable(
  'uploads',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** Names the file while it waits, and the upload in its policy; 128 bits that no one guesses. */
    key: text().notNull(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['registered', 'processing', 'succeeded', 'failed'] })
      .notNull()
      .default('registered'),
    /** The picture that it became. */
    imageId: bigint('image_id', { mode: 'bigint' }).references(() => images.id),
    /** The code of the error for which it was refused. */
    failureCode: text('failure_code'),
    /** The code of `FIELD_PROBLEMS` that names what the file is, of one whose type is not taken. */
    failureDetail: text('failure_detail'),
    /** The code of `AI_LABELS` that the metadata of the file states (CR-17). */
    mediaSourceType: smallint('media_source_type'),
    /** The upload whose image was edited to make this one (CR-05). That one may be forgotten first. */
    editedFromId: bigint('edited_from_id', { mode: 'bigint' }),
    /**
     * Number of attempts to process the image, so that one that crashes its process is not retried forever.
     */
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until when the file is taken. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('uploads_key').on(table.key),
    index('uploads_owner').on(table.ownerId, table.createdAt),
    index('uploads_created').on(table.createdAt),
    index('uploads_image').on(table.imageId),
  ],
);
