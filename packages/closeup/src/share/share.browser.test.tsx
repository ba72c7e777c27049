import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Closeup, CloseupActions, type CloseupAction, type CloseupActionsProps } from '../index.ts';
import { createImages } from '../testing/create-images.ts';
import { EmbedDialog, ShareDialog, type SharePorts } from './index.ts';

const profileHref = (username: string): string => `/${username}/`;

function showActions(viewer: 'signed-in' | 'signed-out', props: Partial<CloseupActionsProps> = {}) {
  const callbacks = {
    onAction: vi.fn<(action: CloseupAction) => void>(),
    onShare: vi.fn<() => void>(),
    onLoginNeeded: vi.fn<() => void>(),
  };
  const actions = (
    <CloseupActions offered={new Set(['download', 'copy-link', 'edit', 'hide'])} {...callbacks} {...props} />
  );
  const screen = render(
    <Closeup
      pin={aPin({ images: createImages() })}
      viewer={viewer}
      profileHref={profileHref}
      actions={actions}
    />,
  );
  return { callbacks, screen };
}

test('[CU-12] the overflow menu does what the pin allows; the share button has a send icon that moves for 5000 ms', async () => {
  const { callbacks, screen } = showActions('signed-in');
  const { getByRole } = await screen;
  const share = getByRole('button', { name: 'Send' });
  const icon = share.element().querySelector('svg');
  expect(icon && getComputedStyle(icon).animationDuration).toBe('5s');
  await share.click();
  expect(callbacks.onShare).toHaveBeenCalledTimes(1);
  await getByRole('button', { name: 'More options' }).click();
  await expect.element(getByRole('menuitem', { name: 'Hide Pin' })).toBeVisible();
  expect(getByRole('menuitem', { name: 'Edit Pin' }).query()).toBeNull();
  await getByRole('menuitem', { name: 'Copy link' }).click();
  expect(callbacks.onAction).toHaveBeenCalledExactlyOnceWith('copy-link');
});

test('[CU-12] a visitor’s overflow asks to log in', async () => {
  const { callbacks, screen } = showActions('signed-out');
  const { getByRole } = await screen;
  await getByRole('button', { name: 'More options' }).click();
  expect(callbacks.onLoginNeeded).toHaveBeenCalledTimes(1);
});

const people = [
  { id: '1', name: 'Ada Byron', username: 'ada', imageUrl: undefined },
  { id: '2', name: 'Noor Vale', username: 'noor', imageUrl: undefined },
];

async function openShare(ports: Partial<SharePorts> = {}, viewer: 'signed-in' | 'signed-out' = 'signed-in') {
  const sharePorts: SharePorts = {
    contacts: async (typed) => people.filter(({ username }) => username.startsWith(typed)),
    send: vi.fn<SharePorts['send']>(async () => ({ problem: undefined })),
    copyLink: vi.fn<() => void>(),
    native: undefined,
    logIn: vi.fn<() => void>(),
    ...ports,
  };
  const onClose = vi.fn<() => void>();
  return {
    ...(await render(<ShareDialog viewer={viewer} ports={sharePorts} onClose={onClose} />)),
    sharePorts,
    onClose,
  };
}

test('[CU-12] a pin is sent to people who are found by name, once each', async () => {
  const { getByRole, getByText, sharePorts } = await openShare();
  await expect.element(getByText('Ada Byron')).toBeVisible();
  await expectAccessible(getByRole('dialog').element());
  await getByRole('searchbox', { name: 'Find people' }).fill('noor');
  await expect.element(getByText('Ada Byron')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Send to Noor Vale' }).click();
  await expect.element(getByRole('button', { name: 'Sent to Noor Vale' })).toBeDisabled();
  expect(sharePorts.send).toHaveBeenCalledExactlyOnceWith(people[1]);
  await getByRole('searchbox', { name: 'Find people' }).fill('zzz');
  await expect.element(getByText(/^No one found/)).toBeVisible();
});

test('[CU-12] what could not be sent says why, and can be sent again; Escape closes', async () => {
  const send = vi.fn<SharePorts['send']>(async () => ({ problem: 'Too many attempts.' }));
  const { getByRole, getByText, onClose } = await openShare({ send });
  await getByRole('button', { name: 'Send to Ada Byron' }).click();
  await expect.element(getByText('Too many attempts.')).toBeVisible();
  await getByRole('button', { name: 'Send to Ada Byron' }).click();
  expect(send).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[CU-12] a visitor copies the link, shares by another app, or logs in to send', async () => {
  const native = vi.fn<() => void>();
  const { getByRole, sharePorts } = await openShare({ native }, 'signed-out');
  await getByRole('button', { name: 'Copy link' }).click();
  await getByRole('button', { name: 'Share with another app' }).click();
  await getByRole('button', { name: 'Log in to send this Pin' }).click();
  for (const port of [sharePorts.copyLink, native, sharePorts.logIn]) expect(port).toHaveBeenCalledTimes(1);
});

test('[CU-12] a link that names who copied it says so before it is copied', async () => {
  const { getByText } = await openShare({ linkNamesSender: true });
  await expect.element(getByText('Who opens it sees your first name and picture.')).toBeVisible();
});

test('[CU-12] the embed code is that of the size chosen', async () => {
  const onCopy = vi.fn<(code: string) => void>();
  const { getByRole, getByLabelText } = await render(
    <EmbedDialog
      href="https://pegboard.example/pin/7/embed/"
      title="Cup"
      picture={{ width: 200, height: 300 }}
      onCopy={onCopy}
      onClose={() => undefined}
    />,
  );
  await expectAccessible(getByRole('dialog').element());
  await getByLabelText('Size').selectOptions('Small (236 px)');
  await getByRole('button', { name: 'Copy code' }).click();
  expect(onCopy.mock.lastCall?.[0]).toMatch(
    /^<iframe src="https:\/\/pegboard\.example\/pin\/7\/embed\/" width="236"/,
  );
});
