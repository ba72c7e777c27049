import * as z from 'zod/mini';

import { ARTICLE_KINDS, ARTICLE_LANGUAGES } from '../codes/article-codes.ts';
import type { Immutable } from '../immutable.ts';
import { BLOCKS_PER_ARTICLE, LINKS_PER_PARAGRAPH, PINS_PER_ARTICLE_BLOCK } from '../limits/article-limits.ts';
import { draftText } from './draft-text.ts';
import { idSchema } from './values.ts';

/**
 * An image of an article: an upload of the author when it is added, and the stored image afterwards. Source: SR-15.
 */
export const articleImageSchema = /* @__PURE__ */ z.strictObject({
  source: z.enum(['upload', 'stored']),
  /** The id of the upload or of the image. */
  id: idSchema,
  altText: draftText,
});

/** An image of an article. */
export type ArticleImage = Immutable<z.infer<typeof articleImageSchema>>;

/** A link of a paragraph: the first occurrence of `text` in the paragraph leads to `url`. Source: SR-15. */
export const articleLinkSchema = /* @__PURE__ */ z.strictObject({ text: draftText, url: draftText });

/** A link of a paragraph. */
export type ArticleLink = Immutable<z.infer<typeof articleLinkSchema>>;

/** A block of an article. Texts are plain. Source: SR-15. */
export const articleBlockSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: draftText }),
  z.strictObject({
    kind: z.literal('paragraph'),
    text: draftText,
    links: z.array(articleLinkSchema).check(z.maxLength(LINKS_PER_PARAGRAPH)),
  }),
  z.strictObject({
    kind: z.literal('pins'),
    pinIds: z.array(idSchema).check(z.maxLength(PINS_PER_ARTICLE_BLOCK)),
  }),
  z.strictObject({ kind: z.literal('image'), image: articleImageSchema }),
]);

/** A block of an article. */
export type ArticleBlock = Immutable<z.infer<typeof articleBlockSchema>>;

/** The cover of an article: the image of a Pin, or an image of its own. Source: SR-15. */
export const articleCoverSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pin'), pinId: idSchema }),
  z.strictObject({ kind: z.literal('image'), image: articleImageSchema }),
]);

/** The cover of an article. */
export type ArticleCover = Immutable<z.infer<typeof articleCoverSchema>>;

/** An article as employees write it: it may be incomplete until it is published. Source: SR-15. */
export const articleContentSchema = /* @__PURE__ */ z.strictObject({
  kind: z.enum(ARTICLE_KINDS),
  language: z.enum(ARTICLE_LANGUAGES),
  /** The last segment of its address; empty to derive it from the title when it is published. */
  slug: draftText,
  title: draftText,
  summary: draftText,
  cover: z.nullable(articleCoverSchema),
  blocks: z.array(articleBlockSchema).check(z.maxLength(BLOCKS_PER_ARTICLE)),
});

/** An article as employees write it. */
export type ArticleContent = Immutable<z.infer<typeof articleContentSchema>>;
