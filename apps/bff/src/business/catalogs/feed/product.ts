import type { FeedProduct } from '../../catalog-records/index.ts';
import { BOARD_PIN_DESCRIPTION_MAX, GRID_TITLE_MAX } from '@pegboard/types';
import type { FeedField, FeedValues } from './feed-row.ts';
import { createFieldReader, type FieldIssue, type FieldReader } from './field-reader.ts';
import { readPrice, type Money } from './price.ts';

/** The result of parsing a line: a product if no issue is an error. */
export type ParsedProduct = { readonly product?: FeedProduct; readonly findings: readonly FieldIssue[] };

const ID_CHARS_MAX = 100;
const SHORT_CHARS_MAX = 100;

const AVAILABLE = new Set([
  'in_stock',
  'instock',
  'available',
  'preorder',
  'backorder',
  'available_for_order',
  'limited_availability',
]);
const SOLD_OUT = new Set(['out_of_stock', 'outofstock', 'sold_out', 'soldout', 'discontinued']);

/**
 * Parses a line of a feed by the rules of product feeds: required fields are present, values are no formulas,
 * addresses are web addresses, prices are positive and in known currencies, long texts are truncated. Prices
 * without a currency are in `currency`.
 */
export function readProduct(values: FeedValues, { currency }: { readonly currency: string }): ParsedProduct {
  const reader = createFieldReader(values);
  const itemId = reader.text('id', 'required');
  if (itemId !== undefined && itemId.length > ID_CHARS_MAX) reader.find('id', 'too_long', itemId);
  const title = reader.cut('title', 'required', GRID_TITLE_MAX);
  const link = reader.address('link');
  const imageUrl = reader.address('image_link');
  const price = readPrices(reader, currency);
  const isSoldOut = readStock(reader);
  const short = (field: FeedField): string | null => reader.cut(field, 'optional', SHORT_CHARS_MAX) ?? null;
  const more = {
    description: reader.cut('description', 'optional', BOARD_PIN_DESCRIPTION_MAX) ?? null,
    brand: short('brand'),
    category: short('product_type'),
    groupId: short('item_group_id'),
  };
  const label = short('custom_label_0');
  const { findings } = reader;
  if (findings.some(({ severity }) => severity === 'error')) return { findings };
  if (!itemId || !title || !link || !imageUrl || !price || isSoldOut === undefined) return { findings };
  const product = { itemId, title, link, imageUrl, isSoldOut, ...price, ...more };
  return { product: label === null ? product : { ...product, label }, findings };
}

/** Returns the current price, and the former one if the sale price is lower. */
function readPrices(
  reader: FieldReader,
  currency: string,
): Pick<FeedProduct, 'price' | 'standardPrice' | 'currency'> | undefined {
  const money = (field: 'price' | 'sale_price'): Money | undefined => {
    const text = reader.text(field, field === 'price' ? 'required' : 'optional');
    if (text === undefined) return undefined;
    const read = readPrice(text, currency);
    return 'code' in read ? reader.find(field, read.code, text) : read;
  };
  const price = money('price');
  const sale = money('sale_price');
  if (!price) return undefined;
  if (!sale) return { price: price.amount, standardPrice: null, currency: price.currency };
  if (sale.currency === price.currency && sale.amount < price.amount)
    return { price: sale.amount, standardPrice: price.amount, currency: price.currency };
  reader.find('sale_price', 'sale_price_not_lower', `${sale.amount} ${sale.currency}`, 'warning');
  return { price: price.amount, standardPrice: null, currency: price.currency };
}

function readStock(reader: FieldReader): boolean | undefined {
  const stock = reader.text('availability', 'required');
  if (stock === undefined) return undefined;
  const name = stock
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replaceAll(/[\s-]+/g, '_');
  if (AVAILABLE.has(name)) return false;
  return SOLD_OUT.has(name) ? true : reader.find('availability', 'availability_unknown', stock);
}
