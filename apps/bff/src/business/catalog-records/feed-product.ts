/** A product of a feed, with the fields that its pin needs. */
export type FeedProduct = {
  readonly itemId: string;
  readonly title: string;
  readonly description: string | null;
  readonly link: string;
  readonly imageUrl: string;
  readonly price: number;
  /** The price before the discount; null if it is not on sale. */
  readonly standardPrice: number | null;
  readonly currency: string;
  readonly isSoldOut: boolean;
  readonly brand: string | null;
  readonly category: string | null;
  readonly groupId: string | null;
  /** The merchant's own word for the product (`custom_label_0`); missing without one. */
  readonly label?: string;
};
