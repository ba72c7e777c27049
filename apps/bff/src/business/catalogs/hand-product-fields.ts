import type { FeedProduct } from '../catalog-records/index.ts';
import type { FeedField } from './feed/feed-row.ts';
import type { FieldIssueCode } from './feed/field-reader.ts';
import { readProduct } from './feed/product.ts';

/** The values of the product form, named as the columns of a feed. */
export type HandProductInput = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly link: string;
  /** The address of the image; not needed with an upload. */
  readonly image_link?: string | undefined;
  /** In units of the currency. */
  readonly price: string;
  readonly sale_price?: string | undefined;
  readonly currency: string;
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder';
  readonly brand?: string | undefined;
  readonly product_type?: string | undefined;
  readonly item_group_id?: string | undefined;
  readonly custom_label_0?: string | undefined;
};

/** The text of an error at a field, by the code that a feed has for it. */
const TEXTS: Readonly<Partial<Record<FieldIssueCode, string>>> = {
  missing: 'Fill in this field.',
  too_long: 'Make it shorter.',
  cut: 'Make it shorter.',
  formula: 'This is a formula. Type its value.',
  characters_broken: 'Characters of this text were lost. Type it again.',
  link_invalid: 'Give a whole address that begins with https://.',
  price_invalid: 'Type a price such as 12.99.',
  price_negative: 'A price is above zero.',
  currency_unknown: 'Use a currency as USD or EUR.',
  sale_price_not_lower: 'The sale price has to be lower than the price.',
  image_unreachable: 'We could not fetch the image. Check its address.',
  image_unfit: 'There is no image of at most 10 MB at this address. Use JPEG, PNG or WebP.',
};

/** Returns the text of an error at a field. */
export const fieldText = (code: FieldIssueCode): string => TEXTS[code] ?? 'Check this field.';

/** The address in place of an uploaded image. */
export const uploadedAddress = (imageId: bigint): string => `upload:${imageId}`;

const UPLOADED = /^upload:\d+$/;

/** Returns whether the image of a product was uploaded. */
export const isUploaded = (imageUrl: string): boolean => UPLOADED.test(imageUrl);

/**
 * Reads the product form by the rules of feeds. A text that a feed would cut, and a sale price that it would leave out, are errors:
 * the member can change them. `imageUrl` replaces the address of the image.
 */
export function readHandProduct(
  input: HandProductInput,
  itemId: string,
  imageUrl: string | undefined,
):
  | { readonly product: FeedProduct; readonly errors?: never }
  | { readonly product?: never; readonly errors: Readonly<Record<string, string>> } {
  const { currency, price, sale_price: sale } = input;
  const withCurrency = (amount: string | undefined): string =>
    amount === undefined || amount.trim() === '' ? '' : `${amount} ${currency}`;
  const { product, findings } = readProduct(
    {
      id: itemId,
      title: input.title,
      description: input.description ?? '',
      link: input.link,
      image_link: imageUrl === undefined ? (input.image_link ?? '') : 'https://upload.invalid/',
      price: withCurrency(price),
      sale_price: withCurrency(sale),
      availability: input.availability,
      brand: input.brand ?? '',
      product_type: input.product_type ?? '',
      item_group_id: input.item_group_id ?? '',
      custom_label_0: input.custom_label_0 ?? '',
    },
    { currency },
  );
  if (product && findings.length === 0)
    return { product: imageUrl === undefined ? product : { ...product, imageUrl } };
  const at = (field: FeedField, code: FieldIssueCode): string =>
    code === 'currency_unknown' ? 'currency' : field;
  return {
    errors: Object.fromEntries(findings.map(({ field, code }) => [at(field, code), fieldText(code)])),
  };
}
