import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { contents } from '../pin-access/index.ts';

/** The captions of videos. They are removed with their content, like the files of the video. */
export const captions = pgTable(
  'captions',
  {
    /** Names the captions in their address: 128 random bits in hexadecimal. */
    name: text().primaryKey(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** WebVTT. */
    vtt: text().notNull(),
  },
  (table) => [index('captions_content').on(table.contentId)],
);
