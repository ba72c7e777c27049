import { ARTICLE_STATES, articleContentSchema, type Immutable } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { imageSchema, presentImages } from '../../platform/media/images/index.ts';
import type { PinView } from '../../pins/pins/index.ts';
import { contentImages, toContent } from './article-content.ts';
import type { ArticleRow } from './find-article.ts';
import { coverOf, type ArticleMedia } from './hydrate-articles.ts';
import { articlePinFields, articleState } from './rules.ts';

const pictureSchema = z.array(imageSchema);

/** A Pin in the editor. */
export const articlePinSchema = z.strictObject({
  id: idAnswer,
  title: z.string().nullable(),
  images: pictureSchema,
});

/** An article in the list of employees. */
export const listedArticleSchema = z.strictObject({
  id: idAnswer,
  slug: z.string(),
  kind: articleContentSchema.shape.kind,
  language: articleContentSchema.shape.language,
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  publish_at: timeAnswer.nullable(),
  end_at: timeAnswer.nullable(),
  updated_at: timeAnswer,
  /** Incremented with every change. */
  version: countAnswer,
  cover: pictureSchema,
});

/** An article in the editor. Its content is the document of `articleContentSchema`; its images are all stored. */
export const articleSchema = z.strictObject({
  ...listedArticleSchema.omit({ cover: true }).shape,
  content: articleContentSchema,
  /** The Pins of the content that visitors see; a missing one was deleted or is no longer public. */
  pins: z.array(articlePinSchema),
  /** The renditions of its images, by id. */
  images: z.record(idAnswer, pictureSchema),
});

/** Presents an article in the list of employees. */
export function presentListed(
  row: ArticleRow,
  media: ArticleMedia,
  now: Date,
): Immutable<z.infer<typeof listedArticleSchema>> {
  return { ...presentState(row, now), cover: coverOf(row, media)?.images ?? [] };
}

/** Presents an article in the editor. */
export function presentArticle(
  row: ArticleRow,
  { pins, image }: ArticleMedia,
  now: Date,
): Immutable<z.infer<typeof articleSchema>> {
  const content = toContent(row);
  const ids = new Set(articlePinFields(content).map(([, id]) => BigInt(id)));
  return {
    ...presentState(row, now),
    content,
    pins: [...ids].flatMap((id) => {
      const pin = pins.get(id);
      return pin ? [presentArticlePin(pin)] : [];
    }),
    images: Object.fromEntries(
      contentImages(content).map(([, { id, altText }]) => [id, image(id, altText)?.images ?? []]),
    ),
  };
}

/** Presents a Pin in the editor. */
export function presentArticlePin(pin: PinView): Immutable<z.infer<typeof articlePinSchema>> {
  const { id, ownTitle, title, gridTitle } = pin;
  return { id: String(id), title: ownTitle ?? gridTitle ?? title, images: presentImages(pin) };
}

function presentState(row: ArticleRow, now: Date) {
  const { id, slug, kind, language, title, publishAt, endAt, updatedAt, version } = row;
  return {
    id: String(id),
    slug,
    kind,
    language,
    title,
    state: articleState(row, now),
    publish_at: publishAt?.toISOString() ?? null,
    end_at: endAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
    version,
  };
}
