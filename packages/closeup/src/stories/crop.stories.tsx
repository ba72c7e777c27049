import { drawnImages } from '@pegboard/config/drawn-pictures';
import { expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { CropPicture, INITIAL_CROP, type CropPictureProps } from '../crop/index.ts';

const meta: Stories<CropPictureProps> = {
  title: 'Close-up/Search by picture',
  component: CropPicture,
  args: { images: drawnImages('bowl'), alt: 'A bowl with an ash glaze', crop: INITIAL_CROP, onCrop: fn() },
};

export default meta;

type CropStory = Story<CropPictureProps>;

/** The initial crop: the image without a margin. */
export const Whole: CropStory = {};

/** A small crop, enlarged by keyboard. */
export const Part: CropStory = {
  args: { crop: { x: 30, y: 40, width: 30, height: 20 } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Bottom right corner' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCrop).toHaveBeenLastCalledWith({ x: 30, y: 40, width: 32, height: 20 });
  },
};
