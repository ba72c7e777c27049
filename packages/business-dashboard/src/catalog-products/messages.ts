import type { ConfirmMessages } from '../layout/confirm-button.tsx';
import { createFormats } from '../layout/formats.ts';
import type { CatalogProduct } from './product-types.ts';

type Removal = Omit<ConfirmMessages, 'question'>;

/** The messages of the products and groups of a catalog. Pass another table for another language. */
export type CatalogProductsMessages = {
  readonly title: (catalog: string) => string;
  readonly intro: string;
  readonly back: string;
  readonly preview: string;
  readonly products: string;
  readonly add: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noneFound: string;
  readonly search: string;
  readonly more: string;
  readonly failed: string;
  readonly byHand: string;
  readonly byFeed: string;
  readonly price: (amount: number, currency: string) => string;
  readonly soldOut: string;
  readonly states: Readonly<Record<Exclude<CatalogProduct['state'], 'live'>, string>>;
  readonly change: (title: string) => string;
  readonly changeShort: string;
  readonly remove: (title: string) => string;
  readonly removeShort: string;
  readonly removeSure: (title: string) => string;
  readonly removal: Removal;
  readonly save: string;
  readonly cancel: string;
  readonly saved: (title: string) => string;
  readonly removed: (title: string) => string;
  readonly form: {
    readonly title: string;
    readonly description: string;
    readonly link: string;
    readonly linkHint: string;
    readonly upload: string;
    readonly uploading: string;
    readonly uploaded: string;
    readonly imageLink: string;
    readonly imageHint: string;
    readonly price: string;
    readonly salePrice: string;
    readonly salePriceHint: string;
    readonly currency: string;
    readonly availability: string;
    readonly availabilities: Readonly<Record<CatalogProduct['availability'], string>>;
    readonly brand: string;
    readonly category: string;
    readonly categoryHint: string;
    readonly variantOf: string;
    readonly variantHint: string;
    readonly label: string;
    readonly labelHint: string;
  };
  readonly groups: {
    readonly title: string;
    readonly intro: string;
    readonly add: string;
    readonly none: string;
    readonly noneHint: string;
    readonly count: (products: number) => string;
    readonly name: string;
    readonly rules: string;
    readonly rulesHint: string;
    readonly text: string;
    readonly priceMin: string;
    readonly priceMax: string;
    readonly any: string;
    readonly onSale: string;
    readonly picked: (count: number) => string;
    readonly pickHint: string;
    readonly removeSure: (name: string) => string;
    readonly removal: Removal;
  };
  readonly shop: {
    readonly title: string;
    readonly intro: (profile: string) => string;
    readonly isPublic: string;
    readonly toProfile: string;
    readonly notVerified: string;
    readonly noProducts: string;
    readonly pending: (count: number) => string;
    readonly all: string;
    readonly empty: string;
    readonly emptyHint: string;
  };
};

const formats = /* @__PURE__ */ createFormats('en-US');
const failed = 'That did not work. Try again.';

/** The messages in American English. */
export const catalogProductsMessages: CatalogProductsMessages = {
  title: (catalog) => `Products of ${catalog}`,
  intro: 'Add single products here. A feed of this catalog leaves them alone.',
  back: 'All catalogs',
  preview: 'Preview the shop',
  products: 'Products',
  add: 'Add a product',
  none: 'No products yet',
  noneHint: 'Add one here, or upload a feed on the page of catalogs.',
  noneFound: 'No product matches your search.',
  search: 'Search products',
  more: 'Show more',
  failed,
  byHand: 'Added by hand',
  byFeed: 'From the feed',
  price: (amount, currency) => formats.money(amount * 1_000_000, currency),
  soldOut: 'Sold out',
  states: {
    waiting: 'Waiting',
    failed: 'Image not found',
    blocked: 'Removed by a moderator',
    gone: 'Pin deleted',
  },
  change: (title) => `Edit ${title}`,
  changeShort: 'Edit',
  remove: (title) => `Remove ${title}`,
  removeShort: 'Remove',
  removeSure: (title) => `Remove ${title}?`,
  removal: { note: 'Its Pin is deleted with it.', yes: 'Remove the product', no: 'Keep it', failed },
  save: 'Save',
  cancel: 'Cancel',
  saved: (title) => `${title} is saved.`,
  removed: (title) => `${title} is removed.`,
  form: {
    title: 'Title',
    description: 'Description (optional)',
    link: 'Link to the product',
    linkHint: 'The page where people can buy it.',
    upload: 'Upload an image',
    uploading: 'Uploading the image…',
    uploaded: 'The image is uploaded.',
    imageLink: 'Or the address of an image',
    imageHint: 'JPEG, PNG or WebP of at most 10 MB.',
    price: 'Price',
    salePrice: 'Sale price (optional)',
    salePriceHint: 'Lower than the price.',
    currency: 'Currency',
    availability: 'Availability',
    availabilities: { in_stock: 'In stock', out_of_stock: 'Sold out' },
    brand: 'Brand (optional)',
    category: 'Category (optional)',
    categoryHint: 'From the general to the special, as Home > Lighting.',
    variantOf: 'Variant of (optional)',
    variantHint: 'Give all sizes and colors of a product the same word here.',
    label: 'Your own label (optional)',
    labelHint: 'For product groups; it is not shown.',
  },
  groups: {
    title: 'Product groups',
    intro: 'Each group is a section of the shop on the profile.',
    add: 'Add a group',
    none: 'No groups yet',
    noneHint: 'Without groups, the shop shows all products in one list.',
    count: (products) => formats.counted(products, 'product', 'products'),
    name: 'Name',
    rules: 'Rules',
    rulesHint: 'A product has to match all rules that you fill in.',
    text: 'Words in the title or description',
    priceMin: 'Lowest price',
    priceMax: 'Highest price',
    any: 'Any',
    onSale: 'On sale only',
    picked: (count) =>
      count === 0 ? 'Add single products' : `Add single products (${formats.count(count)} chosen)`,
    pickHint: 'These are in the group whatever the rules say.',
    removeSure: (name) => `Delete ${name}?`,
    removal: { note: 'Its products stay in the shop.', yes: 'Delete the group', no: 'Keep it', failed },
  },
  shop: {
    title: 'Preview of the shop',
    intro: (profile) => `The shop on the profile of ${profile} looks like this.`,
    isPublic: 'Everyone can see this shop.',
    toProfile: 'Open the shop',
    notVerified:
      'Nobody else sees the shop yet: verify your shop on the page of catalogs, and its tab is shown.',
    noProducts: 'Nobody else sees the shop yet: it is shown when its first product is live.',
    pending: (count) =>
      formats.counted(
        count,
        'product is marked: only you see it here, until its Pin is there.',
        'products are marked: only you see them here, until their Pins are there.',
      ),
    all: 'All products',
    empty: 'The shop is empty',
    emptyHint: 'Add products, or upload a feed.',
  },
};
