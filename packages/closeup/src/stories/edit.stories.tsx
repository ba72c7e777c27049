import { expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';
import { aPin } from '@pegboard/types/testing';

import { PinEditor, type PinEditorProps } from '../edit/index.ts';

const meta: Stories<PinEditorProps> = {
  title: 'Close-up/Edit',
  component: PinEditor,
  args: {
    pin: aPin({ title: 'Stoneware cup, ash glaze', board: { entityId: '3', name: 'Clay' } }),
    isCreator: true,
    boards: [
      { id: '3', name: 'Clay', sections: [{ id: '31', title: 'Glazes' }] },
      { id: '4', name: 'Wood', sections: [] },
    ],
    isBusy: false,
    errors: {},
    error: undefined,
    onSave: fn(),
    onDelete: fn(),
    onCancel: fn(),
  },
  parameters: { frame: 'phone' },
};

export default meta;

type EditStory = Story<PinEditorProps>;

/** The creator's form with all fields. */
export const Creator: EditStory = { parameters: { variants: [{ viewport: 'mobile' }] } };

/** The form of a member who saved the pin, with a field error. */
export const SaverRefused: EditStory = {
  args: {
    isCreator: false,
    errors: { title: 'Use 200 characters or fewer.' },
    error: 'Sorry! Something went wrong on our end.',
  },
};

/** Deletion is confirmed, and the request is pending. */
export const Deleting: EditStory = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this Pin?' })).toBeVisible();
  },
};
