import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { throwFieldErrors } from '../../platform/errors/errors.ts';
import { toContent } from './article-content.ts';
import type { Deps } from './deps.ts';
import { lockArticle, type ArticleRow } from './find-article.ts';
import { articleState, checkComplete, checkTimes } from './rules.ts';
import { releasedSlug } from './slugs.ts';
import { articles } from './tables.ts';

/** The times of a publication: without `publishAt`, at once; without `endAt`, without an end. */
export type PublicationTimes = { readonly publishAt: Date | null; readonly endAt: Date | null };

/**
 * Releases an article: it is published at the given time, or at once. A published one keeps the time of its publication unless
 * another is given. Throws `article_not_found`, `article_changed`, `invalid_input`.
 */
export async function publishArticle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: bigint | undefined,
  version: number,
  times: PublicationTimes,
): Promise<ArticleRow> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, version);
    const at = now();
    const isPublished = articleState(before, at) === 'published';
    const publishAt = times.publishAt ?? (isPublished ? before.publishAt : null) ?? at;
    const { endAt } = times;
    const isPast = times.publishAt !== null && times.publishAt < at && !isPublished;
    throwFieldErrors({
      ...checkComplete(toContent(before)),
      ...(isPast ? { publish_at: 'Choose a time in the future.' } : {}),
      ...checkTimes({ publishAt, endAt }, at),
    });
    const slug = await releasedSlug(tx, before);
    return setRelease(tx, before, { state: 'released', publishAt, endAt, slug }, at);
  });
}

/** Takes an article off the site, or back from its schedule. Throws `article_not_found`, `article_changed`. */
export async function withdrawArticle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: bigint | undefined,
  version: number,
): Promise<ArticleRow> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, version);
    const at = now();
    const wasPublic = ['published', 'ended'].includes(articleState(before, at));
    const state = before.state === 'released' ? (wasPublic ? 'withdrawn' : 'draft') : before.state;
    return setRelease(tx, before, { state, publishAt: null, endAt: null }, at);
  });
}

async function setRelease(
  tx: Db,
  { id, version }: ArticleRow,
  release: Pick<ArticleRow, 'state' | 'publishAt' | 'endAt'> & Partial<Pick<ArticleRow, 'slug'>>,
  updatedAt: Date,
): Promise<ArticleRow> {
  const [article] = await tx
    .update(articles)
    .set({ ...release, version: version + 1, updatedAt })
    .where(eq(articles.id, id))
    .returning();
  if (!article) throw new Error('An article was changed and not returned.');
  return article;
}
