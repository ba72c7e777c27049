import { MOVE_STATES, type MoveCheck } from '@pegboard/business-dashboard/model';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../../business/business/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';

const businessId = (name: string) =>
  bigint(name, { mode: 'bigint' })
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });

/** A tag share that ended because the tag's account was transferred to the share's business. */
export type EndedShare = { readonly tagId: string; readonly state: 'asked' | 'accepted' };

/** Pending and past transfers of ad accounts between businesses (BD-02). */
export const adAccountMoves = pgTable(
  'ad_account_moves',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => adAccounts.id, { onDelete: 'cascade' }),
    fromId: businessId('from_id'),
    toId: businessId('to_id'),
    state: text({ enum: MOVE_STATES }).notNull().default('draft'),
    startedBy: bigint('started_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** The check list at the time of the transfer, or of the last preparation. */
    checks: jsonb().$type<readonly MoveCheck[]>().notNull().default([]),
    /** The asset groups that contained the account, restored when the transfer is undone. */
    leftGroups: bigint('left_groups', { mode: 'bigint' }).array().notNull().default([]),
    /**
     * The shares of its tags with the target business, ended by the transfer and restored when it is undone.
     */
    endedShares: jsonb('ended_shares').$type<readonly EndedShare[]>().notNull().default([]),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ad_account_moves_open')
      .on(table.accountId)
      .where(sql`${table.state} in ('draft', 'prepared', 'moved')`),
    index('ad_account_moves_account').on(table.accountId),
    index('ad_account_moves_from').on(table.fromId, table.id),
    index('ad_account_moves_to').on(table.toId, table.id),
    index('ad_account_moves_started_by').on(table.startedBy),
    check('ad_account_moves_elsewhere', sql`${table.fromId} <> ${table.toId}`),
  ],
);
