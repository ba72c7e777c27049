import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { BoardPeople, type BoardPeopleProps } from './board-people.tsx';
import type { PeoplePorts } from './people-ports.ts';

const done = async () => ({ ok: true, value: null }) as const;
const ports: PeoplePorts = {
  read: async () => ({
    ok: true,
    value: [
      {
        id: '2',
        name: 'Noa Lind',
        username: 'noa',
        picture: null,
        rights: ['add', 'edit'],
        isInvited: false,
      },
      { id: '3', name: 'Mira Okafor', username: 'mira', picture: null, rights: ['add'], isInvited: true },
    ],
  }),
  find: async () => [],
  invite: async () => ({ ok: false, message: 'Sorry! We could not find that profile.' }),
  uninvite: done,
  remove: async () => ({ ok: false, message: '' }),
  restore: done,
  changeRights: done,
  makeLink: async () => ({ ok: true, value: 'https://pegboard.example/?board_url=%2Fida%2Fgarden%2F' }),
  endLinks: done,
  restoreLinks: done,
  copy: async () => true,
};

const meta: Stories<BoardPeopleProps> = {
  title: 'Boards/People',
  component: BoardPeople,
  args: {
    owner: { id: '1', name: 'Ida Berg', username: 'ida', picture: null },
    viewer: { id: '1', rights: ['add', 'edit', 'invite'] },
    ports,
    onLeft: fn(),
  },
};

export default meta;

/**
 * The owner's view: a collaborator who could not be removed is back at the former position, with an error.
 */
export const Owner: Story<BoardPeopleProps> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Noa Lind from the board' }));
    await expect(await canvas.findByText(/Noa Lind is still on the board/)).toBeVisible();
  },
};

/** A removed collaborator, with the confirmation and the undo button. */
export const TakenOff: Story<BoardPeopleProps> = {
  args: { ports: { ...ports, remove: done } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Noa Lind from the board' }));
    await becomesVisible(await canvas.findByRole('button', { name: 'Undo' }));
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** The view of a collaborator who may add pins: they see the collaborators, and can leave. */
export const Adds: Story<BoardPeopleProps> = {
  args: { viewer: { id: '2', rights: ['add'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave board' })).toBeVisible();
  },
};

/** A board without collaborators: a username that is not found, and a created link. */
export const Alone: Story<BoardPeopleProps> = {
  args: { ports: { ...ports, read: async () => ({ ok: true, value: [] }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'nobody{Enter}');
    await becomesVisible(await canvas.findByText('Sorry! We could not find that profile.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await becomesVisible(await canvas.findByLabelText('Link to join this board'));
    await becomesVisible(canvas.getByText('No one else is on this board yet.'));
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** A change of a collaborator's permissions. */
export const ChangesRights: Story<BoardPeopleProps> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Permissions of Noa Lind/u }));
    await becomesVisible(await canvas.findByRole('group', { name: /^Permissions of Noa Lind/u }));
  },
};

/** The collaborators are loading; below, loading failed. */
export const NotThere: Story<BoardPeopleProps> = {
  args: { viewer: { id: '2', rights: ['add'] } },
  render: (props) => (
    <>
      <BoardPeople {...props} ports={{ ...ports, read: () => new Promise(() => undefined) }} />
      <BoardPeople {...props} ports={failing} />
    </>
  ),
};

const failing: PeoplePorts = {
  ...ports,
  read: async () => ({ ok: false, message: 'Sorry! Something went wrong on our end.' }),
};
