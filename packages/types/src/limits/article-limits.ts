/** The longest title of an article, in characters. Source: chosen. */
export const ARTICLE_TITLE_MAX = 100;

/** The longest summary of an article, in characters. Source: chosen. */
export const ARTICLE_SUMMARY_MAX = 300;

/** The longest slug of an article, in characters. Source: chosen. */
export const ARTICLE_SLUG_MAX = 100;

/** The longest heading within an article, in characters. Source: chosen. */
export const ARTICLE_HEADING_MAX = 100;

/** The longest paragraph of an article, in characters. Source: chosen. */
export const ARTICLE_PARAGRAPH_MAX = 2000;

/** The longest alternative text of an image of an article, in characters. Source: chosen. */
export const ARTICLE_ALT_TEXT_MAX = 500;

/** Maximum number of blocks per article. Source: chosen. */
export const BLOCKS_PER_ARTICLE = 60;

/** Maximum number of Pins per block. Source: chosen. */
export const PINS_PER_ARTICLE_BLOCK = 24;

/** Maximum number of links per paragraph. Source: chosen. */
export const LINKS_PER_PARAGRAPH = 10;
