import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { AudienceKind } from './audience-kinds.ts';
import { storeCustomerList } from './customer-lists.ts';
import { audiences, customerListMembers, customerLists } from './tables.ts';
import type { Targeting } from './targeting.ts';

/** An audience, with the number of people on its list; their identities are never returned. */
export type Audience = {
  readonly id: bigint;
  readonly kind: AudienceKind;
  readonly name: string;
  readonly listId: bigint | null;
  readonly size: number | null;
  readonly createdAt: Date;
};

const AUDIENCES_MAX = 200;
const LIST_MAX = 1_000_000;

/** Returns the audiences of an ad account, newest first. */
export function listAudiences(db: Db, accountId: bigint): Promise<readonly Audience[]> {
  return db
    .select({
      id: audiences.id,
      kind: audiences.kind,
      name: audiences.name,
      listId: audiences.listId,
      size: customerLists.size,
      createdAt: audiences.createdAt,
    })
    .from(audiences)
    .leftJoin(customerLists, eq(customerLists.id, audiences.listId))
    .where(eq(audiences.accountId, accountId))
    .orderBy(desc(audiences.id))
    .limit(AUDIENCES_MAX);
}

/** Stores an audience; a customer list together with its first hashes. */
export function createAudience(
  db: Db,
  account: { readonly id: bigint; readonly advertiserId: bigint },
  input: { readonly kind: AudienceKind; readonly name: string; readonly emailHashes: readonly string[] },
): Promise<bigint> {
  const { kind, name, emailHashes } = input;
  return db.transaction(async (tx) => {
    const listId =
      kind === 'customer_list'
        ? await storeCustomerList(tx, account.advertiserId, { name, emailHashes })
        : null;
    const id = newId();
    await tx.insert(audiences).values({ id, accountId: account.id, kind, name, listId });
    return id;
  });
}

/**
 * Adds hashes to a customer list, each once, and returns the number of new ones. Throws `audience_not_found`,
 * and `invalid_input` for a full list.
 */
export async function addToAudience(
  db: Db,
  accountId: bigint,
  text: string,
  emailHashes: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; size: number }>(sql`
      select list.id::text as id, list.size from customer_lists list join audiences on audiences.list_id = list.id
      where audiences.id = ${parseId(text) ?? null} and audiences.account_id = ${accountId} for update of list`);
    const [list] = rows;
    if (!list) throw new AppError('audience_not_found');
    if (list.size + emailHashes.length > LIST_MAX)
      throw new AppError('invalid_input', { fields: { email_hashes: 'A list holds a million people.' } });
    const { rowCount } = await tx.execute(sql`
      insert into customer_list_members (list_id, email_hash)
      select ${list.id}::bigint, hash from jsonb_array_elements_text(${JSON.stringify(emailHashes)}::jsonb) hash
      on conflict do nothing`);
    await tx.execute(
      sql`update customer_lists set size = size + ${rowCount ?? 0} where id = ${list.id}::bigint`,
    );
    return rowCount ?? 0;
  });
}

/** Deletes an audience with its list, and returns its name. Throws `audience_not_found`. */
export async function deleteAudience(db: Db, accountId: bigint, text: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(audiences)
      .where(and(eq(audiences.id, parseId(text) ?? 0n), eq(audiences.accountId, accountId)))
      .returning({ name: audiences.name, listId: audiences.listId });
    if (!gone) throw new AppError('audience_not_found');
    if (gone.listId === null) return gone.name;
    await tx.delete(customerListMembers).where(eq(customerListMembers.listId, gone.listId));
    await tx.delete(customerLists).where(eq(customerLists.id, gone.listId));
    return gone.name;
  });
}

/**
 * Returns the targeting that these audiences define. Throws `audience_not_found` for one of another account.
 */
export async function targetingOfAudiences(
  db: Db,
  accountId: bigint,
  texts: readonly string[],
): Promise<Pick<Targeting, 'customerLists' | 'engagement' | 'lookalike' | 'visitors'>> {
  if (texts.length === 0) return {};
  const ids = texts.map((text) => parseId(text) ?? 0n);
  const found = await db
    .select({ kind: audiences.kind, listId: audiences.listId })
    .from(audiences)
    .where(and(eq(audiences.accountId, accountId), inArray(audiences.id, ids)));
  if (found.length < new Set(ids).size) throw new AppError('audience_not_found');
  const has = (kind: AudienceKind): boolean => found.some((one) => one.kind === kind);
  const lists = found.flatMap(({ listId }) => (listId === null ? [] : [String(listId)]));
  return {
    ...(has('visitors') && { visitors: true as const }),
    ...(has('engagement') && { engagement: true as const }),
    ...(has('lookalike') && { lookalike: true as const }),
    ...(lists.length > 0 && { customerLists: lists }),
  };
}
