import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { businesses } from '../business/index.ts';

/** Domains of emails that businesses claim, and their OpenID Connect providers (AC-09). */
export const signOnDomains = pgTable(
  'sign_on_domains',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** In lower case, in Punycode. */
    domain: text().notNull(),
    /** The value that a TXT record or a file of the domain has to repeat. */
    token: text().notNull(),
    provedAt: timestamp('proved_at', { withTimezone: true }),
    issuer: text(),
    clientId: text('client_id'),
    /** Encrypted by `sealSecret`. */
    sealedSecret: text('sealed_secret'),
    /** The time at which the business turned it on, after a test. */
    enabledAt: timestamp('enabled_at', { withTimezone: true }),
    /** True if members with an email of the domain have to use it. */
    isRequired: boolean('is_required').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sign_on_domains_business').on(table.businessId, table.domain),
    /** A domain is proved for one business only. */
    uniqueIndex('sign_on_domains_proved')
      .on(table.domain)
      .where(sql`${table.provedAt} is not null`),
    check(
      'sign_on_domains_enabled',
      sql`${table.enabledAt} is null or (${table.provedAt} is not null and ${table.issuer} is not null
        and ${table.clientId} is not null and ${table.sealedSecret} is not null)`,
    ),
    check('sign_on_domains_required', sql`not ${table.isRequired} or ${table.enabledAt} is not null`),
  ],
);
