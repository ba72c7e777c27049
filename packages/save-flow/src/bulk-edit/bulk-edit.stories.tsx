import { drawing, type Motif } from '@pegboard/config/drawn-pictures';
import {
  becomesVisible,
  expect,
  fn,
  screen,
  type Stories,
  type Story,
  type StoryPlay,
} from '@pegboard/config/story';

import { StaticSaveFlow } from '../testing/static-save-flow.tsx';
import { BulkEdit, type BulkEditProps } from './index.ts';

const named: readonly (readonly [string, Motif | undefined])[] = [
  ['Stoneware cup', 'bowl'],
  ['Moon jar', 'jar'],
  ['Oak chair with a woven seat', undefined],
  ['House by the field', 'house'],
  ['First leaves', 'leaf'],
  ['Rice, twice', 'rice'],
];

const meta: Stories<BulkEditProps> = {
  title: 'Save flow/Bulk edit',
  component: BulkEdit,
  args: {
    pins: named.map(([label, motif], at) => ({
      id: `${at + 1}`,
      label,
      picture: motif && drawing(motif, 236, 236),
    })),
    total: 1248,
    place: { boardId: '1', onLeave: () => fn(), onChanged: async () => undefined },
    ports: {
      put: async () => ({ ok: false, titleError: 'This board has a section of that name.' }),
      remove: async (choice) => ({
        ok: true,
        count: choice.kind === 'all' ? 1248 : 1,
        undo: async () => true,
      }),
      toast: fn(),
    },
    onLoadMore: fn(),
    onClose: fn(),
  },
  render: (props) => (
    <StaticSaveFlow>
      <BulkEdit {...props} />
    </StaticSaveFlow>
  ),
  parameters: { frame: 'page' },
};

export default meta;

type BulkStory = Story<BulkEditProps>;

/** Selects the first three of six. */
async function chooseThree({ canvas, userEvent }: StoryPlay<BulkEditProps>): Promise<void> {
  for (const name of ['Stoneware cup', 'Moon jar', 'Oak chair with a woven seat'])
    // oxlint-disable-next-line no-await-in-loop -- presses are sequential
    await userEvent.click(canvas.getByRole('checkbox', { name }));
  await expect(canvas.getByText('3 Pins selected')).toBeVisible();
}

/** Some pins are selected. */
export const SomeChosen: BulkStory = {
  play: chooseThree,
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** All pins are selected, including those that are not loaded: deleting asks for confirmation. */
export const DeletesAll: BulkStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,248' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await becomesVisible(await screen.findByRole('alertdialog', { name: 'Delete 1,248 Pins?' }));
  },
};

/** The targets of a move: as for one pin, without the profile. */
export const Moves: BulkStory = {
  play: async (story) => {
    await chooseThree(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Move' }));
    await becomesVisible(await screen.findByRole('option', { name: 'Glazes' }));
    await expect(screen.getByRole('dialog', { name: 'Move 3 Pins to' })).toBeVisible();
  },
};

/** A new section whose name is rejected; the input stays. */
export const NewSectionRefused: BulkStory = {
  play: async (story) => {
    await chooseThree(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'New section' }));
    await story.userEvent.type(await screen.findByLabelText('Name'), 'Shelves{Enter}');
    await becomesVisible(await screen.findByText('This board has a section of that name.'));
    await expect(screen.getByLabelText('Name')).toHaveValue('Shelves');
  },
};
