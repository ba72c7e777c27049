import type { ImageEditorMessages } from '../messages.ts';
import { number } from './format.ts';
import type { CropHandle } from '../model/image-edit.ts';

const HANDLES: Readonly<Record<CropHandle, string>> = {
  nw: 'top left corner',
  n: 'top edge',
  ne: 'top right corner',
  e: 'right edge',
  se: 'bottom right corner',
  s: 'bottom edge',
  sw: 'bottom left corner',
  w: 'left edge',
};

/** The texts of the image editor in American English. */
export const editorMessages: ImageEditorMessages = {
  title: 'Edit image',
  ratios: 'Shape',
  ratio: (ratio) =>
    ratio === 'free' ? 'Free' : ratio === 'original' ? 'Original' : ratio.replace(':', ' : '),
  crop: 'Crop',
  cropHelp: 'Arrow keys move the crop. Shift and arrow keys change its size.',
  cropPosition: ({ left, top, width, height }) =>
    `${left} % from the left, ${top} % from the top, ${width} % wide, ${height} % high`,
  handle: (handle) => `Move the ${HANDLES[handle]}`,
  straighten: 'Straighten',
  degrees: (degrees) => `${number.format(degrees)}°`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  flipHorizontally: 'Flip horizontally',
  flipVertically: 'Flip vertically',
  restore: 'Back to the original',
  apply: 'Apply',
  cancel: 'Cancel',
  notShown: 'Your browser cannot show this image before it is processed.',
};
