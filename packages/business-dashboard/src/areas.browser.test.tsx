import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CallsPage } from './sales-calls/index.ts';
import { ConvertPage } from './convert/index.ts';
import { TreeDashboard, TreePage, type TreeBusiness } from './hierarchy/index.ts';
import { ShowMore } from './layout/show-more.tsx';
import { BusinessHub } from './business-list/index.ts';
import { BusinessFrame, AccessDenied, type ActionResult, type BusinessSummary } from './index.ts';
import { IntegrationsPage } from './integrations/index.ts';
import { InvitationsPage } from './invite/index.ts';
import { MembersPage, type MemberSummary } from './members/index.ts';
import { getPermissions } from './model/index.ts';
import { SecurityPage } from './security/index.ts';
import { BusinessSettings } from './settings/index.ts';

const done = vi.fn<(...args: readonly unknown[]) => Promise<ActionResult>>(async () => ({ ok: true }));
beforeEach(() => done.mockClear());

const kiln: BusinessSummary = {
  id: '7',
  kind: 'access',
  name: 'Kiln & Co.',
  role: 'owner',
  rights: getPermissions('owner'),
};
const member = (id: string, more: Partial<MemberSummary> = {}): MemberSummary => ({
  id,
  username: `person${id}`,
  full_name: `Person ${id}`,
  image_medium_url: null,
  role: 'analyst',
  joined_at: '2026-10-01T09:00:00.000Z',
  is_you: false,
  may_change: true,
  ...more,
});
const node = (id: string, name: string, parent: string | null): TreeBusiness => ({
  id,
  name,
  kind: parent === null ? 'hierarchy' : 'access',
  parent_id: parent,
  pin_count: 12,
  follower_count: 1200,
  member_count: 3,
});
const TREE = [node('1', 'House', null), node('2', 'Studio', '1'), node('3', 'Fern', '1')];
const members = [member('1', { is_you: true, role: 'owner' }), member('2')];
const invite = {
  id: '9',
  username: null,
  email: 'new@shop.example',
  role: 'finance' as const,
  expires_at: '2026-12-01T09:00:00.000Z',
  is_over: false,
};

const membersPage = (
  <MembersPage
    members={members}
    invites={[invite]}
    yourRole="owner"
    ports={{ changeRole: done, remove: done, leave: done, invite: done, takeBack: done }}
  />
);
const treePage = (
  <TreePage
    nodes={TREE}
    mayChange
    addable={[{ id: '4', name: 'Oven' }]}
    ports={{ move: done, add: done, remove: done }}
  />
);
const PAGES: readonly (readonly [string, ReactNode])[] = [
  ['members', membersPage],
  [
    'security',
    <SecurityPage
      key="security"
      members={members.map((one) => ({
        ...one,
        passkey_count: 1,
        session_count: 2,
        last_seen_at: '2026-11-20T09:00:00.000Z',
      }))}
      log={[
        {
          id: '5',
          at: '2026-11-20T09:00:00.000Z',
          actor: 'ada',
          action: 'member.removed',
          subject: '@noor',
        },
      ]}
      mayEnd
      endSessions={done}
      olderThan={async () => []}
    />,
  ],
  ['tree', treePage],
  ['all businesses', <TreeDashboard key="all" nodes={TREE} />],
  [
    'settings',
    <BusinessSettings
      key="settings"
      business={{ ...kiln, website_url: null, category: 'maker', profile_username: 'kilnandco' }}
      save={done}
      close={done}
    />,
  ],
  ['hub', <BusinessHub key="hub" businesses={[{ ...kiln, address: '#/kiln/' }]} make={done} />],
  ['convert', <ConvertPage key="convert" name="Kiln" site="" already={undefined} convert={done} />],
  [
    'invites',
    <InvitationsPage
      key="invites"
      invitations={[{ ...invite, business_name: 'Kiln & Co.', business_kind: 'access', invited_by: 'ada' }]}
      accept={done}
      decline={done}
      mayInviteTo={[{ name: 'Fern', address: '#/fern/' }]}
      hub="#/hub/"
    />,
  ],
  ['calls', <CallsPage key="calls" calls={[]} ask={done} takeBack={done} />],
  ['connections', <IntegrationsPage key="connections" statuses={[]} />],
  ['a refused page', <AccessDenied key="refused" why="right" business={kiln} base="#/kiln/" />],
];

test.each(PAGES)(
  '[BD-03][BD-06][BD-09] %s: no rule of access is broken, also from right to left',
  async (_, page) => {
    const { container } = await render(
      <main dir="rtl">
        <BusinessFrame business={kiln} base="#/kiln/" current="members" hub="#/hub/">
          {page}
        </BusinessFrame>
      </main>,
    );
    await expectAccessible(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

test('[BD-03] a business is moved in the tree by keys alone; Escape leaves it where it was', async () => {
  const { getByRole, getByText } = await render(treePage);
  const grip = getByRole('button', { name: 'Move Studio' });
  grip.element().focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(getByText('Studio would stand below Fern.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByText('Studio stays where it was.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard(' {ArrowDown} ');
  expect(done.mock.calls).toEqual([['2', '3']]);
  await expect.element(getByText('Studio moved below Fern.')).toBeVisible();
});

test('[BD-03] a business is moved by a drag, and never below itself', async () => {
  const { getByRole } = await render(treePage);
  const rows = getByRole('listitem');
  await userEvent.dragAndDrop(rows.nth(1), rows.nth(0));
  expect(done).not.toHaveBeenCalledWith('1', expect.anything());
  await userEvent.dragAndDrop(rows.nth(1), rows.nth(2));
  const [[moved, under] = []] = done.mock.calls;
  expect(new Set([moved, under])).toEqual(new Set(['2', '3']));
});

test('[BD-03] a business is moved by presses alone, as on a phone', async () => {
  const { getByRole } = await render(treePage);
  await getByRole('button', { name: 'Move Studio' }).click();
  await getByRole('button', { name: 'Put it below Fern' }).click();
  expect(done.mock.calls).toEqual([['2', '3']]);
});

test('[BD-06] what was typed into an invite stays when it is refused, with what is wrong beside it', async () => {
  done.mockResolvedValueOnce({
    ok: false,
    message: '',
    fields: { who: 'This does not look like an e-mail.' },
  });
  const { getByRole, getByText } = await render(membersPage);
  await getByRole('textbox', { name: 'Username or email' }).fill('a@b');
  await getByRole('button', { name: 'Send invite' }).click();
  await expect.element(getByText('This does not look like an e-mail.')).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Username or email' })).toHaveValue('a@b');
  await getByRole('button', { name: 'Send invite' }).click();
  await expect.element(getByText('An invite is on its way to a@b.')).toBeVisible();
});

test('[BD-06] without the permission to invite there is no form and no way to change members', async () => {
  const { getByRole } = await render(
    <MembersPage
      members={[member('1', { may_change: false })]}
      invites={undefined}
      yourRole="analyst"
      ports={{ changeRole: done, remove: done, leave: done, invite: done, takeBack: done }}
    />,
  );
  await expect.element(getByRole('button', { name: 'Leave this business' })).toBeVisible();
  expect(getByRole('combobox').elements()).toEqual([]);
  expect(getByRole('textbox').elements()).toEqual([]);
});

test('[BD-06] removing a member and leaving ask for confirmation', async () => {
  const remove = vi.fn(async () => ({ ok: true }) as const);
  const leave = vi.fn(async () => ({ ok: false, message: 'You are the last owner.' }) as const);
  const { getByRole, getByText } = await render(
    <MembersPage
      members={[member('1', { full_name: 'Noa Lind', may_change: true })]}
      invites={undefined}
      yourRole="owner"
      ports={{ changeRole: done, remove, leave, invite: done, takeBack: done }}
    />,
  );
  await getByRole('button', { name: 'Remove Noa Lind' }).click();
  const question = getByRole('alertdialog', { name: 'Remove Noa Lind from this business?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(remove).not.toHaveBeenCalled();
  await getByRole('button', { name: 'Remove Noa Lind' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(getByText('Noa Lind no longer works with this business.')).toBeVisible();
  expect(remove).toHaveBeenCalledExactlyOnceWith('1');
  await getByRole('button', { name: 'Leave this business' }).click();
  expect(leave).not.toHaveBeenCalled();
  const last = getByRole('alertdialog', { name: 'Leave this business?' });
  await last.getByRole('button', { name: 'Leave this business' }).click();
  await expect.element(last.getByText('You are the last owner.')).toBeVisible();
});

test('[BD-04] the page that is open is marked, and so is the one that it stands below', async () => {
  const screen = await render(
    <BusinessFrame business={kiln} base="#/kiln/" current="invoice-management/7" hub="#/hub/">
      <h1>Invoice</h1>
    </BusinessFrame>,
  );
  const marked = screen.container.querySelectorAll('[aria-current]');
  expect([...marked].map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Invoices', 'true'],
  ]);
});

test('[BD-08] further pages of a list load on request; an error is shown, with a retry', async () => {
  const onMore = vi
    .fn<() => Promise<void>>(async () => undefined)
    .mockRejectedValueOnce(new Error('offline'));
  const texts = { more: 'Show more', failed: 'It went wrong.' };
  const screen = await render(<ShowMore onMore={onMore} messages={texts} />);
  const button = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It went wrong.');
  await userEvent.click(button);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  await screen.rerender(<ShowMore onMore={undefined} messages={texts} />);
  await expect.element(button).not.toBeInTheDocument();
});

test('[BD-09] an account is offered to become a business while it is none', async () => {
  const hub = (isBusiness: boolean) => <BusinessHub businesses={[]} isBusiness={isBusiness} make={done} />;
  const { getByRole, rerender } = await render(hub(false));
  await expect.element(getByRole('link', { name: 'Turn your account into a business' })).toBeVisible();
  await rerender(hub(true));
  expect(getByRole('link', { name: 'Turn your account into a business' }).query()).toBeNull();
  await expect.element(getByRole('link', { name: 'Answer or send invites' })).toBeVisible();
});
