'use client';

import { useState, type KeyboardEvent, type ReactNode, type RefCallback } from 'react';

import type { ButtonSize, ButtonVariant } from '../button/button-attributes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { MoreIcon } from '../icon/icons-common.tsx';
import { LazyMenuPopup, preloadMenu } from './lazy-menu-popup.tsx';
import { rootAttributes, useMergedRef, type RootProps } from '../root-attributes.ts';
import type { MenuContent } from './menu-items.ts';

/** The attributes that make a button open the menu. */
export type MenuTriggerProps = {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

/** The props of a MenuButton. */
export type MenuButtonProps = MenuContent &
  RootProps & {
    /** The accessible name of the button and its menu. */
    readonly label: string;
    readonly icon?: ReactNode;
    readonly variant?: ButtonVariant | undefined;
    readonly size?: ButtonSize | undefined;
    readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
    /** Renders another button in place of the icon button. */
    readonly renderTrigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
    readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
    /** Called if the menu could not be loaded. */
    readonly onError?: ((error: unknown) => void) | undefined;
  };

/**
 * Renders a button that opens a menu (UI-04). Enter, Space and Arrow Down focus its first item, Arrow Up its
 * last.
 */
export function MenuButton(props: MenuButtonProps): ReactNode {
  const { label, groups, navigate, icon = <MoreIcon />, placement = 'bottom end', renderTrigger } = props;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const ref = useMergedRef<HTMLButtonElement>(setButton, props);
  const [opened, setOpened] = useState<'first' | 'last'>();
  const change = (next: 'first' | 'last' | undefined): void => {
    setOpened(next);
    props.onOpenChange?.(next !== undefined);
  };
  const trigger: MenuTriggerProps = {
    ref,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
    onClick: () => change(opened === undefined ? 'first' : undefined),
    onKeyDown: (event) => {
      const first = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
      if (first === undefined) return;
      event.preventDefault();
      change(first);
    },
    onPointerEnter: preloadMenu,
    onFocus: preloadMenu,
  };
  const { variant, size } = props;
  return (
    <>
      {(typeof renderTrigger === 'function' ? renderTrigger(trigger) : null) ?? (
        <IconButton
          data-part="menu-button"
          data-open={opened !== undefined || undefined}
          {...rootAttributes(props)}
          {...trigger}
          {...{ label, icon, variant, size }}
        />
      )}
      {opened && (
        <LazyMenuPopup
          {...{ label, groups, navigate, placement }}
          anchor={button}
          firstFocus={opened}
          onClose={() => change(undefined)}
          onError={(error) => {
            change(undefined);
            props.onError?.(error);
          }}
        />
      )}
    </>
  );
}
