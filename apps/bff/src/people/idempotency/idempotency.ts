import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** A write with its idempotency key. */
type Intent = { readonly key: string | undefined; readonly request: unknown };
type StoredResponse<T> = { readonly request_hash: string; readonly answer: T };

/**
 * Executes a write once per key, in the given transaction: a repeated request returns the same response, and
 * concurrent requests with one key wait for each other. Throws `idempotency_key_reused` for a different
 * request.
 */
export async function withIdempotencyKey<T>(
  tx: Db,
  viewer: SignedIn,
  { key, request }: Intent,
  write: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return write();
  const hash = hashOf(request);
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${viewer.id}, ${key}, ${hash}) on conflict do nothing`);
  if (rowCount === 0) {
    const stored = await findStoredResponse<T>(tx, viewer, { key, request });
    if (!stored) throw new AppError('idempotency_key_reused');
    return stored.answer;
  }
  const answer = await write();
  await tx.execute(sql`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb where user_id = ${viewer.id} and key = ${key}`);
  return answer;
}

/**
 * Returns the response stored under a key, for writes whose work precedes their transaction. Throws
 * `idempotency_key_reused` for a different request.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what was kept is what the caller answered
export async function findStoredResponse<T>(
  db: Db,
  viewer: SignedIn,
  { key, request }: Intent,
): Promise<{ readonly answer: T } | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await db.execute<StoredResponse<T>>(
    sql`select request_hash, answer from idempotency_keys where user_id = ${viewer.id} and key = ${key}`,
  );
  if (rows[0] && rows[0].request_hash !== hashOf(request)) throw new AppError('idempotency_key_reused');
  return rows[0];
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
