import type { PlaceName } from '@pegboard/types';

/** The messages of the products on an image. */
export type ProductTagsMessages = {
  readonly show: string;
  readonly hide: string;
  /** The name of the group of the tags. */
  readonly label: string;
  /** A tag by its product and its place in words. */
  readonly tag: (name: string, place: PlaceName) => string;
  readonly untitled: string;
};

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

/** The messages in US English. */
export const productTagsMessages: ProductTagsMessages = {
  show: 'Show products',
  hide: 'Hide products',
  label: 'Products in this image',
  tag: (name, place) => `${name}, ${PLACES[place]}`,
  untitled: 'Product',
};
