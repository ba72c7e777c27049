/** How people who love a family of pictures write about it. Phrases may name the words of `filled`. */
export type Voice = {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly comments: readonly string[];
  readonly articles: readonly string[];
  /** Titles of carousels and stories, and what their pages may be called. */
  readonly series: readonly string[];
  readonly pages: readonly string[];
  /** What a shop calls it; `[low, high]` in US dollars is what such a thing costs. */
  readonly wares: readonly string[];
  readonly price: readonly [low: number, high: number];
  /** What a ware varies in. */
  readonly variants: { readonly name: string; readonly values: readonly string[] };
};
