/** What the site says about itself in the head of a page. */
export type SeoSite = {
  /** The address of the site without a path, as `https://pegboard.example`. */
  readonly publicUrl: string;
  readonly name: string;
  /** Stands for the title of a pin that has none. */
  readonly untitled: string;
  /** Where a pin can be asked for as oEmbed, if it can: takes the address of the pin's page. */
  readonly oembedHref?: ((address: string) => string) | undefined;
};
