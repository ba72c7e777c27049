import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Reader } from '../../business/asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { accountInBusiness } from './account-in-business.ts';
import { conversionTokens } from './tables.ts';

/** A token as stored, with its hash. */
export type TokenRow = typeof conversionTokens.$inferSelect;

const TOKENS_MAX = 20;
const SHOWN_MAX = 100;
const USED_EVERY_MS = 60_000;
const TOKEN = /^pbc_[\w-]{43}$/;

/** Returns the stored hash of a token. A fast hash is enough for 256 random bits. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token of an ad account: returned once, and stored as a hash. Throws `tokens_full`. */
export async function makeToken(
  tx: Db,
  input: Pick<TokenRow, 'businessId' | 'accountId' | 'name' | 'madeBy'>,
): Promise<{ readonly id: bigint; readonly token: string }> {
  // The account is locked, so that concurrent requests cannot exceed the maximum.
  await tx.execute(sql`select from ad_accounts where id = ${input.accountId} for update`);
  const ofAccount = and(eq(conversionTokens.accountId, input.accountId), isNull(conversionTokens.revokedAt));
  if ((await tx.$count(conversionTokens, ofAccount)) >= TOKENS_MAX) throw new AppError('tokens_full');
  const [id, token] = [newId(), `pbc_${randomBytes(32).toString('base64url')}`];
  await tx.insert(conversionTokens).values({ id, ...input, tokenHash: hashOf(token) });
  return { id, token };
}

/** Returns the tokens of an ad account, including revoked ones, newest first. */
export function listTokens(db: Db, accountId: bigint): Promise<readonly TokenRow[]> {
  return db
    .select()
    .from(conversionTokens)
    .where(eq(conversionTokens.accountId, accountId))
    .orderBy(desc(conversionTokens.id))
    .limit(SHOWN_MAX);
}

/**
 * Revokes a token of an ad account that the member has access to, effective from the next request. Throws
 * `token_not_found`.
 */
export async function revokeToken(db: Db, reader: Reader, text: string, now: Date): Promise<TokenRow> {
  const [token] = await db
    .update(conversionTokens)
    .set({ revokedAt: sql`coalesce(revoked_at, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(conversionTokens.id, parseId(text) ?? 0n),
        accountInBusiness(reader, conversionTokens.accountId),
      ),
    )
    .returning();
  if (!token) throw new AppError('token_not_found');
  return token;
}

/** Returns the ad account of an `Authorization` header. Throws `token_invalid`. */
export async function accountOfToken(db: Db, header: string | undefined, now: Date): Promise<bigint> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (!TOKEN.test(token)) throw new AppError('token_invalid');
  const [found] = await db
    .select()
    .from(conversionTokens)
    .where(and(eq(conversionTokens.tokenHash, hashOf(token)), isNull(conversionTokens.revokedAt)));
  if (!found) throw new AppError('token_invalid');
  const usedMs = found.lastUsedAt?.getTime() ?? 0;
  if (now.getTime() - usedMs >= USED_EVERY_MS)
    await db.update(conversionTokens).set({ lastUsedAt: now }).where(eq(conversionTokens.id, found.id));
  return found.accountId;
}
