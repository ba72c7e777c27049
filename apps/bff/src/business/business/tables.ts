import { LOG_ACTIONS, type LogChange } from '@pegboard/business-dashboard/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/** Business accounts of all three kinds (BD-04). */
export const businesses = pgTable(
  'businesses',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    kind: text({ enum: ['access', 'manager', 'hierarchy'] }).notNull(),
    name: text().notNull(),
    websiteUrl: text('website_url'),
    /** The category of the business, one of `BUSINESS_CATEGORIES`. */
    category: text(),
    /** The account that was converted to this business and owns its pins; only of the kind `access`. */
    profileId: bigint('profile_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** The parent in the tree of businesses. */
    parentId: bigint('parent_id', { mode: 'bigint' }).references((): AnyPgColumn => businesses.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('businesses_profile').on(table.profileId),
    index('businesses_parent').on(table.parentId, table.id),
    check('businesses_not_in_itself', sql`${table.parentId} <> ${table.id}`),
  ],
);

/**
 * The members of businesses with their roles. Ending a membership deletes the row, so the next request is
 * denied.
 */
export const businessMembers = pgTable(
  'business_members',
  {
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'admin', 'analyst', 'finance', 'catalog_manager'] }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.userId] }),
    index('business_members_user').on(table.userId, table.businessId),
  ],
);

/** The log of a business. Entries remain after the member's account is deleted. */
export const businessLog = pgTable(
  'business_log',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    actorId: bigint('actor_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: LOG_ACTIONS }).notNull(),
    /** The name of the changed subject: a person, a role. */
    subject: text().notNull().default(''),
    /** The changed fields. */
    changes: jsonb().$type<readonly LogChange[]>().notNull().default([]),
  },
  (table) => [
    index('business_log_business').on(table.businessId, table.id),
    index('business_log_actor').on(table.actorId),
  ],
);

/** Pending invitations to a business, for a member or an email. Answering deletes the row. */
export const businessInvites = pgTable(
  'business_invites',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    invitedBy: bigint('invited_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    role: text({ enum: ['owner', 'admin', 'analyst', 'finance', 'catalog_manager'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('business_invites_user').on(table.userId, table.businessId),
    uniqueIndex('business_invites_email').on(table.businessId, table.email),
    index('business_invites_by').on(table.invitedBy),
    index('business_invites_expiry').on(table.expiresAt),
    check('business_invites_one', sql`(${table.userId} is null) <> (${table.email} is null)`),
  ],
);

/** Phone calls about a business that members requested. */
export const businessCalls = pgTable(
  'business_calls',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['start', 'ads', 'catalogs', 'measuring', 'other'] }).notNull(),
    day: text().notNull(),
    partOfDay: text('part_of_day', { enum: ['morning', 'afternoon', 'evening'] }).notNull(),
    timeZone: text('time_zone').notNull(),
    phone: text().notNull(),
    message: text().notNull().default(''),
  },
  (table) => [index('business_calls_user').on(table.userId, table.id)],
);
