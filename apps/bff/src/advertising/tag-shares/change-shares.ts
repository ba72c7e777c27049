import { and, count, eq, or, type SQL } from 'drizzle-orm';
import { businesses, logAction, type Membership } from '../../business/business/index.ts';
import { conversionTags, findTag } from '../conversions/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { tagShares } from './tables.ts';

type By = Membership & { readonly viewer: SignedIn };

/** Maximum number of businesses that a tag can be shared with. */
export const TAG_SHARES_MAX = 50;

/**
 * Offers another business the events of a tag; a repeated offer has no effect. Throws `tag_not_found`,
 * `invalid_input`, `tag_shares_full`.
 */
export async function shareTag(
  tx: Db,
  by: By,
  input: { readonly tag_id: string; readonly to_business_id: string },
): Promise<void> {
  const tag = await findTag(tx, by, input.tag_id);
  await tx
    .select({ id: conversionTags.id })
    .from(conversionTags)
    .where(eq(conversionTags.id, tag.id))
    .for('update');
  const toId = parseId(input.to_business_id);
  const [to] =
    toId === undefined || toId === by.business.id
      ? []
      : await tx
          .select({ id: businesses.id, name: businesses.name })
          .from(businesses)
          .where(
            and(eq(businesses.id, toId), or(eq(businesses.kind, 'access'), eq(businesses.kind, 'manager'))),
          )
          .for('key share');
  if (!to)
    throw new AppError('invalid_input', {
      fields: { to_business_id: 'There is no other business with this number that can use tags.' },
    });
  const [known] = await tx.select({ shares: count() }).from(tagShares).where(eq(tagShares.tagId, tag.id));
  if ((known?.shares ?? 0) >= TAG_SHARES_MAX) throw new AppError('tag_shares_full');
  const inserted = await tx
    .insert(tagShares)
    .values({ id: newId(), tagId: tag.id, businessId: to.id, askedBy: by.viewer.id })
    .onConflictDoNothing()
    .returning({ id: tagShares.id });
  if (inserted.length > 0) await logAction(tx, by, 'tag_share.asked', `${tag.name}: ${to.name}`);
}

/** Accepts a share on behalf of the business that it was offered to. Throws `tag_share_not_found`. */
export async function acceptShare(tx: Db, by: By, shareId: string): Promise<void> {
  const share = await heldShare(tx, shareId, eq(tagShares.businessId, by.business.id));
  if (share.state === 'accepted') return;
  await tx.update(tagShares).set({ state: 'accepted' }).where(eq(tagShares.id, share.id));
  await logAction(tx, by, 'tag_share.accepted', share.tagName);
}

/**
 * Ends or declines a share, from either side, effective from the next request. Throws `tag_share_not_found`.
 */
export async function endShare(tx: Db, by: By, shareId: string): Promise<void> {
  const { id } = by.business;
  const share = await heldShare(
    tx,
    shareId,
    or(eq(tagShares.businessId, id), eq(conversionTags.businessId, id)),
  );
  await tx.delete(tagShares).where(eq(tagShares.id, share.id));
  await logAction(tx, by, 'tag_share.ended', share.tagName);
}

async function heldShare(tx: Db, text: string, isSide: SQL | undefined) {
  const id = parseId(text);
  const [share] =
    id === undefined
      ? []
      : await tx
          .select({ id: tagShares.id, state: tagShares.state, tagName: conversionTags.name })
          .from(tagShares)
          .innerJoin(conversionTags, eq(conversionTags.id, tagShares.tagId))
          .where(and(eq(tagShares.id, id), isSide))
          .for('update', { of: tagShares });
  if (!share) throw new AppError('tag_share_not_found');
  return share;
}
