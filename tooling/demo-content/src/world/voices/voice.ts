/** The writing style about a family of images. Phrases can contain the words of `filled`. */
export type Voice = {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly comments: readonly string[];
  readonly articles: readonly string[];
  /** Titles of carousels and stories, and of their pages. */
  readonly series: readonly string[];
  readonly pages: readonly string[];
  /** The product name in a shop; `[low, high]` is its price range in US dollars. */
  readonly wares: readonly string[];
  readonly price: readonly [low: number, high: number];
  /** The variants of a product. */
  readonly variants: { readonly name: string; readonly values: readonly string[] };
};
