import type { ArticleContent, ArticleImage } from '@pegboard/types';
import { and, eq, inArray } from 'drizzle-orm';
import { holdUpload, uploadedPicture } from '../../pins/uploads/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { throwFieldErrors, type FieldErrors } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { contentImages, mapImages, toColumns, toContent, type ContentColumns } from './article-content.ts';
import { readArticlePins } from './article-pins.ts';
import type { Deps } from './deps.ts';
import { lockArticle, type ArticleRow } from './find-article.ts';
import { articlePinFields, checkArticle, checkComplete, normalizeArticle } from './rules.ts';
import { lockSlugs, slugsLike } from './slugs.ts';
import { articleImages, articles } from './tables.ts';

/** A change of an article: its complete content, and the version on which it is based. */
export type ArticleChange = { readonly content: ArticleContent; readonly version: number };

/** Creates an article as a draft. Throws `invalid_input` and the errors of uploads. */
export async function createArticle(
  tx: Db,
  viewer: SignedIn,
  content: ArticleContent,
  now: Date,
): Promise<ArticleRow> {
  const id = newId();
  const columns = await resolveContent(tx, viewer, { id, before: null }, content);
  const [article] = await tx
    .insert(articles)
    .values({ ...columns, id, authorId: viewer.id, createdAt: now, updatedAt: now })
    .returning();
  if (!article) throw new Error('An article was inserted and not returned.');
  await storeImageUses(tx, article);
  return article;
}

/**
 * Replaces the content of an article; one that is released stays complete. Throws `article_not_found`, `article_changed`,
 * `invalid_input`, and the errors of uploads.
 */
export async function updateArticle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  id: bigint | undefined,
  { content, version }: ArticleChange,
): Promise<ArticleRow> {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id, version);
    const columns = await resolveContent(tx, viewer, { id: before.id, before }, content);
    const [article] = await tx
      .update(articles)
      .set({ ...columns, version: version + 1, updatedAt: now() })
      .where(eq(articles.id, before.id))
      .returning();
    if (!article) throw new Error('An article was changed and not returned.');
    await storeImageUses(tx, article);
    return article;
  });
}

/** Deletes an article. Throws `article_not_found`, `article_changed`. */
export async function deleteArticle(
  { db }: Pick<Deps, 'db'>,
  id: bigint | undefined,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: articleId } = await lockArticle(tx, id, version);
    await tx.delete(articles).where(eq(articles.id, articleId));
  });
}

type Subject = { readonly id: bigint; readonly before: ArticleRow | null };

/** Checks a content, and resolves its uploads to images and its slug. */
async function resolveContent(
  tx: Db,
  viewer: SignedIn,
  { id, before }: Subject,
  sent: ArticleContent,
): Promise<ContentColumns> {
  const content = normalizeArticle(sent);
  const known = before ? toContent(before) : null;
  throwFieldErrors({
    ...checkArticle(content),
    ...(before?.state === 'released' ? checkComplete(content) : {}),
    ...(await unlistedPins(tx, content, known)),
  });
  const resolved = await storedImages(tx, viewer, content, known);
  return { ...toColumns(resolved), slug: await storedSlug(tx, { id, before }, content) };
}

/** Returns the errors of added Pins that visitors cannot see. Those that the article has already may have become hidden. */
async function unlistedPins(
  tx: Db,
  content: ArticleContent,
  known: ArticleContent | null,
): Promise<FieldErrors> {
  const stored = new Set(known ? articlePinFields(known).map(([, pinId]) => pinId) : []);
  const added = articlePinFields(content).filter(([, pinId]) => !stored.has(pinId));
  const listed = await readArticlePins(
    tx,
    null,
    added.map(([, pinId]) => BigInt(pinId)),
  );
  return Object.fromEntries(
    added.flatMap(([field, pinId]) =>
      listed.has(BigInt(pinId)) ? [] : [[field, 'There is no public Pin with this id.']],
    ),
  );
}

/** Replaces uploads by their images. An image is taken only from an upload of the viewer or from the article itself. */
async function storedImages(
  tx: Db,
  viewer: SignedIn,
  content: ArticleContent,
  known: ArticleContent | null,
): Promise<ArticleContent> {
  const own = new Set(known ? contentImages(known).map(([, image]) => image.id) : []);
  const images = new Map<ArticleImage, ArticleImage>();
  for (const [field, image] of contentImages(content)) {
    if (image.source === 'stored') {
      if (!own.has(image.id)) throwFieldErrors({ [field]: 'Choose an image.' });
      continue;
    }
    const uploadId = parseId(image.id);
    if (uploadId !== undefined) await holdUpload(tx, uploadId);
    const imageId = await uploadedPicture(tx, viewer, uploadId, field);
    images.set(image, { ...image, source: 'stored', id: String(imageId) });
  }
  return mapImages(content, (image) => images.get(image) ?? image);
}

/** Returns the slug that is stored: the chosen one, otherwise that of a release before, otherwise the id as a placeholder. */
async function storedSlug(tx: Db, { id, before }: Subject, { slug }: ArticleContent): Promise<string> {
  if (slug !== '') {
    await lockSlugs(tx);
    if ((await slugsLike(tx, id, slug)).has(slug))
      throwFieldErrors({ slug: 'Another article has this address.' });
    return slug;
  }
  return before && before.state !== 'draft' ? before.slug : String(id);
}

/** Records which images an article uses. */
async function storeImageUses(tx: Db, article: ArticleRow): Promise<void> {
  const ids = [...new Set(contentImages(toContent(article)).map(([, image]) => BigInt(image.id)))];
  const stored = await tx
    .select({ imageId: articleImages.imageId })
    .from(articleImages)
    .where(eq(articleImages.articleId, article.id));
  const unused = stored.map(({ imageId }) => imageId).filter((imageId) => !ids.includes(imageId));
  if (unused.length > 0)
    await tx
      .delete(articleImages)
      .where(and(eq(articleImages.articleId, article.id), inArray(articleImages.imageId, unused)));
  if (ids.length > 0)
    await tx
      .insert(articleImages)
      .values(ids.map((imageId) => ({ articleId: article.id, imageId })))
      .onConflictDoNothing();
}
