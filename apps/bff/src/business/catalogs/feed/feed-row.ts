/** The product fields of a feed, named as in the product data specification that shops already use. */
export const FEED_FIELDS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'availability',
  'brand',
  'product_type',
  'item_group_id',
  'custom_label_0',
] as const;

/** A field of a feed. */
export type FeedField = (typeof FEED_FIELDS)[number];

/** The required fields of a product. */
export const REQUIRED_FIELDS: readonly FeedField[] = [
  'id',
  'title',
  'link',
  'image_link',
  'price',
  'availability',
];

/** The values of one product, as in the feed. */
export type FeedValues = Readonly<Partial<Record<FeedField, string>>>;

/** The reason for which a line is not a product. */
export type LineErrorCode = 'line_too_long' | 'quote_open' | 'columns_more' | 'columns_fewer';

/** The reason for which a feed, or the rest of it, is not read. */
export type FeedError =
  | 'feed_empty'
  | 'feed_not_text'
  | 'feed_encoding_unknown'
  | 'feed_header_unknown'
  | 'feed_columns_missing'
  | 'feed_xml_broken'
  | 'feed_xml_doctype'
  | 'feed_xml_too_deep'
  | 'feed_too_many_rows'
  | 'feed_shop_unknown';

/** The events of reading a feed, in its order. Lines count from one. Nothing follows `failed`. */
export type FeedEvent =
  | { readonly kind: 'row'; readonly line: number; readonly values: FeedValues }
  | { readonly kind: 'problem'; readonly line: number; readonly code: LineErrorCode }
  | { readonly kind: 'columns'; readonly ignored: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly code: FeedError;
      readonly line: number;
      readonly fields?: readonly FeedField[];
    };

/**
 * Reads a feed in chunks: returns the events that each chunk completes, and the remaining ones at the end.
 */
export type FeedReader = {
  push(text: string): readonly FeedEvent[];
  end(): readonly FeedEvent[];
};

const OTHER_NAMES: Readonly<Record<string, FeedField>> = {
  item_id: 'id',
  sku: 'id',
  product_id: 'id',
  name: 'title',
  url: 'link',
  product_link: 'link',
  product_url: 'link',
  image_url: 'image_link',
  image: 'image_link',
  stock: 'availability',
  stock_status: 'availability',
  product_category: 'product_type',
  category: 'product_type',
  google_product_category: 'product_type',
  group_id: 'item_group_id',
  custom_label: 'custom_label_0',
};

/** Returns the field of a column or element: case, spaces and the prefix `g:` are ignored. */
export function getFieldName(name: string): FeedField | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^\w+:/, '')
    .replaceAll(/[\s-]+/g, '_');
  return FEED_FIELDS.find((field) => field === plain) ?? OTHER_NAMES[plain];
}
