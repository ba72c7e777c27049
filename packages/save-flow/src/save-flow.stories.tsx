import { drawing } from '@pegboard/config/drawn-pictures';
import {
  becomesVisible,
  expect,
  fn,
  screen,
  type Stories,
  type Story,
  type StoryPlay,
} from '@pegboard/config/story';

import { AlsoSavedList, SaveControls, SignedOutSaveControls, type SaveControlsProps } from './index.ts';
import {
  failingBoards,
  offlineQueue,
  onGlazes,
  onQuietKitchens,
  readyPorts,
  StaticSaveFlow,
  pendingPorts,
  pendingBoards,
} from './testing/static-save-flow.tsx';

const meta: Stories<SaveControlsProps> = {
  title: 'Save flow',
  component: SaveControls,
  args: { pinId: '912', savedTo: null, layout: 'closeup' },
  render: (props) => (
    <StaticSaveFlow>
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  parameters: { frame: 'phone' },
};

export default meta;

type SaveStory = Story<SaveControlsProps>;
type Play = StoryPlay<SaveControlsProps>;

const MOBILE = { variants: [{ viewport: 'mobile' }] } as const;

/** Not saved yet, in the close-up. */
export const Unsaved: SaveStory = {};

/** Not saved yet, over an image. */
export const OverPicture: SaveStory = {
  args: { layout: 'overlay' },
  render: (props) => (
    <StaticSaveFlow>
      <div style={{ background: '#5d4b40', padding: 12 }}>
        <SaveControls {...props} />
      </div>
    </StaticSaveFlow>
  ),
};

/** Saved to a board, according to the server. */
export const Saved: SaveStory = { args: { savedTo: onQuietKitchens } };

/** Saved to a section with a long name, over an image. */
export const SavedToSection: SaveStory = {
  ...OverPicture,
  args: {
    layout: 'overlay',
    savedTo: { ...onQuietKitchens, section: { id: '12', title: 'Stoves and what stands on them' } },
  },
};

/** Saved to the profile. */
export const SavedToProfile: SaveStory = { args: { savedTo: { ...onQuietKitchens, isProfile: true } } };

/** A save is pending. */
export const Saving: SaveStory = {
  render: (props) => (
    <StaticSaveFlow ports={pendingPorts}>
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await becomesVisible(await canvas.findByRole('button', { name: 'Saving' }));
  },
};

/** Without a network: the save is queued, and the banner lists it. */
export const WaitingForNetwork: SaveStory = {
  render: (props) => (
    <StaticSaveFlow ports={{ ...readyPorts, queue: offlineQueue() }}>
      <SaveControls {...props} title="Stoneware cup, ash glaze" />
    </StaticSaveFlow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByText('1 waiting to be saved'));
    await becomesVisible(await canvas.findByText('Stoneware cup, ash glaze'));
  },
};

/** A save and a removal are queued, one of a pin without a title. */
export const SeveralWaiting: SaveStory = {
  render: (props) => (
    <StaticSaveFlow ports={{ ...readyPorts, queue: offlineQueue() }}>
      <SaveControls {...props} pinId="912" title="Stoneware cup, ash glaze, from the second firing of May" />
      <SaveControls {...props} pinId="913" savedTo={onQuietKitchens} />
    </StaticSaveFlow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await userEvent.click(await canvas.findByText('2 waiting to be saved'));
    await becomesVisible(await canvas.findByRole('button', { name: 'Try now' }));
  },
  parameters: MOBILE,
};

/** Saved to more than one board. */
export const SavedElsewhereToo: SaveStory = {
  render: () => (
    <StaticSaveFlow>
      <SaveControls pinId="912" savedTo={onQuietKitchens} layout="closeup" />
      <AlsoSavedList pinId="912" copies={[onQuietKitchens, onGlazes]} />
    </StaticSaveFlow>
  ),
};

/** Saved to two boards: the list of both, in which each can be removed or moved. */
export const ListOfBoards: SaveStory = {
  render: () => (
    <StaticSaveFlow>
      <SaveControls
        pinId="912"
        savedTo={onQuietKitchens}
        copies={[onQuietKitchens, onGlazes]}
        layout="closeup"
      />
    </StaticSaveFlow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a board, now 2 boards' }));
    await becomesVisible(await canvas.findByRole('checkbox', { name: /Quiet kitchens/ }));
  },
};

/** Saved by one tap; a toast shows the pin and its location, and can take the save back. */
export const SavedByTap: SaveStory = {
  args: { imageUrl: drawing('bowl', 96, 128) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const board = await screen.findByRole('link', { name: 'Quiet kitchens' });
    await becomesVisible(board);
    await expect(board.parentElement).toHaveTextContent('Saved to Quiet kitchens');
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(readyPorts.save).toHaveBeenCalledTimes(1);
  },
  parameters: MOBILE,
};

/** The save failed. */
export const SaveFailed: SaveStory = {
  render: (props) => (
    <StaticSaveFlow
      ports={{ save: async () => ({ ok: false, failure: { kind: 'refused', message: undefined } }) }}
    >
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await becomesVisible(await screen.findByText('Sorry! Something went wrong on our end.'));
  },
};

/** A second tap removed it. */
export const Removed: SaveStory = {
  args: { savedTo: onQuietKitchens },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await becomesVisible(await screen.findByText('Pin deleted!'));
  },
};

/** A visitor is prompted to log in. */
export const Visitor: SaveStory = {
  render: ({ layout }) => <SignedOutSaveControls layout={layout} onLoginNeeded={onLoginNeeded} />,
  play: async ({ canvas, userEvent }) => {
    onLoginNeeded.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onLoginNeeded).toHaveBeenCalledTimes(1);
  },
};

/** A visitor whose pin is stored until they sign in. */
export const VisitorKept: SaveStory = {
  render: ({ layout }) => <SignedOutSaveControls layout={layout} onLoginNeeded={onLoginNeeded} isSaved />,
};

const onLoginNeeded = fn();

async function choose({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /^Choose a board/u }));
  await screen.findByRole('combobox');
}

/** The picker, with all boards of the viewer. */
export const Picker: SaveStory = {
  play: async (story) => {
    await choose(story);
    await becomesVisible(await screen.findByRole('option', { name: 'Glazes' }));
  },
  parameters: MOBILE,
};

/** The picker for a pin that is already saved. */
export const PickerToMove: SaveStory = {
  args: { savedTo: onQuietKitchens },
  play: async (story) => {
    await choose(story);
    await becomesVisible(await screen.findByRole('dialog', { name: 'Move to' }));
    await screen.findByRole('option', { name: /Saved here/u });
  },
};

/** A search for boards. */
export const PickerSearched: SaveStory = {
  play: async (story) => {
    await choose(story);
    await story.userEvent.type(screen.getByRole('combobox'), 'house');
    await becomesVisible(await screen.findByRole('option', { name: /^Houses/u }));
  },
};

/** Without a match: a board with that name can be created. */
export const PickerFoundNothing: SaveStory = {
  play: async (story) => {
    await choose(story);
    await story.userEvent.type(screen.getByRole('combobox'), 'Lamps');
    await becomesVisible(await screen.findByText('No boards match “Lamps”.'));
    await expect(screen.getByRole('button', { name: 'Create “Lamps”' })).toBeVisible();
  },
};

/** The boards are loading. */
export const PickerLoading: SaveStory = {
  render: (props) => (
    <StaticSaveFlow source={pendingBoards}>
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  play: choose,
};

/** The boards could not be loaded. */
export const PickerFailed: SaveStory = {
  render: (props) => (
    <StaticSaveFlow source={failingBoards}>
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  play: async (story) => {
    await choose(story);
    await becomesVisible(await screen.findByText('We couldn’t load your boards.'));
  },
};

/** There is no board yet. */
export const PickerWithoutBoards: SaveStory = {
  render: (props) => (
    <StaticSaveFlow boards={[]}>
      <SaveControls {...props} />
    </StaticSaveFlow>
  ),
  play: async (story) => {
    await choose(story);
    await becomesVisible(await screen.findByText(/^You have no boards yet/u));
  },
};

/** The sections of a board. */
export const Sections: SaveStory = {
  play: async (story) => {
    await choose(story);
    await story.userEvent.click(await screen.findByRole('option', { name: 'Sections of Quiet kitchens' }));
    await becomesVisible(await screen.findByRole('option', { name: 'Shelves' }));
  },
};

/** A new board. */
export const NewBoard: SaveStory = {
  play: async (story) => {
    await choose(story);
    await story.userEvent.click(screen.getByRole('button', { name: 'Create board' }));
    await becomesVisible(await screen.findByLabelText('Name'));
  },
  parameters: MOBILE,
};

/** A new board without a name is rejected. */
export const NewBoardRefused: SaveStory = {
  play: async (story) => {
    await choose(story);
    await story.userEvent.click(screen.getByRole('button', { name: 'Create board' }));
    await story.userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await becomesVisible(await screen.findByText('Give it a name.'));
  },
};
