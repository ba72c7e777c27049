/** The kinds of editorial articles: stories, and those about products. Source: SR-15. */
export const ARTICLE_KINDS = ['article', 'shop'] as const;

/** One of `ARTICLE_KINDS`. */
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The languages in which articles are written, as BCP 47 tags. Source: SR-15. */
export const ARTICLE_LANGUAGES = ['en', 'de', 'ar'] as const;

/** One of `ARTICLE_LANGUAGES`. */
export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number];

/** The states of an article. It is scheduled until its publication, and ended after its end. Source: SR-15. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const;

/** One of `ARTICLE_STATES`. */
export type ArticleState = (typeof ARTICLE_STATES)[number];
