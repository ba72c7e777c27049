import type { ModalMessages } from '@pegboard/ui';
import { PRODUCT_TAGS_PER_IMAGE, type PlaceName } from '@pegboard/types';

/** The texts of the tags of products. */
export type ProductTagMessages = {
  readonly title: string;
  readonly modal: ModalMessages;
  /** The button that opens the dialog. */
  readonly open: (count: number) => string;
  readonly done: string;
  readonly image: string;
  /** The part of the image on which keys choose a place. */
  readonly stage: string;
  readonly help: string;
  readonly tagHelp: string;
  readonly full: string;
  readonly placeName: (place: PlaceName) => string;
  /** The place in words and in percent from the left and the top. */
  readonly place: (place: PlaceName, percent: { readonly left: number; readonly top: number }) => string;
  readonly number: (position: number) => string;
  /** A tag by its number, its product and its place. */
  readonly tag: (number: string, name: string, place: PlaceName) => string;
  readonly list: string;
  readonly empty: string;
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly loading: string;
  readonly gone: string;
  readonly noPlace: string;
  readonly putOnImage: (name: string) => string;
  readonly putOnImageShort: string;
  readonly remove: (name: string) => string;
  readonly choose: string;
  readonly search: string;
  readonly searchHint: string;
  readonly results: string;
  readonly own: string;
  readonly taggedAlready: string;
  readonly none: string;
  readonly noneOwn: string;
  readonly searching: string;
  readonly failed: string;
  readonly readPage: string;
  readonly readingPage: string;
  readonly back: string;
};

const number = new Intl.NumberFormat('en-US');

const PLACES: Readonly<Record<PlaceName, string>> = {
  'top-left': 'top left',
  top: 'top',
  'top-right': 'top right',
  left: 'left',
  center: 'middle',
  right: 'right',
  'bottom-left': 'bottom left',
  bottom: 'bottom',
  'bottom-right': 'bottom right',
};

/** The texts of the tags of products in American English. */
export const productTagMessages: ProductTagMessages = {
  title: 'Tag products',
  modal: { close: 'Close' },
  open: (count) => (count === 0 ? 'Tag products' : `Tag products (${number.format(count)})`),
  done: 'Done',
  image: 'Image',
  stage: 'Choose a place on the image',
  help: 'Click or tap the image where a product is. With a keyboard, move the mark with the arrow keys, then press Enter.',
  tagHelp: 'Arrow keys move it, Shift moves it faster, Delete removes it.',
  full: `An image has at most ${number.format(PRODUCT_TAGS_PER_IMAGE)} products. Remove one to tag another.`,
  placeName: (place) => PLACES[place],
  place: (place, { left, top }) => `${PLACES[place]}: ${left} % from the left, ${top} % from the top`,
  number: (position) => number.format(position),
  tag: (nth, name, place) => `${nth}. ${name}, ${PLACES[place]}`,
  list: 'Tagged products',
  empty: 'No product is tagged yet.',
  added: (name) => `${name} is tagged`,
  removed: (name) => `${name} is removed`,
  loading: 'Loading…',
  gone: 'This product is no longer available',
  noPlace: 'Listed below the image only',
  putOnImage: (name) => `Put on the image: ${name}`,
  putOnImageShort: 'Put on the image',
  remove: (name) => `Remove ${name}`,
  choose: 'Choose the product',
  search: 'Search for a product, or paste its web address',
  searchHint: 'A pasted page becomes a Pin of the product.',
  results: 'Products',
  own: 'Yours',
  taggedAlready: 'Tagged',
  none: 'No products were found.',
  noneOwn: 'You have no products yet. Search for others, or paste a web address.',
  searching: 'Searching…',
  failed: 'The search did not work. Check your connection, then try again.',
  readPage: 'Use this page',
  readingPage: 'Reading the page…',
  back: 'Back to the list',
};
