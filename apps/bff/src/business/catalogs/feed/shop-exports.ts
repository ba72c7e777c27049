import { BOARD_PIN_DESCRIPTION_MAX } from '@pegboard/types';
import { htmlToPlainLine } from '../../../pins/new-pins/index.ts';
import type { FeedValues } from './feed-row.ts';

/** Reads the lines of a shop's own product export, by column name; undefined for a line that is no product. */
export type ExportReader = (cell: (column: string) => string) => FeedValues | undefined;

/** A format of product exports: the columns by which it is recognised, and its reader. */
type ExportFormat = {
  readonly columns: readonly string[];
  /** Creates a reader for a shop, whose address has no slash at the end. */
  readonly create: (shop: string) => ExportReader;
};

const FORMATS: readonly ExportFormat[] = [
  { columns: ['Handle', 'Title', 'Variant Price'], create: readShopify },
  { columns: ['ID', 'Type', 'Name', 'In stock?', 'Regular price'], create: readWooCommerce },
];

/**
 * Returns the format of an export of Shopify or WooCommerce by its first line; undefined for other tables. These exports
 * have no addresses of products: they follow from that of the shop.
 */
export function findExportFormat(names: readonly string[]): ExportFormat['create'] | undefined {
  const known = new Set(names.map((name) => name.trim()));
  return FORMATS.find(({ columns }) => columns.every((column) => known.has(column)))?.create;
}

const plain = (html: string): string => htmlToPlainLine(html, BOARD_PIN_DESCRIPTION_MAX) ?? '';

/** Returns the prices of a feed: the higher one, and the lower one as the sale price. */
function pricesOf(price: string, former: string): Pick<FeedValues, 'price' | 'sale_price'> {
  return Number(former) > Number(price) ? { price: former, sale_price: price } : { price };
}

/**
 * Reads the CSV that Shopify exports: a line per variant, whose first line has the texts of the product, and a line per
 * further image.
 */
function readShopify(shop: string): ExportReader {
  let product: { handle: string; title: string; body: string; vendor: string; type: string; image: string } =
    {
      handle: '',
      title: '',
      body: '',
      vendor: '',
      type: '',
      image: '',
    };
  let isForSale = true;
  return (cell) => {
    const handle = cell('Handle');
    if (handle !== product.handle) {
      product = {
        handle,
        title: cell('Title'),
        body: plain(cell('Body (HTML)')),
        vendor: cell('Vendor'),
        type: cell('Type') || cell('Product Category'),
        image: cell('Image Src'),
      };
      isForSale =
        cell('Published').toLowerCase() !== 'false' && !/^(?:draft|archived)$/i.test(cell('Status'));
    }
    const price = cell('Variant Price');
    if (price === '' || !isForSale) return undefined;
    const options = [1, 2, 3].flatMap((nth) => {
      const value = cell(`Option${nth} Value`);
      return value === '' || value === 'Default Title' ? [] : [value];
    });
    const stock = cell('Variant Inventory Qty');
    const isCounted = cell('Variant Inventory Tracker') !== '' && stock !== '';
    const isSoldOut = isCounted && Number(stock) <= 0 && cell('Variant Inventory Policy') !== 'continue';
    return {
      id: cell('Variant SKU') || [handle, ...options].join('-'),
      title: [product.title, options.join(', ')].filter((part) => part !== '').join(' – '),
      description: product.body,
      link: `${shop}/products/${encodeURIComponent(handle)}`,
      image_link: cell('Variant Image') || cell('Image Src') || product.image,
      ...pricesOf(price, cell('Variant Compare At Price')),
      availability: isSoldOut ? 'out of stock' : 'in stock',
      brand: product.vendor,
      product_type: product.type,
      item_group_id: handle,
    };
  };
}

/**
 * Reads the CSV that WooCommerce exports: a line per product, and for products with variations a line without a price
 * before those of its variations.
 */
function readWooCommerce(shop: string): ExportReader {
  type Parent = { readonly id: string; readonly body: string; readonly image: string; readonly type: string };
  const parents = new Map<string, Parent>();
  return (cell) => {
    const [id, sku] = [cell('ID'), cell('SKU')];
    const body = plain(cell('Short description') || cell('Description'));
    const image = cell('Images').split(/,\s*(?=https?:)/)[0] ?? '';
    const type = cell('Categories').split(',')[0] ?? '';
    const kinds = cell('Type')
      .split(',')
      .map((kind) => kind.trim());
    if (kinds.includes('variable')) {
      for (const key of [`id:${id}`, sku]) if (key !== '') parents.set(key, { id, body, image, type });
      return undefined;
    }
    const [regular, sale] = [cell('Regular price'), cell('Sale price')];
    if (kinds.includes('grouped') || cell('Published') === '0' || cell('Published') === '-1')
      return undefined;
    const parent = parents.get(cell('Parent'));
    return {
      id: sku || id,
      title: cell('Name'),
      description: body || (parent?.body ?? ''),
      link: cell('External URL') || `${shop}/?p=${parent?.id ?? id}`,
      image_link: image || (parent?.image ?? ''),
      ...pricesOf(sale || regular, regular),
      availability: cell('In stock?') === '0' ? 'out of stock' : 'in stock',
      brand: cell('Brands'),
      product_type: type || (parent?.type ?? ''),
      item_group_id: parent?.id ?? '',
    };
  };
}
