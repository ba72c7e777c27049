import {
  becomesVisible,
  expect,
  fn,
  screen,
  waitFor,
  type Stories,
  type Story,
} from '@pegboard/config/story';

import { useState, type ReactNode } from 'react';

import { SendIcon } from '../icon/icons-common.tsx';
import { HeartIcon } from '../icon/icons-lazy.tsx';
import { Row } from '../testing/row.tsx';
import { ContextMenu } from './context-menu.tsx';
import { MenuButton, type MenuButtonProps } from './menu-button.tsx';

const onShare = fn();

const meta: Stories<MenuButtonProps> = {
  title: 'UI/Menu',
  component: MenuButton,
  args: {
    label: 'More options',
    onOpenChange: fn(),
    groups: [
      {
        id: 'use',
        items: [
          { id: 'share', label: 'Send', description: 'To friends', icon: <SendIcon />, onAction: onShare },
          { id: 'like', label: 'Like', icon: <HeartIcon /> },
          { id: 'open', label: 'Open in a new tab', href: '#pin' },
        ],
      },
      {
        id: 'trouble',
        title: 'Something wrong?',
        items: [
          { id: 'hide', label: 'Hide Pin', disabled: true },
          { id: 'report', label: 'Report Pin', tone: 'danger' },
        ],
      },
    ],
  },
  render: (props) => (
    <div style={{ inlineSize: 300, blockSize: 320 }}>
      <MenuButton {...props} placement="bottom start" />
    </div>
  ),
};

export default meta;

type MenuStory = Story<MenuButtonProps>;

/** Closed. */
export const Closed: MenuStory = {
  render: (props) => (
    <Row>
      <MenuButton {...props} />
      <MenuButton {...props} label="More options, large" variant="secondary" size="lg" />
    </Row>
  ),
};

/** Open, with items of every kind. */
export const Open: MenuStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await becomesVisible(await screen.findByRole('menu', { name: 'More options' }));
  },
};

/** Opened by keyboard, with the last item focused. */
export const OpenAtItsEnd: MenuStory = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report Pin' })).toHaveFocus());
  },
};

/** A selected item: its action ran once, and the menu is closed. */
export const Chosen: MenuStory = {
  play: async ({ canvas, userEvent }) => {
    onShare.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Send/u }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onShare).toHaveBeenCalledTimes(1);
  },
};

/** Below the element that was pressed for long, as a sheet in a narrow window. */
export const AfterALongPress: MenuStory = {
  render: ({ label, groups }) => <PressedForLong label={label} groups={groups} />,
  parameters: { variants: [{ viewport: 'mobile' }] },
  play: async ({ userEvent }) => {
    await becomesVisible(await screen.findByRole('menu'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  },
};

/** At a point, as after a right click. */
export const AtAPoint: MenuStory = {
  render: ({ label, groups }) => (
    <div style={{ inlineSize: 300, blockSize: 320 }}>
      <ContextMenu label={label} groups={groups} at={{ x: 60, y: 40 }} onClose={() => undefined} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await becomesVisible(await screen.findByRole('menu'));
    // Whether the focus is shown depends on what was used last, keys or a pointer, in stories before this one, too.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  },
};

function PressedForLong({ label, groups }: Pick<MenuButtonProps, 'label' | 'groups'>): ReactNode {
  const [element, setElement] = useState<Element | null>(null);
  return (
    <div style={{ inlineSize: 300, blockSize: 600 }}>
      <div
        ref={setElement}
        style={{ inlineSize: 160, blockSize: 200, background: 'var(--pb-color-surface-sunken)' }}
      />
      {element && (
        <ContextMenu
          label={label}
          at={{ x: 60, y: 40 }}
          subject={element}
          groups={groups}
          onClose={() => undefined}
        />
      )}
    </div>
  );
}
