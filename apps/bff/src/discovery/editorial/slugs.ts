import { ARTICLE_SLUG_MAX } from '@pegboard/types';
import { and, like, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import type { ArticleRow } from './find-article.ts';
import { isSlug, slugOfTitle } from './rules.ts';
import { articles } from './tables.ts';

const SLUG_LOCK = 7_340_121;
/** Room for the number of a derived slug. */
const NUMBER_LENGTH = 6;
const FALLBACK = 'article';

/** Waits until no other transaction chooses a slug, so that two articles never get the same one. */
export async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SLUG_LOCK})`);
}

/** Returns the slugs of other articles that begin with a slug. */
export async function slugsLike(tx: Db, id: bigint, slug: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(like(articles.slug, `${slug}%`), ne(articles.id, id)));
  return new Set(rows.map((row) => row.slug));
}

/** Returns the slug with which an article is released: its own, or that of its title, with a number if another has it. */
export async function releasedSlug(
  tx: Db,
  article: Pick<ArticleRow, 'id' | 'slug' | 'title'>,
): Promise<string> {
  // Before the first release without a chosen slug, the id is in place of it.
  if (isSlug(article.slug)) return article.slug;
  await lockSlugs(tx);
  const derived = slugOfTitle(article.title)
    .slice(0, ARTICLE_SLUG_MAX - NUMBER_LENGTH)
    .replace(/-+$/, '');
  const base = isSlug(derived) ? derived : FALLBACK;
  const taken = await slugsLike(tx, article.id, base);
  let nth = 1;
  while (taken.has(slugCandidate(base, nth))) nth += 1;
  return slugCandidate(base, nth);
}
