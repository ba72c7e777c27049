import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { campaigns } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { charges, orderLines } from './tables.ts';
import type { Charge } from './charge-card.ts';

type OrderLine = typeof orderLines.$inferSelect;

/** Returns an account's spend on days that are not closed yet, in micro units. */
export async function getUnbilledSpend(db: Db, accountId: bigint): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${campaigns.spentMicro} - ${campaigns.billedMicro}), 0)::text` })
    .from(campaigns)
    .where(eq(campaigns.accountId, accountId));
  return Number(row?.sum ?? 0);
}

/** Returns a page of an account's order lines, newest first, in an optional range of days. */
export async function listOrderLines(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  accountId: bigint,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  params: PageParams,
): Promise<Page<OrderLine>> {
  const kind = `order lines ${accountId} ${from ?? ''} ${to ?? ''}`;
  const [before] = bookmarks.read(kind, params.after) ?? [];
  const rows = await db
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.accountId, accountId),
        from === undefined ? undefined : gte(orderLines.day, from),
        to === undefined ? undefined : lte(orderLines.day, to),
        before === undefined ? undefined : lt(orderLines.id, BigInt(before)),
      ),
    )
    .orderBy(desc(orderLines.id))
    .limit(params.size + 1);
  return toPage(rows, params.size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns a page of an account's charges, newest first. */
export async function listCharges(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  accountId: bigint,
  params: PageParams,
): Promise<Page<Charge>> {
  const kind = `charges ${accountId}`;
  const [before] = bookmarks.read(kind, params.after) ?? [];
  const rows = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.accountId, accountId),
        before === undefined ? undefined : lt(charges.id, BigInt(before)),
      ),
    )
    .orderBy(desc(charges.id))
    .limit(params.size + 1);
  return toPage(rows, params.size, (last) => bookmarks.make(kind, [String(last.id)]));
}
