import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { assetAccessCondition, type Reader } from '../../business/asset-groups/index.ts';
import { businesses } from '../../business/business/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import { conversionHours, conversionTags } from '../conversions/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { tagShares } from './tables.ts';

/** A tag of the business, with its shares. */
export type OwnTag = {
  readonly id: bigint;
  readonly name: string;
  readonly accountName: string;
  readonly shares: readonly ShareTo[];
};

/** A business with which a tag is or may be shared. */
export type ShareTo = {
  readonly id: bigint;
  readonly tagId: bigint;
  readonly businessName: string;
  readonly state: 'asked' | 'accepted';
};

/** A tag of another business; its statistics are present once the share is accepted. */
export type SharedTag = {
  readonly id: bigint;
  readonly tagName: string;
  readonly businessName: string;
  readonly state: 'asked' | 'accepted';
  readonly events: { readonly day: number; readonly week: number } | null;
};

const TAGS_MAX = 500;
const HOUR_MS = 3_600_000;

/** Returns the tags that a member has access to, with their shares. */
export async function listOwnTags(db: Db, reader: Reader): Promise<readonly OwnTag[]> {
  const tags = await db
    .select({ id: conversionTags.id, name: conversionTags.name, accountName: adAccounts.name })
    .from(conversionTags)
    .innerJoin(adAccounts, eq(adAccounts.id, conversionTags.accountId))
    .where(
      and(
        eq(conversionTags.businessId, reader.business.id),
        assetAccessCondition(reader, 'ad_account', conversionTags.accountId),
      ),
    )
    .orderBy(asc(conversionTags.id))
    .limit(TAGS_MAX);
  if (tags.length === 0) return [];
  const shares = await db
    .select({
      id: tagShares.id,
      tagId: tagShares.tagId,
      businessName: businesses.name,
      state: tagShares.state,
    })
    .from(tagShares)
    .innerJoin(businesses, eq(businesses.id, tagShares.businessId))
    .where(
      inArray(
        tagShares.tagId,
        tags.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tagShares.id));
  const sharesOf = Map.groupBy(shares, ({ tagId }) => tagId);
  return tags.map((tag) => ({ ...tag, shares: sharesOf.get(tag.id) ?? [] }));
}

/** Returns the tags that others share with a business, with statistics if accepted. */
export async function listReceivedTags(
  db: Db,
  { business }: Reader,
  now: Date,
): Promise<readonly SharedTag[]> {
  const since = (hours: number) =>
    sql<number>`coalesce((select sum(${conversionHours.events})::int from ${conversionHours}
      where ${conversionHours.tagId} = ${tagShares.tagId}
        and ${conversionHours.hour} > ${new Date(now.getTime() - hours * HOUR_MS).toISOString()}::timestamptz), 0)`;
  const rows = await db
    .select({
      id: tagShares.id,
      tagName: conversionTags.name,
      businessName: businesses.name,
      state: tagShares.state,
      day: since(24),
      week: since(24 * 7),
    })
    .from(tagShares)
    .innerJoin(conversionTags, eq(conversionTags.id, tagShares.tagId))
    .innerJoin(businesses, eq(businesses.id, conversionTags.businessId))
    .where(and(eq(tagShares.businessId, business.id), ne(conversionTags.businessId, business.id)))
    .orderBy(asc(tagShares.id))
    .limit(TAGS_MAX);
  return rows.map(({ day, week, ...share }) => ({
    ...share,
    events: share.state === 'accepted' ? { day, week } : null,
  }));
}
