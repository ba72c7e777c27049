import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { contents } from '../pin-access/index.ts';

/**
 * Returns whether ads of an advertiser link to all of these origins. Clicks cannot be registered for the sites of
 * others.
 */
export async function adsLeadTo(
  { db }: Pick<Deps, 'db'>,
  advertiserId: bigint,
  origins: readonly string[],
): Promise<boolean> {
  const origin = sql<string>`lower(substring(${contents.link} from '^https://[^/?#]+'))`;
  const rows = await db
    .selectDistinct({ origin })
    .from(contents)
    .where(and(contents.isPromoted, eq(contents.promoterId, advertiserId), inArray(origin, [...origins])));
  return rows.length === origins.length;
}
