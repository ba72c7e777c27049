import type { CropCorner } from '../model/crop.ts';

/** The messages of the crop control. Percentages are formatted as integers. */
export type CropMessages = {
  /** The accessible name of the crop, as a movable element. */
  readonly part: string;
  readonly corners: Readonly<Record<CropCorner, string>>;
  /** The instructions for moving and resizing the crop by keyboard. */
  readonly hint: string;
  /** Announced after the crop changed. */
  readonly marked: (width: string, height: string) => string;
};

/** The messages in US English. */
export const cropMessages: CropMessages = {
  part: 'Part to search with',
  corners: {
    'top-left': 'Top left corner',
    'top-right': 'Top right corner',
    'bottom-left': 'Bottom left corner',
    'bottom-right': 'Bottom right corner',
  },
  hint: 'Use the arrow keys to move it; hold Shift for larger steps.',
  marked: (width, height) => `${width} of the width and ${height} of the height marked`,
};
