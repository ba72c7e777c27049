import type { PlaceName } from '@pegboard/types';

/** The ninths of an image, in German. */
export const PLACES: Readonly<Record<PlaceName, string>> = {
  'top-left': 'oben links',
  top: 'oben',
  'top-right': 'oben rechts',
  left: 'links',
  center: 'Mitte',
  right: 'rechts',
  'bottom-left': 'unten links',
  bottom: 'unten',
  'bottom-right': 'unten rechts',
};
