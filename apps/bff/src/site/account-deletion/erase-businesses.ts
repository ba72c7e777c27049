import { sql } from 'drizzle-orm';
import type { ErasureStep } from './erasure-step.ts';

const AT_ONCE = 500;

/** The businesses that the member runs alone. */
const ownBusinesses = (id: bigint) => sql`
  select business_id from business_members own where own.user_id = ${id} and not exists (
    select from business_members other where other.business_id = own.business_id and other.user_id <> own.user_id)`;

/** Deletes the items of catalogs of businesses that the member runs alone. */
export const eraseCatalogItems: ErasureStep = async ({ db }, { id }) => {
  const { rowCount } = await db.execute(sql`
    delete from catalog_items where ctid in (
      select catalog_items.ctid from catalog_items join catalogs on catalogs.id = catalog_items.catalog_id
      where catalogs.owner_id = ${id} or catalogs.business_id in (${ownBusinesses(id)}) limit ${AT_ONCE})`);
  return (rowCount ?? 0) > 0;
};

/** Deletes the businesses that the member runs alone, and the invitations to their address. Invoices are kept. */
export const eraseBusinesses: ErasureStep = async ({ db }, { id, email }) => {
  await db.execute(sql`delete from business_invites where email = ${email}`);
  const { rowCount } = await db.execute(sql`
    delete from businesses where id in (${ownBusinesses(id)} limit 1)`);
  return (rowCount ?? 0) > 0;
};
