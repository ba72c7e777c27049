import {
  becomesVisible,
  expect,
  fireEvent,
  screen,
  waitFor,
  type Stories,
  type Story,
} from '@pegboard/config/story';
import { aPin, aProductPin } from '@pegboard/types/testing';
import { HeartIcon, IconButton } from '@pegboard/ui';

import type { PinCardProps } from '../index.ts';
import { card, cupPin, drawn } from './a-card.tsx';

const meta: Stories<PinCardProps> = { ...card, title: 'Pin card/Overlay' };

export default meta;

type CardStory = Story<PinCardProps>;

/** The focused card shows all actions. */
export const Focused: CardStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kiln week at the studio' })).toHaveFocus();
    await becomesVisible(await canvas.findByRole('button', { name: 'Send' }));
  },
  parameters: { variants: [{ viewer: 'signed-out' }, { viewport: 'mobile' }] },
};

/** With additional actions of the app. */
export const WithActions: CardStory = {
  ...Focused,
  args: { actions: <IconButton label="Like" icon={<HeartIcon />} size="sm" variant="media" /> },
  parameters: { variants: [] },
};

/** The saved overlay with a board. */
export const SavedToBoard: CardStory = {
  args: { savedTo: { boardName: 'Quiet kitchens', url: '/miraokafor/quiet-kitchens/' } },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText('Saved to Quiet kitchens'));
  },
};

/** The saved overlay with a truncated name. */
export const SavedToSection: CardStory = {
  args: {
    savedTo: { boardName: 'Quiet kitchens', sectionTitle: 'Shelves, hooks and rails for small rooms' },
  },
};

/** A pin saved to the profile. */
export const SavedToProfile: CardStory = {
  args: { savedTo: { isQuickSaves: true, url: '/miraokafor/' } },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText(/profile/iu));
  },
};

/** A saved, focused card. */
export const SavedAndFocused: CardStory = {
  ...Focused,
  args: SavedToBoard.args,
  parameters: { variants: [] },
};

/** A long source name, truncated or as an icon. */
export const LongSource: CardStory = {
  ...Focused,
  args: {
    pin: aPin({
      ...drawn('house'),
      link: 'https://notes.an-architects-long-afternoon.example/why-old-houses-stay-cool',
    }),
    sourceChipVariant: 'truncated',
  },
  play: async ({ userEvent, canvas }) => {
    await userEvent.tab();
    await becomesVisible(await canvas.findByRole('link', { name: /^Visit/u }));
  },
  parameters: { variants: [] },
};

/** The source as an icon. */
export const SourceIcon: CardStory = {
  ...LongSource,
  args: { ...LongSource.args, sourceChipVariant: 'icon-only' },
};

/** The menu of the overflow button. */
export const Menu: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'More options' }));
    await becomesVisible(await screen.findByRole('menuitem', { name: 'Report Pin' }));
    await expect(args.menu?.onOpenChange).toHaveBeenCalledWith(true, 'overflow');
  },
};

/** A selected menu item. */
export const MenuChosen: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide Pin' }));
    await waitFor(() => expect(args.menu?.onHide).toHaveBeenCalledTimes(1));
  },
};

/** The viewer's own pin can be neither hidden nor reported. */
export const MenuOfOwnPin: CardStory = {
  args: { pin: aPin({ ...cupPin, access: ['write'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'More options' }));
    await becomesVisible(await screen.findByRole('menuitem', { name: /Share|Send/u }));
    await expect(screen.queryByRole('menuitem', { name: 'Report Pin' })).toBeNull();
  },
};

/** The context menu of a right click on the image. */
export const RightClickMenu: CardStory = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Kiln week at the studio' });
    await userEvent.hover(link);
    await canvas.findByRole('button', { name: 'More options' });
    await fireEvent.contextMenu(link, { clientX: 120, clientY: 80 });
    await becomesVisible(await screen.findByRole('menuitem', { name: 'Open in new tab' }));
  },
};

/** A signed-out visitor is prompted to log in. */
export const MenuAsksToLogIn: CardStory = {
  args: {},
  parameters: { variants: [{ viewer: 'signed-out' }] },
  play: async ({ args, canvas, userEvent, globals }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'More options' }));
    if (globals.viewer === 'signed-out') await expect(args.menu?.onLogIn).toHaveBeenCalledTimes(1);
  },
};

/** A press opens the card; the app receives the open mode. */
export const Opened: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Kiln week at the studio' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** A footer below the texts, for viewers with its experience. */
export const Footer: CardStory = {
  args: {
    pin: aProductPin(drawn('bowl')),
    footer: <p>More from Northlight Ceramics</p>,
    experience: { placementId: '1000069', experienceId: '500417' },
  },
};
