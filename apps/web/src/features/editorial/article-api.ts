import { ARTICLE_STATES, articleContentSchema, type ArticleContent, type Immutable } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';

const imagesSchema = z.array(z.object({ size: z.string(), url: z.string(), width: z.number() }));
const pinSchema = z.object({ id: z.string(), title: z.nullable(z.string()), images: imagesSchema });
const listedSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: articleContentSchema.shape.kind,
  language: articleContentSchema.shape.language,
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  publish_at: z.nullable(z.string()),
  end_at: z.nullable(z.string()),
  updated_at: z.string(),
  version: z.number(),
});

/** The articles of a page of the list. */
export const listedArticlesSchema = z.array(z.extend(listedSchema, { cover: imagesSchema }));

/** An article in the editor. */
export const editedArticleSchema = z.extend(listedSchema, {
  content: articleContentSchema,
  pins: z.array(pinSchema),
  images: z.record(z.string(), imagesSchema),
});

/** An article of the list. */
export type ListedArticle = Immutable<z.infer<typeof listedArticlesSchema>>[number];
/** An article in the editor. */
export type EditedArticle = Immutable<z.infer<typeof editedArticleSchema>>;
/** A Pin in the editor. */
export type ArticlePin = EditedArticle['pins'][number];

type Version = Pick<EditedArticle, 'id' | 'version'>;

/** Stores a content: as a new article, or as a change of one. Throws `ResourceError`. */
export async function saveArticle(
  article: Version | undefined,
  content: ArticleContent,
): Promise<EditedArticle> {
  const data = article
    ? await callResource({
        name: 'Article',
        action: 'update',
        options: { id: article.id, version: article.version, content },
      })
    : await callResource({ name: 'Article', action: 'create', options: { content } });
  return editedArticleSchema.parse(data);
}

/** Publishes an article at once or at a time. Throws `ResourceError`. */
export async function publishArticle(
  { id, version }: Version,
  times: { readonly publishAt: string | undefined; readonly endAt: string | undefined },
): Promise<EditedArticle> {
  const options = {
    id,
    version,
    ...(times.publishAt === undefined ? {} : { publish_at: times.publishAt }),
    ...(times.endAt === undefined ? {} : { end_at: times.endAt }),
  };
  return editedArticleSchema.parse(
    await callResource({ name: 'ArticlePublication', action: 'create', options }),
  );
}

/** Takes an article off the site. Throws `ResourceError`. */
export async function withdrawArticle({ id, version }: Version): Promise<EditedArticle> {
  const options = { id, version };
  return editedArticleSchema.parse(
    await callResource({ name: 'ArticlePublication', action: 'delete', options }),
  );
}

/** Deletes an article. Throws `ResourceError`. */
export async function deleteArticle({ id, version }: Version): Promise<void> {
  await callResource({ name: 'Article', action: 'delete', options: { id, version } });
}

/** Returns a Pin that visitors see; undefined if there is none with this id. Throws on a network error. */
export async function findArticlePin(id: string): Promise<ArticlePin | undefined> {
  const read = await readOverHttp('ArticlePins', { pin_ids: [id] });
  return read.ok ? z.array(pinSchema).parse(read.data)[0] : undefined;
}
