/** A product that a member can tag on an image. */
export type TaggableProduct = {
  /** The id of the product's Pin. */
  readonly pinId: string;
  readonly name: string;
  /** Empty without an image. */
  readonly imageUrl: string;
  /** The formatted price; null without one. */
  readonly price: string | null;
  /** True for a product that the member created. */
  readonly isOwn: boolean;
};

/** The functions of the app for products. */
export type ProductPorts = {
  /** Finds products by words; without words, those of the member. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly TaggableProduct[]>;
  /** Returns the products of Pins; those that are gone are missing. */
  readonly find: (pinIds: readonly string[], signal: AbortSignal) => Promise<readonly TaggableProduct[]>;
  /**
   * Returns the product of a page: an existing Pin of it, or a new one on the board, where the app chooses with null. Rejects
   * with a BuilderError.
   */
  readonly readPage: (url: string, boardId: string | null) => Promise<TaggableProduct>;
};
