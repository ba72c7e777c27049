import type { ConfirmMessages } from '../layout/confirm-button.tsx';
import { createFormats } from '../layout/formats.ts';
import type { DataTableMessages } from '../table/messages.ts';
import type { CatalogRun } from './catalog-types.ts';

/** The messages of catalogs. Pass another table for another language. */
export type CatalogMessages = {
  /** The messages of the report's table; those in English when not given. */
  readonly table?: DataTableMessages | undefined;
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noBoards: string;
  readonly add: string;
  readonly change: (name: string) => string;
  readonly changeShort: string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly removal: Omit<ConfirmMessages, 'question'>;
  readonly save: string;
  readonly cancel: string;
  readonly fields: {
    readonly name: string;
    readonly board: string;
    readonly boardHint: string;
    readonly currency: string;
    readonly currencyHint: string;
    readonly address: string;
    readonly addressHint: string;
    readonly often: string;
    readonly never: string;
    readonly hours: (hours: number) => string;
  };
  readonly products: (count: number) => string;
  readonly on: string;
  /** The link to the products of a catalog; that in English when not given. */
  readonly manageProducts?: string | undefined;
  readonly fetched: (hours: number | null) => string;
  readonly upload: (name: string) => string;
  readonly uploadShort: string;
  readonly fetchNow: string;
  readonly mayShrink: string;
  readonly sending: (share: number) => string;
  readonly cancelRun: string;
  readonly steps: Readonly<Record<'waiting' | 'reading' | 'applying', string>>;
  readonly ends: Readonly<Record<'done' | 'partly' | 'failed' | 'cancelled', string>>;
  readonly counts: (run: CatalogRun) => string;
  readonly held: (count: number) => string;
  readonly ignored: (columns: string) => string;
  readonly failures: Readonly<Record<string, (run: CatalogRun) => string>>;
  readonly report: (name: string) => string;
  readonly reportShort: string;
  readonly hideReport: string;
  readonly columns: readonly [string, string, string, string, string];
  readonly wholeLine: string;
  readonly severities: Readonly<Record<'error' | 'warning', string>>;
  readonly advice: Readonly<Record<string, string>>;
  readonly more: string;
  readonly again: string;
  readonly download: string;
  readonly failed: string;
  readonly merchant: {
    readonly title: string;
    readonly intro: string;
    readonly website: string;
    readonly words: string;
    readonly ask: string;
    readonly states: Readonly<Record<'waiting' | 'verified' | 'refused', string>>;
    readonly answer: (words: string) => string;
  };
};

const formats = /* @__PURE__ */ createFormats('en-US');
const atLine = ({ failure_line: line }: CatalogRun): string =>
  line === null ? '' : ` in line ${formats.count(line)}`;

/** The messages in American English. */
export const catalogMessages: CatalogMessages = {
  title: 'Catalogs',
  intro:
    'Pins are made from a product feed and follow it: new products are added, prices are updated, and products that are sold out or removed are shown so.',
  none: 'No catalogs yet',
  noneHint:
    'Add one, then add products by hand, upload its feed as CSV, TSV or XML or the product export of Shopify or WooCommerce, or enter its address.',
  noBoards: 'Make a board first: the products go there.',
  add: 'Add a catalog',
  change: (name) => `Change ${name}`,
  changeShort: 'Change',
  remove: 'Delete',
  removeSure: (name) => `Delete ${name}?`,
  removal: {
    note: 'Its reports go with it. Its Pins stay on their board.',
    yes: 'Delete the catalog',
    no: 'Keep it',
    failed: 'That did not work. Try again.',
  },
  save: 'Save',
  cancel: 'Cancel',
  fields: {
    name: 'Name',
    board: 'Board',
    boardHint: 'Products become Pins of yours there.',
    currency: 'Currency',
    currencyHint: 'For prices that name none, as USD.',
    address: 'Address of the feed',
    addressHint: 'Leave it empty to upload files.',
    often: 'Fetch it',
    never: 'Only when I say so',
    hours: (hours) => (hours === 168 ? 'Every week' : hours === 24 ? 'Every day' : `Every ${hours} hours`),
  },
  products: (count) => formats.counted(count, 'product', 'products'),
  on: 'on',
  manageProducts: 'Products and groups',
  fetched: (hours) =>
    hours === null
      ? 'Fetched when you say so'
      : hours === 168
        ? 'Fetched every week'
        : hours === 24
          ? 'Fetched every day'
          : `Fetched every ${hours} hours`,
  upload: (name) => `Upload a feed of ${name}`,
  uploadShort: 'Upload a feed',
  fetchNow: 'Fetch it now',
  mayShrink: 'Take away all products that the feed does not have',
  sending: (share) => `Sending the file: ${formats.percent(share)}`,
  cancelRun: 'Cancel',
  steps: {
    waiting: 'Waiting for its turn',
    reading: 'Reading the feed',
    applying: 'Making Pins of the products',
  },
  ends: {
    done: 'All of the feed is in place.',
    partly: 'Some of the feed is in place.',
    failed: 'Nothing of the feed could be taken. Your products stay as they were.',
    cancelled: 'Cancelled. Completed changes remain, and the next feed continues from there.',
  },
  counts: (run) =>
    formats.list(
      [
        run.created_count > 0 && `${formats.count(run.created_count)} new`,
        run.updated_count > 0 && `${formats.count(run.updated_count)} changed`,
        run.sold_out_count > 0 && `${formats.count(run.sold_out_count)} sold out`,
        run.removed_count > 0 && `${formats.count(run.removed_count)} taken away`,
        run.refused_count > 0 && formats.counted(run.refused_count, 'line refused', 'lines refused'),
        run.failed_count > 0 && `${formats.count(run.failed_count)} without a Pin`,
      ].filter((text) => text !== false),
    ) || (run.state === 'cancelled' ? '' : 'Nothing was to be changed'),
  held: (count) =>
    `${formats.counted(count, 'product is', 'products are')} not in this feed, and stayed: the feed has unreadable lines, or less than half of what you had. Upload it again and say that they may go.`,
  ignored: (columns) => `Columns that we do not use: ${columns}`,
  failures: {
    feed_empty: () => 'The feed is empty. Export it again.',
    feed_not_text: () => 'This is a spreadsheet, an archive or an image. Save it as CSV, TSV or XML.',
    feed_encoding_unknown: () => 'We do not know the encoding that the feed names. Save it as UTF-8.',
    feed_header_unknown: () =>
      'The first line does not name the columns. It needs id, title, link, image_link, price and availability.',
    feed_columns_missing: (run) =>
      `Columns are missing: ${formats.list(run.failure_fields)}. Add them to the first line.`,
    feed_xml_broken: (run) =>
      `The XML breaks off${atLine(run)}. What stands before was taken; export it again.`,
    feed_xml_doctype: () => 'The XML defines a document type or entities of its own. Export it without them.',
    feed_xml_too_deep: (run) =>
      `The XML is nested too deep${atLine(run)}. Use RSS, Atom or a list of products.`,
    feed_too_many_rows: (run) =>
      `The feed has more than 100,000 products. It was read up to line ${formats.count(run.failure_line ?? 0)}; split it over several catalogs.`,
    feed_shop_unknown: () =>
      'This export has no addresses of products. Enter the website of your shop under Settings, and upload it again.',
    feed_no_products: () => 'No line of the feed is a product. The report says what to mend.',
    feed_gone: () => 'The file is no longer available. Upload it again.',
    feed_unreachable: () =>
      'We could not fetch the feed at its address. Check the address, and that it needs no password.',
    feed_file_too_large: () => 'The feed is larger than 256 MB. Split it over several catalogs.',
    feed_type_unfit: () =>
      'What lies at this address is no feed. Use the address of the CSV, TSV or XML file.',
    catalog_board_lost: () =>
      'The board is gone, archived or not yours to save to any more. Make a new catalog.',
  },
  report: (name) => `Report of ${name}`,
  reportShort: 'Show the report',
  hideReport: 'Hide the report',
  columns: ['Line', 'Product', 'Field', 'Value', 'What to do'],
  wholeLine: 'Whole line',
  severities: { error: 'Refused', warning: 'Taken, with a change' },
  advice: {
    missing: 'Fill in this field.',
    too_long: 'Make it shorter.',
    cut: 'It was cut. Make it shorter to choose what shows.',
    formula: 'This is a formula. Export the value that it gives.',
    characters_broken: 'Characters were lost. Save the feed as UTF-8.',
    link_invalid: 'Give a whole address that begins with https://.',
    price_invalid: 'Write the price as 12.99 USD.',
    price_negative: 'A price is above zero.',
    currency_unknown: 'Use a currency of three letters, as USD or EUR.',
    sale_price_not_lower: 'The sale price is not lower than the price, and was left out.',
    availability_unknown: 'Use in stock, out of stock or preorder.',
    id_by_hand:
      'You added a product with this id by hand, and it stays as it is. Remove it, or change the id.',
    id_duplicate: 'The line named here has this id already. Give each product its own.',
    line_too_long: 'The line is longer than 65,536 characters. Check the separators and line breaks.',
    quote_open: 'A quotation mark is not closed. Close it, or double those inside of a text.',
    columns_more:
      'The line has more cells than there are columns. Put texts with separators in quotation marks.',
    columns_fewer: 'The line has fewer cells than there are columns. Fill in empty cells.',
    image_unreachable: 'We couldn’t fetch the image. Check its address.',
    image_unfit: 'There is no image of at most 10 MB at this address. Use JPEG, PNG or WebP.',
    removed_by_moderator: 'A moderator removed this Pin. It can’t be restored.',
  },
  more: 'Show more',
  again: 'Try again',
  download: 'Download as CSV',
  failed: 'That did not work. Try again.',
  merchant: {
    title: 'Verified merchant',
    intro: 'A badge on your profile and Pins shows that we know your shop. We review each request.',
    website: 'Website of the shop',
    words: 'Additional information (optional)',
    ask: 'Ask to be verified',
    states: {
      waiting: 'We are looking at your request.',
      verified: 'You are a verified merchant.',
      refused: 'We could not verify your shop.',
    },
    answer: (words) => `Our answer: ${words}`,
  },
};
