import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { AUDIT_ACTIONS, AUDIT_SOURCES } from './actions.ts';

/**
 * Actions of the team, one row each (OP-06). A trigger rejects changes, except that a deleted account is no longer named, and
 * deletions before `AUDIT_DAYS` have passed.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: AUDIT_SOURCES }).notNull(),
    /** The member of the team; null for a command, and after the account was deleted. */
    actorId: bigint('actor_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** The member whom the action concerns; null if there is none, and after the account was deleted. */
    memberId: bigint('member_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** The values of the action by name, such as `reason`. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_member').on(table.memberId, table.id),
    index('audit_entries_action').on(table.action, table.id),
  ],
);
