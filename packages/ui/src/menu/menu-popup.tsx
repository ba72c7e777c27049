'use client';

import { useMemo, useState, type ReactNode } from 'react';
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  RouterProvider,
  Separator,
  Text,
} from 'react-aria-components';

import type { MenuContent, MenuGroup, MenuItem as Item } from './menu-items.ts';
import styles from './menu-popup.module.css';
import { adoptPressStyleSheet } from './press-style.ts';

/** The props of a MenuPopup. */
export type MenuPopupProps = MenuContent & {
  readonly label: string;
  readonly anchor: Element | null;
  readonly placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly firstFocus: 'first' | 'last';
  readonly onClose: () => void;
};

/**
 * Renders an open menu at its anchor, with keyboard navigation, typeahead and screen reader support. It is
 * the only module of this package that needs react-aria-components, and is loaded when a menu first opens.
 */
export default function MenuPopup(props: MenuPopupProps): ReactNode {
  const { label, anchor, placement, firstFocus, onClose, groups, navigate } = props;
  useState(adoptPressStyleSheet);
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const menu = (
    <Popover
      data-pb=""
      isOpen
      aria-label={label}
      triggerRef={anchorRef}
      placement={placement}
      offset={8}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.popover ?? ''}
    >
      <Menu aria-label={label} autoFocus={firstFocus} onClose={onClose} className={styles.menu ?? ''}>
        {groups.map((group, index) => (
          <Group key={group.id} group={group} isFirst={index === 0} />
        ))}
      </Menu>
    </Popover>
  );
  return navigate ? <RouterProvider navigate={navigate}>{menu}</RouterProvider> : menu;
}

function Group({ group, isFirst }: { readonly group: MenuGroup; readonly isFirst: boolean }): ReactNode {
  return (
    <>
      {!isFirst && <Separator className={styles.rule ?? ''} />}
      <MenuSection aria-label={group.title ?? group.id}>
        {group.title !== undefined && <Header className={styles.title}>{group.title}</Header>}
        {group.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </MenuSection>
    </>
  );
}

function Line({ item }: { readonly item: Item }): ReactNode {
  const { id, label, description, icon, href, onAction, tone = 'plain', disabled = false } = item;
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(href !== undefined && { href })}
      {...(onAction && { onAction })}
      isDisabled={disabled}
      className={styles.item ?? ''}
      data-tone={tone}
    >
      {icon}
      {/* The description is part of the accessible name, so that voice control matches the visible text. */}
      <Text slot="label" className={styles.texts}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </Text>
    </MenuItem>
  );
}
