import { drawing } from '@pegboard/config/drawn-pictures';
import { expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { OrderGrid, type OrderGridProps } from './order-grid.tsx';

const meta: Stories<OrderGridProps> = {
  title: 'Boards/Order',
  component: OrderGrid,
  args: {
    label: 'Sections',
    items: [
      { id: '1', label: 'Shelves', picture: drawing('kitchen', 236, 236) },
      {
        id: '2',
        label: 'Stoves, and whatever has ever stood on one of them',
        picture: drawing('jar', 236, 236),
      },
      { id: '3', label: 'Windows', picture: null },
    ],
    onMove: fn(),
  },
  parameters: { frame: 'phone', looks: [{ viewport: 'mobile' }] },
};

export default meta;

/** Tiles with and without a picture: by keyboard the first is put behind the second. */
export const Tiles: Story<OrderGridProps> = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Shelves' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};
