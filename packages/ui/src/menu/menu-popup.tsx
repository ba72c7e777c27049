'use client';

import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useMenu, useMenuItem, useMenuSection } from 'react-aria/useMenu';
import { usePopover } from 'react-aria/usePopover';
import { Item as TreeItem } from 'react-stately/Item';
import { Section as TreeSection } from 'react-stately/Section';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';

import { LiftedElement } from './lifted-element.tsx';
import type { MenuContent, MenuGroup, MenuItem } from './menu-items.ts';
import { isOpenedInPage } from './opened-in-page.ts';
import styles from './menu-popup.module.css';
import { adoptPressStyleSheet } from './press-style.ts';

/** The props of a MenuPopup. */
export type MenuPopupProps = MenuContent & {
  readonly label: string;
  readonly anchor: Element | null;
  readonly placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly firstFocus: 'first' | 'last';
  /** The element that the menu is about: it makes the menu a sheet in a narrow window. */
  readonly subject?: Element | undefined;
  readonly onClose: () => void;
};

const OFFSET_PX = 8;
const NARROW = '(max-width: 600px)';

/**
 * Renders an open menu at its anchor, with keyboard navigation, typeahead and screen reader support. It is
 * the only module of this package that needs React Aria, and is loaded when a menu first opens. It uses the
 * hooks of React Aria, which are two thirds of the size of its components.
 */
export default function MenuPopup(props: MenuPopupProps): ReactNode {
  const { label, anchor, placement, subject, onClose } = props;
  useState(adoptPressStyleSheet);
  const [isSheet] = useState(() => subject !== undefined && matchMedia(NARROW).matches);
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const popoverRef = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({
    isOpen: true,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose();
    },
  });
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef, popoverRef, placement: physicalPlacement(placement, anchor), offset: OFFSET_PX },
    state,
  );
  return (
    <Overlay shouldContainFocus>
      <div
        {...underlayProps}
        className={isSheet ? styles.scrim : undefined}
        data-part="scrim"
        style={{ position: 'fixed', inset: 0 }}
      />
      <div
        data-pb=""
        data-part="menu"
        {...popoverProps}
        // React Aria also writes the place at the anchor into the element, which the styles of sheets override.
        {...(isSheet && { style: undefined, 'data-sheet': '' })}
        ref={popoverRef}
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={styles.popover}
      >
        <DismissButton onDismiss={onClose} />
        <MenuList {...props} />
        <DismissButton onDismiss={onClose} />
      </div>
      {isSheet && subject ? <LiftedElement element={subject} sheetRef={popoverRef} /> : null}
    </Overlay>
  );
}

/** Returns a placement by sides: React Aria would take the direction of the browser's language, not of the page. */
function physicalPlacement(
  placement: MenuPopupProps['placement'],
  anchor: Element | null,
): 'bottom left' | 'bottom right' | 'top left' | 'top right' {
  const isRightToLeft = anchor !== null && getComputedStyle(anchor).direction === 'rtl';
  const side = placement.startsWith('top') ? 'top' : 'bottom';
  return `${side} ${placement.endsWith('start') === isRightToLeft ? 'right' : 'left'}`;
}

function MenuList({ label, groups, navigate, firstFocus, onClose }: MenuPopupProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const state = useTreeState<MenuItem>({
    children: groups.map((group) => (
      <TreeSection key={group.id} aria-label={group.title ?? group.id}>
        {group.items.map(({ id, label: textValue, href }) => (
          <TreeItem key={id} textValue={textValue} {...(href !== undefined && { href })}>
            {textValue}
          </TreeItem>
        ))}
      </TreeSection>
    )),
    disabledKeys: items.filter(({ disabled }) => disabled).map(({ id }) => id),
  });
  const { menuProps } = useMenu({ 'aria-label': label, autoFocus: firstFocus, onClose }, state, ref);
  return (
    <div {...menuProps} ref={ref} className={styles.menu} data-part="list">
      {groups.map((group, index) => (
        <Group key={group.id} {...{ group, state, navigate }} isFirst={index === 0} />
      ))}
    </div>
  );
}

type InMenu = { readonly state: TreeState<MenuItem>; readonly navigate: MenuContent['navigate'] };

function Group(props: InMenu & { readonly group: MenuGroup; readonly isFirst: boolean }): ReactNode {
  const { group, isFirst, ...inMenu } = props;
  const { headingProps, groupProps } = useMenuSection({
    heading: group.title,
    'aria-label': group.title ?? group.id,
  });
  return (
    <>
      {!isFirst && <hr className={styles.rule} data-part="rule" />}
      <section {...groupProps}>
        {group.title !== undefined && (
          <header {...headingProps} className={styles.title} data-part="title">
            {group.title}
          </header>
        )}
        {group.items.map((item) => (
          <Line key={item.id} item={item} {...inMenu} />
        ))}
      </section>
    </>
  );
}

function Line({ item, state, navigate }: InMenu & { readonly item: MenuItem }): ReactNode {
  const { id, label, description, icon, href, onAction, tone = 'plain' } = item;
  const ref = useRef<HTMLElement>(null);
  const { menuItemProps, labelProps, isFocused, isFocusVisible, isDisabled } = useMenuItem(
    {
      key: id,
      ...(onAction && { onAction }),
      onClick: (event) => {
        if (href === undefined || !navigate || !isOpenedInPage(event as MouseEvent<HTMLAnchorElement>))
          return;
        event.preventDefault();
        navigate(href);
      },
    },
    state,
    ref,
  );
  const attributes = {
    ...menuItemProps,
    className: styles.item,
    'data-part': 'item',
    'data-tone': tone,
    'data-focused': isFocused || undefined,
    'data-focus-visible': isFocusVisible || undefined,
    'data-disabled': isDisabled || undefined,
  };
  const content = (
    <>
      {icon}
      {/* The description is part of the accessible name, so that voice control matches the visible text. */}
      <span {...labelProps} className={styles.texts} data-part="label">
        <span>{label}</span>
        {description !== undefined && (
          <span className={styles.description} data-part="description">
            {description}
          </span>
        )}
      </span>
    </>
  );
  return href === undefined ? (
    <div {...attributes} ref={ref as RefObject<HTMLDivElement>}>
      {content}
    </div>
  ) : (
    <a {...attributes} ref={ref as RefObject<HTMLAnchorElement>}>
      {content}
    </a>
  );
}
