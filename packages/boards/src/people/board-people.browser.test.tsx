import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BoardPeople } from './board-people.tsx';
import type { BoardPerson } from './model/people-list.ts';
import type { PeoplePorts } from './people-ports.ts';

const owner = { id: '1', name: 'Ida Berg', username: 'ida', picture: null };
const noa: BoardPerson = {
  id: '2',
  name: 'Noa Lind',
  username: 'noa',
  picture: null,
  rights: ['add'],
  isInvited: false,
};
const REFUSED = { ok: false, message: '' } as const;

/** A site that refuses whatever changes something. */
function refusing(more: Partial<PeoplePorts> = {}): PeoplePorts {
  const refuse = async () => REFUSED;
  return {
    read: async () => ({ ok: true, value: [noa] }),
    find: async () => [],
    invite: refuse,
    uninvite: refuse,
    remove: refuse,
    changeRights: refuse,
    makeLink: refuse,
    endLinks: refuse,
    copy: async () => true,
    ...more,
  };
}

const onLeft = vi.fn<() => void>();
const panel = (ports: PeoplePorts, viewer: BoardPerson | typeof owner, rights: BoardPerson['rights']) =>
  render(<BoardPeople owner={owner} viewer={{ id: viewer.id, rights }} ports={ports} onLeft={onLeft} />);

test('[IV-03] a failed removal puts the collaborator back, and says so', async () => {
  let refuse: (() => void) | undefined;
  const remove: PeoplePorts['remove'] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(REFUSED);
    });
  const screen = await panel(refusing({ remove }), owner, ['add', 'edit', 'invite']);
  await screen.getByRole('button', { name: 'Remove Noa Lind from the board' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Noa Lind')).not.toBeInTheDocument();
  refuse?.();
  await expect.element(screen.getByText('Noa Lind', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/Noa Lind is still on the board/)).toBeVisible();
});

test('[IV-03] a refused invite says why at the field, and keeps what was typed', async () => {
  const fields = { invited_user_id: 'This board is yours.' };
  const ports = refusing({ invite: async () => ({ ...REFUSED, fields }) });
  const screen = await panel(ports, owner, ['add', 'edit', 'invite']);
  await screen.getByLabelText('Username').fill('ida');
  await screen.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(screen.getByText('This board is yours.')).toBeVisible();
  await expect.element(screen.getByLabelText('Username')).toHaveValue('ida');
});

test('[IV-03] who may only add is offered nothing but to leave', async () => {
  const ports = refusing({ remove: async () => ({ ok: true, value: null }) });
  const screen = await panel(ports, noa, ['add']);
  await expect.element(screen.getByText('Can add')).toBeVisible();
  expect(screen.getByRole('button').all()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Leave board' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Leave this board?' });
  await expect.element(question.getByText(/You come back only when you are invited again/)).toBeVisible();
  expect(onLeft).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Leave board' }).click();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
});

test('[IV-03] nobody is taken off, and no link taken back, at one press; a no changes nothing', async () => {
  const remove = vi.fn(async () => REFUSED);
  const endLinks = vi.fn(async () => ({ ok: true, value: null }) as const);
  const screen = await panel(refusing({ remove, endLinks }), owner, ['add', 'edit', 'invite']);
  await screen.getByRole('button', { name: 'Remove Noa Lind from the board' }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question.getByText(/only by a new invite that they accept/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Take back all links' }).click();
  expect([remove, endLinks].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Take back all links' }).click();
  await expect.element(screen.getByText(/^No link joins this board any more/)).toBeVisible();
});

test('[IV-03] an invite that was taken back is given again, with the same rights, by Undo', async () => {
  const asked: BoardPerson = { ...noa, rights: ['add', 'edit'], isInvited: true };
  const invite = vi.fn(async () => ({ ok: true, value: asked }) as const);
  const uninvite: PeoplePorts['uninvite'] = async () => ({ ok: true, value: null });
  const read: PeoplePorts['read'] = async () => ({ ok: true, value: [asked] });
  const screen = await panel(refusing({ read, uninvite, invite }), owner, ['add', 'edit', 'invite']);
  await screen.getByRole('button', { name: 'Take back the invite of Noa Lind' }).click();
  await expect.element(screen.getByText('The invite of Noa Lind is taken back')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Noa Lind is invited')).toBeVisible();
  expect(invite).toHaveBeenCalledExactlyOnceWith('noa', ['add', 'edit']);
  await expect
    .element(screen.getByRole('button', { name: 'Take back the invite of Noa Lind' }))
    .toBeVisible();
});
