import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { PREVIEW_KINDS } from './preview-subject.ts';

/** The images for link previews that are stored. Without a foreign key, so that a row names its file after its subject is deleted. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    kind: text({ enum: PREVIEW_KINDS }).notNull(),
    /** The id of the board, section or member. */
    subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
    /** Names the file; see `previewKey`. */
    key: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId, table.key] })],
);
