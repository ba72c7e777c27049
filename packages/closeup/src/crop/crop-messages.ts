import type { CropCorner } from '../model/crop.ts';

/** The texts of a picture of which a part can be marked. Percents come as whole numbers. */
export type CropMessages = {
  /** Names the part that is marked, as what moves it. */
  readonly part: string;
  readonly corners: Readonly<Record<CropCorner, string>>;
  /** The instructions for moving and resizing the crop by keyboard. */
  readonly hint: string;
  /** Announced when a part was marked. */
  readonly marked: (width: string, height: string) => string;
};

/** The texts in US English. */
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
