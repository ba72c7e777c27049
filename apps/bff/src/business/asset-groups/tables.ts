import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { businesses, businessMembers } from '../business/index.ts';
import { adAccounts } from '../ad-accounts/index.ts';
import { catalogs } from '../catalog-records/index.ts';

/** Named groups of a business's assets (BD-06). */
export const assetGroups = pgTable(
  'asset_groups',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('asset_groups_name').on(table.businessId, sql`lower(${table.name})`)],
);

const groupId = () =>
  bigint('group_id', { mode: 'bigint' })
    .notNull()
    .references(() => assetGroups.id, { onDelete: 'cascade' });

/** The assets of a group: profiles, ad accounts and catalogs. Deleted with the asset. */
export const assetGroupItems = pgTable(
  'asset_group_items',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    groupId: groupId(),
    profileId: bigint('profile_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    adAccountId: bigint('ad_account_id', { mode: 'bigint' }).references(() => adAccounts.id, {
      onDelete: 'cascade',
    }),
    catalogId: bigint('catalog_id', { mode: 'bigint' }).references(() => catalogs.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    uniqueIndex('asset_group_items_profile').on(table.profileId, table.groupId),
    uniqueIndex('asset_group_items_ad_account').on(table.adAccountId, table.groupId),
    uniqueIndex('asset_group_items_catalog').on(table.catalogId, table.groupId),
    index('asset_group_items_group').on(table.groupId),
    check(
      'asset_group_items_one',
      sql`num_nonnulls(${table.profileId}, ${table.adAccountId}, ${table.catalogId}) = 1`,
    ),
  ],
);

/** The members assigned to a group. Deleted with the membership. */
export const assetGroupMembers = pgTable(
  'asset_group_members',
  {
    groupId: groupId(),
    businessId: bigint('business_id', { mode: 'bigint' }).notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('asset_group_members_member').on(table.businessId, table.userId),
    foreignKey({
      name: 'asset_group_members_of_business',
      columns: [table.businessId, table.userId],
      foreignColumns: [businessMembers.businessId, businessMembers.userId],
    }).onDelete('cascade'),
  ],
);
