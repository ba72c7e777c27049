import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { contents } from '../../pins/pin-access/index.ts';
import { pinPromotions } from './tables.ts';
import { targetingSchema, type Targeting } from './targeting.ts';

/** Creates a content an ad of an advertiser with this targeting, which replaces the former one. */
export function promote(
  db: Db,
  contentId: bigint,
  promotion: { readonly promoterId: bigint; readonly targeting: Targeting },
): Promise<void> {
  const targeting = targetingSchema.parse(promotion.targeting);
  return db.transaction(async (tx) => {
    await tx
      .update(contents)
      .set({ isPromoted: true, promoterId: promotion.promoterId })
      .where(eq(contents.id, contentId));
    await tx
      .insert(pinPromotions)
      .values({ contentId, targeting })
      .onConflictDoUpdate({ target: pinPromotions.contentId, set: { targeting, updatedAt: new Date() } });
  });
}

/** Returns the targeting of an ad; empty without any. */
export async function getTargeting(db: Db, contentId: bigint): Promise<Targeting> {
  const [row] = await db
    .select({ targeting: pinPromotions.targeting })
    .from(pinPromotions)
    .where(eq(pinPromotions.contentId, contentId));
  return row?.targeting ?? {};
}
