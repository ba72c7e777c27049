import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { isEmployee, type Viewer } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { articleState } from './rules.ts';
import { articles } from './tables.ts';

/** An article as it is stored. */
export type ArticleRow = typeof articles.$inferSelect;

/**
 * Returns an article by its slug or id: a published one to everyone, others only to employees as a preview. Undefined both for a
 * hidden article and for none.
 */
export async function findArticle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  slugOrId: string,
): Promise<ArticleRow | undefined> {
  const id = parseId(slugOrId);
  const [article] = await db
    .select()
    .from(articles)
    .where(id === undefined ? eq(articles.slug, slugOrId) : eq(articles.id, id));
  if (!article) return undefined;
  return articleState(article, now()) === 'published' || isEmployee(viewer) ? article : undefined;
}

/** Locks an article for a change. Throws `article_not_found`, and `article_changed` for an outdated version. */
export async function lockArticle(tx: Db, id: bigint | undefined, version: number): Promise<ArticleRow> {
  const [article] =
    id === undefined ? [] : await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (!article) throw new AppError('article_not_found');
  if (article.version !== version) throw new AppError('article_changed');
  return article;
}
