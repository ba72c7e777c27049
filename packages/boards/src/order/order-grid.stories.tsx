import { drawing } from '@pegboard/config/drawn-pictures';
import { expect, fn, waitFor, type Stories, type Story } from '@pegboard/config/story';

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
  parameters: { frame: 'phone', variants: [{ viewport: 'mobile' }] },
};

export default meta;

/** Tiles with and without an image; the first is moved behind the second by keyboard. */
export const Tiles: Story<OrderGridProps> = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Move Shelves' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    // The focus moves to the first position as soon as the tile can be dropped.
    await waitFor(() => expect(button).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

/** The first tile is selected: a drop position is shown before each other tile and at the end. */
export const Taken: Story<OrderGridProps> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Shelves' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose what “Shelves” goes before.');
  },
};
