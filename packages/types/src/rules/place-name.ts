/** A ninth of an image by its name, in the directions of the screen: the text direction does not change it. */
export type PlaceName =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'center'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right';

const NAMES: readonly (readonly [PlaceName, PlaceName, PlaceName])[] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'center', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
];

/** Returns the ninth of an image that has a place: fractions from its left and its top. Source: CR-09. */
export function getPlaceName(x: number, y: number): PlaceName {
  return NAMES[getThird(y)]?.[getThird(x)] ?? 'center';
}

function getThird(fraction: number): 0 | 1 | 2 {
  if (fraction < 1 / 3) return 0;
  return fraction <= 2 / 3 ? 1 : 2;
}
