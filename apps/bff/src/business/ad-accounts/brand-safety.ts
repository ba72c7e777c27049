/** The content next to which an advertiser's ads are never shown: keywords, domains, and topics by id. */
export type BrandSafety = {
  readonly keywords: readonly string[];
  readonly domains: readonly string[];
  readonly topics: readonly string[];
};

/** Rules that exclude nothing. */
export const NO_RULES: BrandSafety = { keywords: [], domains: [], topics: [] };

/**
 * The content next to which an ad would appear, if known: the texts of a pin or a search, a domain, a topic.
 */
export type AdjacentContent = {
  readonly texts: readonly (string | null | undefined)[];
  readonly domain?: string | null | undefined;
  readonly topicId?: string | null | undefined;
};

/**
 * Returns whether these rules exclude a neighboring content. A keyword matches texts with all of its words, a
 * domain matches itself and its subdomains.
 */
export function violatesBrandSafety(
  { keywords, domains, topics }: BrandSafety,
  { texts, domain, topicId }: AdjacentContent,
): boolean {
  if (topicId != null && topics.includes(topicId)) return true;
  if (domain != null && domains.some((blocked) => isWithin(domain.toLowerCase(), blocked))) return true;
  if (keywords.length === 0) return false;
  const words = new Set(texts.flatMap((text) => wordsOf(text ?? '')));
  return keywords.some((keyword) => {
    const wanted = wordsOf(keyword);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}

/** Returns whether the rules exclude anything. */
export function hasRules({ keywords, domains, topics }: BrandSafety): boolean {
  return keywords.length + domains.length + topics.length > 0;
}

function isWithin(domain: string, blocked: string): boolean {
  return domain === blocked || domain.endsWith(`.${blocked}`);
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
