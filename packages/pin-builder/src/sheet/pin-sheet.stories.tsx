import { drawing, type Motif } from '@pegboard/config/drawn-pictures';
import { expect, type Stories, type Story } from '@pegboard/config/story';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';

import { PinSheet, type PinSheetProps, type StoredRow } from './index.ts';

const MOTIFS: readonly Motif[] = ['bowl', 'jar', 'house', 'leaf', 'rice'];

const rows: readonly StoredRow[] = MOTIFS.map((motif, index) => ({
  id: motif,
  fileName: `${motif}.jpg`,
  draft: {
    ...EMPTY_PIN_DRAFT,
    title: index === 3 ? '' : `Study of a ${motif}`,
    description: index === 0 ? 'Stoneware, salt glaze, 2026' : '',
    boardId: index === 4 ? null : '1',
  },
  file: null,
  image: {
    uploadId: `${index + 1}`,
    url: drawing(motif, 236, 236),
    width: 236,
    height: 236,
    mediaSourceType: null,
  },
  boardName: 'Studies',
}));

const meta: Stories<PinSheetProps> = {
  title: 'Pin builder/Sheet',
  component: PinSheet,
  args: {
    storedRows: rows,
    ports: {
      uploadImage: () => new Promise(() => undefined),
      saveDraft: async () => undefined,
      publish: async (id) => {
        if (id === 'jar') throw new Error('Refused');
        return { pinId: '1' };
      },
      discard: async () => undefined,
    },
    renderBoardPicker: ({ label, board }) => (
      <button type="button" aria-label={`${label}: ${board?.name ?? 'Choose a board'}`}>
        {board?.name ?? 'Choose a board'}
      </button>
    ),
  },
  parameters: { frame: 'page' },
};

export default meta;

type SheetStory = Story<PinSheetProps>;

/** Nothing was added yet. */
export const Empty: SheetStory = { args: { storedRows: [] } };

/** Rows that can be published, and one without a board. */
export const Ready: SheetStory = {};

/** All rows were published, but one failed. */
export const Report: SheetStory = {
  args: { storedRows: rows.slice(0, 4) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 4 Pins' }));
    await expect(await canvas.findByText(/3 Pins published, 1 failed/u)).toBeVisible();
  },
};
