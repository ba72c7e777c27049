import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { MAIL_CHOICES } from './channel-rules.ts';
import { NEWS_KINDS } from './notification-kinds.ts';
import { DIGEST_RHYTHMS } from './schedule-rules.ts';

/**
 * The channels on which a member gets notifications of a kind (AC-12): the only place where it is stored. Without a row, the
 * defaults of `channel-rules.ts` apply.
 */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NEWS_KINDS }).notNull(),
    /** True if they appear in the list of notifications. */
    app: boolean().notNull(),
    /** True if they are pushed to the devices that the member added. */
    push: boolean().notNull(),
    mail: text({ enum: MAIL_CHOICES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The times of a member's notifications (AC-12); without a row, there are no quiet hours. */
export const notificationSchedules = pgTable(
  'notification_schedules',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An IANA name, such as `Europe/Berlin`. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The quiet hours, in minutes after midnight; null without any. They may pass midnight. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    digest: text({ enum: DIGEST_RHYTHMS }).notNull().default('daily'),
    /** True if pushed notifications name people and boards, also on a locked screen. */
    showsContent: boolean('shows_content').notNull().default(false),
    /** The time of the next digest; null if no kind is in it. */
    digestAt: timestamp('digest_at', { withTimezone: true }),
    /** The time from which it reports: that of the previous one, or that at which it was turned on. */
    digestFrom: timestamp('digest_from', { withTimezone: true }),
  },
  (table) => [
    index('notification_schedules_due')
      .on(table.digestAt)
      .where(sql`${table.digestAt} is not null`),
  ],
);
