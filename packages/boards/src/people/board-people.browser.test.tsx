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

/** Returns ports that reject every change. */
function refusing(more: Partial<PeoplePorts> = {}): PeoplePorts {
  const refuse = async () => REFUSED;
  return {
    read: async () => ({ ok: true, value: [noa] }),
    find: async () => [],
    invite: refuse,
    uninvite: refuse,
    remove: refuse,
    restore: refuse,
    changeRights: refuse,
    makeLink: refuse,
    endLinks: refuse,
    restoreLinks: refuse,
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
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
});

const done = async () => ({ ok: true, value: null }) as const;
const invited: BoardPerson = { ...noa, rights: ['add', 'edit'], isInvited: true };

test.each([
  [
    'is taken off',
    noa,
    'Remove Noa Lind from the board',
    /^Noa Lind was removed/,
    'Noa Lind is on the board again',
  ],
  [
    'is asked no more',
    invited,
    'Cancel invite: Noa Lind',
    'Invite of Noa Lind canceled',
    'Noa Lind is invited',
  ],
])('[IV-03] who %s is back by Undo, as the site has them', async (_, person, button, ended, back) => {
  const restore = vi.fn(done);
  const mira: BoardPerson = { ...invited, id: '3', name: 'Mira Okafor', username: 'mira' };
  const read = vi
    .fn<PeoplePorts['read']>()
    .mockResolvedValueOnce({ ok: true, value: [person] })
    .mockResolvedValueOnce({ ok: true, value: [person, mira] });
  const ports = refusing({ read, remove: done, uninvite: done, restore });
  const screen = await panel(ports, owner, ['add', 'edit', 'invite']);
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: button })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText(back)).toBeVisible();
  expect(restore).toHaveBeenCalledExactlyOnceWith('2');
  // The members whom they had invited are removed with them.
  for (const name of [button, 'Cancel invite: Mira Okafor'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('[IV-03] links that were taken back open again by Undo; one that the site refuses says why', async () => {
  const over = { ok: false, message: 'This can no longer be undone.' } as const;
  const restoreLinks = vi.fn<PeoplePorts['restoreLinks']>(done).mockResolvedValueOnce(over);
  const screen = await panel(refusing({ endLinks: done, restoreLinks }), owner, ['add', 'edit', 'invite']);
  for (const said of ['This can no longer be undone.', 'Links restored']) {
    await screen.getByRole('button', { name: 'Revoke all links' }).click();
    await expect.element(screen.getByText(/^All invite links revoked/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
  }
});
