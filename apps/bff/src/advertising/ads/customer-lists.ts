import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { customerListMembers, customerLists } from './tables.ts';

/** Minimum number of people on a usable list: an ad for a handful would reveal who is a member. */
export const CUSTOMER_LIST_MIN = 100;

/** Returns the SHA-256 of an email in hex, trimmed and in lower case, as usual among advertisers. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Stores an advertiser's customer list as hashes of emails, and returns its id. */
export function storeCustomerList(
  db: Db,
  advertiserId: bigint,
  list: { readonly name: string; readonly emailHashes: readonly string[] },
): Promise<bigint> {
  const id = newId();
  return db.transaction(async (tx) => {
    const hashes = [...new Set(list.emailHashes)];
    await tx.insert(customerLists).values({ id, advertiserId, name: list.name, size: hashes.length });
    const members = hashes.map((hash) => ({ listId: id, emailHash: hash }));
    if (members.length > 0) await tx.insert(customerListMembers).values(members);
    return id;
  });
}

/** True if an email is on one of these lists of the advertiser. Lists of other advertisers never match. */
export async function isOnCustomerList(
  db: Db,
  advertiserId: bigint,
  listIds: readonly string[],
  email: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ is_on: boolean }>(sql`
    select exists (
      select from customer_list_members member join customer_lists list on list.id = member.list_id
      where list.advertiser_id = ${advertiserId} and list.size >= ${CUSTOMER_LIST_MIN} and member.email_hash = ${emailHash(email)}
        and list.id = any(${`{${listIds.join(',')}}`}::bigint[])
    ) as is_on`);
  return rows[0]?.is_on === true;
}
