import type { ArticleKind, ArticleLanguage } from '@pegboard/types';
import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { ArticleRow } from './find-article.ts';
import { articles } from './tables.ts';

/** The published articles that are listed: of one kind or all, in a language. */
export type ArticleListParams = {
  readonly kind: ArticleKind | null;
  readonly language: ArticleLanguage;
};

const FALLBACK: ArticleLanguage = 'en';

/** Condition: the articles that are published at a time. */
export function publishedAt(now: Date): SQL | undefined {
  return and(
    eq(articles.state, 'released'),
    lte(articles.publishAt, now),
    or(isNull(articles.endAt), gt(articles.endAt, now)),
  );
}

/**
 * Returns a page of the published articles of a language, the latest publication first; English ones for a language without any
 * (SR-15).
 */
export async function publishedArticles(
  { db, bookmarks, now }: Pick<Deps, 'db' | 'bookmarks' | 'now'>,
  { kind, language }: ArticleListParams,
  { size, after }: PageParams,
): Promise<Page<ArticleRow>> {
  const name = `articles ${kind ?? ''}`;
  const [known, time, id] = bookmarks.read(name, after) ?? [];
  const read = (of: ArticleLanguage): Promise<readonly ArticleRow[]> =>
    db
      .select()
      .from(articles)
      .where(
        and(
          publishedAt(now()),
          eq(articles.language, of),
          kind === null ? undefined : eq(articles.kind, kind),
          time === undefined || id === undefined
            ? undefined
            : sql`(${articles.publishAt}, ${articles.id}) < (${time}::timestamptz, ${id}::bigint)`,
        ),
      )
      .orderBy(desc(articles.publishAt), desc(articles.id))
      .limit(size + 1);
  let listed = (known as ArticleLanguage | undefined) ?? language;
  let rows = await read(listed);
  if (rows.length === 0 && known === undefined && language !== FALLBACK) {
    listed = FALLBACK;
    rows = await read(listed);
  }
  return toPage(rows, size, (last) =>
    bookmarks.make(name, [listed, (last.publishAt ?? now()).toISOString(), String(last.id)]),
  );
}

/** Returns the published articles after one in the list of its kind and language, then the latest ones. */
export async function nextArticles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, kind, language, publishAt }: ArticleRow,
  size: number,
): Promise<readonly ArticleRow[]> {
  const isOlder = sql`(${articles.publishAt}, ${articles.id}) < (${(publishAt ?? now()).toISOString()}::timestamptz, ${id})`;
  return db
    .select()
    .from(articles)
    .where(
      and(publishedAt(now()), ne(articles.id, id), eq(articles.kind, kind), eq(articles.language, language)),
    )
    .orderBy(desc(isOlder), desc(articles.publishAt), desc(articles.id))
    .limit(size);
}

/** Returns a page of all articles for employees, the newest first. */
export async function allArticles(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  { size, after }: PageParams,
): Promise<Page<ArticleRow>> {
  const [before] = bookmarks.read('all articles', after) ?? [];
  const rows = await db
    .select()
    .from(articles)
    .where(before === undefined ? undefined : lt(articles.id, BigInt(before)))
    .orderBy(desc(articles.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make('all articles', [String(last.id)]));
}
