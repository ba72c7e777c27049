import { drawing, drawnImages } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';
import { aPin, aProductPin } from '@pegboard/types/testing';

import { Closeup } from '../index.ts';
import { VisitorPanel } from '../visitor-panel/index.ts';
import {
  EmbedDialog,
  ShareDialog,
  SharePeople,
  type ShareDialogProps,
  type SharePorts,
} from '../share/index.ts';
import { PinRow } from '../pin-row/index.ts';

const people = [
  { id: '1', name: 'Mira Okafor', username: 'miraokafor', imageUrl: drawing('person', 60, 60) },
  { id: '2', name: 'Jonas Weber', username: 'jonasweber', imageUrl: undefined },
  { id: '3', name: 'Ada Lindqvist-Castellanos de la Torre', username: 'ada', imageUrl: undefined },
];

const ports: SharePorts = {
  contacts: async () => people,
  send: async ({ id }) => ({
    problem: id === '2' ? 'You sent many Pins today. Try again tomorrow.' : undefined,
  }),
  copyLink: fn(),
  native: undefined,
  logIn: fn(),
};

const meta: Stories<ShareDialogProps> = {
  title: 'Close-up/Dialogs',
  component: ShareDialog,
  args: { viewer: 'signed-in', ports, onClose: fn() },
};

export default meta;

type DialogStory = Story<ShareDialogProps>;

/** Sent to one contact; sending to another failed. */
export const Share: DialogStory = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send to Mira Okafor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send to Jonas Weber' }));
    await becomesVisible(await screen.findByText(/^You sent many/u));
    await expect(screen.getByRole('button', { name: 'Sent to Mira Okafor' })).toBeDisabled();
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** The list of contacts alone, as used in the site's other share dialogs. */
export const People: DialogStory = {
  render: ({ ports: sharePorts }) => <SharePeople ports={sharePorts} />,
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('button', { name: 'Send to Mira Okafor' }));
  },
  parameters: { frame: 'phone' },
};

/** A search without results. */
export const ShareFindsNobody: DialogStory = {
  args: { ports: { ...ports, contacts: async (typed) => (typed === '' ? people : []) } },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'zzz');
    await becomesVisible(await screen.findByText(/^No one found/u));
  },
};

/** The dialog for a visitor on a device with a share sheet. */
export const ShareAsVisitor: DialogStory = {
  args: { viewer: 'signed-out', ports: { ...ports, native: fn() } },
};

/** The embed code. */
export const Embed: DialogStory = {
  render: ({ onClose }) => (
    <EmbedDialog
      href="https://pegboard.example/pin/912/embed/"
      title="Stoneware cup, ash glaze"
      picture={{ width: 736, height: 1104 }}
      onCopy={fn()}
      onClose={onClose}
    />
  ),
};

const profileHref = (username: string): string => `#/${username}/`;

/** Further pins for a visitor; on a phone behind a login prompt. */
export const SeesMore: DialogStory = {
  render: ({ onClose }) => (
    <Closeup
      pin={aPin({
        images: drawnImages('bowl'),
        description: 'Five days of firing, and what we learned. '.repeat(9),
      })}
      viewer="signed-out"
      profileHref={profileHref}
      more={
        <VisitorPanel profileHref={profileHref} onLogIn={fn()} onSignUp={fn()} onClose={onClose}>
          <PinRow
            title="More from Clay"
            untitled="Pin"
            pins={[aProductPin({ images: drawnImages('jar') }), aProductPin({ images: drawnImages('leaf') })]}
            captionOf={() => '$38.00'}
          />
        </VisitorPanel>
      }
    />
  ),
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};
