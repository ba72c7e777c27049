import type { PinDraft } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { uploads } from '../uploads/index.ts';

/** Drafts of pins (CR-10) and scheduled pins (CR-11). Published ones are retained so that they are published once. */
export const pinDrafts = pgTable(
  'pin_drafts',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Generated on the device, so that a repeated request creates no second draft. */
    clientId: uuid('client_id').notNull(),
    /** Incremented with every change of the content. */
    version: integer().notNull().default(1),
    content: jsonb().$type<PinDraft>().notNull(),
    state: text({ enum: ['draft', 'scheduled', 'published', 'failed'] })
      .notNull()
      .default('draft'),
    /** The time of publication of a scheduled draft, or the time at which it failed to be published. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    /** The IANA time zone in which the time was chosen. */
    scheduledZone: text('scheduled_zone'),
    /** The code of the error for which a scheduled draft was not published. */
    failureCode: text('failure_code'),
    /** The published pin. No foreign key: the pin may be deleted later. */
    pinId: bigint('pin_id', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('pin_drafts_client').on(table.ownerId, table.clientId),
    index('pin_drafts_owner').on(table.ownerId, table.updatedAt, table.id),
    index('pin_drafts_due')
      .on(table.scheduledAt, table.id)
      .where(sql`${table.state} = 'scheduled' and ${table.deletedAt} is null`),
    index('pin_drafts_updated').on(table.updatedAt),
    index('pin_drafts_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The uploads of a draft by its owner. `purgeUploads` removes none that is in this table. */
export const pinDraftUploads = pgTable(
  'pin_draft_uploads',
  {
    draftId: bigint('draft_id', { mode: 'bigint' })
      .notNull()
      .references(() => pinDrafts.id, { onDelete: 'cascade' }),
    uploadId: bigint('upload_id', { mode: 'bigint' })
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.uploadId] }),
    index('pin_draft_uploads_upload').on(table.uploadId),
  ],
);
