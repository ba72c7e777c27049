/** The site's own data in the head of a page. */
export type SeoSite = {
  /** The site's address without a slash at its end, such as `https://pegboard.example` or `https://example.org/pins`. */
  readonly publicUrl: string;
  readonly name: string;
  /** Placeholder for the title of a pin that has none. */
  readonly untitled: string;
  /** Returns the oEmbed address of a pin's page, if there is one. */
  readonly oembedHref?: ((address: string) => string) | undefined;
};
