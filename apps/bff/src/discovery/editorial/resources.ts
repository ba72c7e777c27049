import { articleContentSchema, PINS_PER_ARTICLE_BLOCK } from '@pegboard/types';
import { z } from 'zod';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { readArticlePins } from './article-pins.ts';
import type { Deps } from './deps.ts';
import { findArticle, type ArticleRow } from './find-article.ts';
import { readMedia } from './hydrate-articles.ts';
import { allArticles } from './list-articles.ts';
import {
  articlePinSchema,
  articleSchema,
  listedArticleSchema,
  presentArticle,
  presentArticlePin,
  presentListed,
} from './present-article.ts';
import { publishArticle, withdrawArticle } from './publish-article.ts';
import { createArticle, deleteArticle, updateArticle } from './store-article.ts';

const versionSchema = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Articles over REST, for employees only (SR-15): the article, its publication, the list of all, and Pins to add. */
export function editorialResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  // Shows Pins as visitors see them.
  const present = async (row: ArticleRow) =>
    presentArticle(row, await readMedia(db, null, [row], 'all'), now());
  return [
    authenticatedResource({
      name: 'Articles',
      action: 'get',
      endpoint: 'v3_get_articles',
      options: z.strictObject(pageOptions),
      answer: z.array(listedArticleSchema),
      async handle(options, { viewer }) {
        requireEmployee(viewer);
        const { items, bookmark } = await allArticles(deps, parsePageParams(options));
        const media = await readMedia(db, null, items, 'covers');
        return { data: items.map((row) => presentListed(row, media, now())), bookmark };
      },
    }),
    authenticatedResource({
      name: 'Article',
      action: 'get',
      endpoint: 'v3_get_article',
      options: z.strictObject({ id: idSchema }),
      answer: articleSchema,
      async handle({ id }, { viewer }) {
        requireEmployee(viewer);
        const row = parseId(id) === undefined ? undefined : await findArticle(deps, viewer, id);
        if (!row) throw new AppError('article_not_found');
        return { data: await present(row) };
      },
    }),
    authenticatedResource({
      name: 'Article',
      action: 'create',
      endpoint: 'v3_create_article',
      options: z.strictObject({ content: articleContentSchema }),
      answer: articleSchema,
      async handle({ content }, { viewer, idempotencyKey: key }) {
        requireEmployee(viewer);
        const request = { createArticle: content };
        const id = await db.transaction((tx) =>
          withIdempotencyKey(tx, viewer, { key, request }, async () =>
            String((await createArticle(tx, viewer, content, now())).id),
          ),
        );
        const row = await findArticle(deps, viewer, id);
        if (!row) throw new AppError('article_not_found');
        return { data: await present(row) };
      },
    }),
    authenticatedResource({
      name: 'Article',
      action: 'update',
      endpoint: 'v3_update_article',
      options: z.strictObject({ id: idSchema, version: versionSchema, content: articleContentSchema }),
      answer: articleSchema,
      async handle({ id, ...change }, { viewer }) {
        requireEmployee(viewer);
        return { data: await present(await updateArticle(deps, viewer, parseId(id), change)) };
      },
    }),
    authenticatedResource({
      name: 'Article',
      action: 'delete',
      endpoint: 'v3_delete_article',
      options: z.strictObject({ id: idSchema, version: versionSchema }),
      answer: emptyResponseSchema,
      async handle({ id, version }, { viewer }) {
        requireEmployee(viewer);
        await deleteArticle(deps, parseId(id), version);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'ArticlePublication',
      action: 'create',
      endpoint: 'v3_publish_article',
      options: z.strictObject({
        id: idSchema,
        version: versionSchema,
        /** The time of the publication; without it, at once. */
        publish_at: timeAnswer.optional(),
        /** The time from which the article is no longer shown. */
        end_at: timeAnswer.optional(),
      }),
      answer: articleSchema,
      async handle({ id, version, publish_at: publishAt, end_at: endAt }, { viewer }) {
        requireEmployee(viewer);
        const times = { publishAt: toDate(publishAt), endAt: toDate(endAt) };
        return { data: await present(await publishArticle(deps, parseId(id), version, times)) };
      },
    }),
    authenticatedResource({
      name: 'ArticlePublication',
      action: 'delete',
      endpoint: 'v3_withdraw_article',
      options: z.strictObject({ id: idSchema, version: versionSchema }),
      answer: articleSchema,
      async handle({ id, version }, { viewer }) {
        requireEmployee(viewer);
        return { data: await present(await withdrawArticle(deps, parseId(id), version)) };
      },
    }),
    authenticatedResource({
      name: 'ArticlePins',
      action: 'get',
      endpoint: 'v3_get_article_pins',
      options: z.strictObject({ pin_ids: z.array(idSchema).min(1).max(PINS_PER_ARTICLE_BLOCK) }),
      /** Those that visitors see, in the given order. */
      answer: z.array(articlePinSchema),
      async handle({ pin_ids: pinIds }, { viewer }) {
        requireEmployee(viewer);
        const ids = pinIds.flatMap((id) => parseId(id) ?? []);
        const pins = await readArticlePins(db, null, ids);
        return {
          data: ids.flatMap((id) => {
            const pin = pins.get(id);
            return pin ? [presentArticlePin(pin)] : [];
          }),
        };
      },
    }),
  ];
}

const toDate = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));
