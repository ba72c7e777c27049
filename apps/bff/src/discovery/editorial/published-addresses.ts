import { asc } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { publishedAt } from './list-articles.ts';
import { articles } from './tables.ts';

/** The address of a published article, and the later of its publication and its last change. */
export type PublishedAddress = { readonly slug: string; readonly changedAt: Date };

/** Returns the addresses of every published article, for the sitemap (IO-04). */
export async function publishedAddresses({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<readonly PublishedAddress[]> {
  const rows = await db
    .select({ slug: articles.slug, publishAt: articles.publishAt, updatedAt: articles.updatedAt })
    .from(articles)
    .where(publishedAt(now()))
    .orderBy(asc(articles.id));
  return rows.map(({ slug, publishAt, updatedAt }) => ({
    slug,
    changedAt: publishAt && publishAt > updatedAt ? publishAt : updatedAt,
  }));
}
