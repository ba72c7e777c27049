'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';

import { LazyMenuPopup } from './lazy-menu-popup.tsx';
import type { MenuContent } from './menu-items.ts';
import styles from './context-menu.module.css';

/** The props of a ContextMenu. */
export type ContextMenuProps = MenuContent & {
  readonly label: string;
  /** The position of the menu in CSS pixels of the window, as `clientX` and `clientY` of an event. */
  readonly at: { readonly x: number; readonly y: number };
  /**
   * The element that was pressed for long. In a window up to 600 px wide, the menu is then a sheet at the lower edge, and the element
   * is shown above it.
   */
  readonly subject?: Element | undefined;
  readonly onClose: () => void;
  /** Called if the menu could not be loaded. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Renders a menu at a point (UI-04); it is open while it is rendered. It locks page scrolling, closes on a
 * press outside, and restores the focus.
 */
export function ContextMenu({ at, onClose, onError, ...content }: ContextMenuProps): ReactNode {
  // Untyped callers leave out the place.
  const { x = 0, y = 0 } = (at as Partial<typeof at> | undefined) ?? {};
  const [point, setPoint] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    point?.style.setProperty('left', `${x}px`);
    point?.style.setProperty('top', `${y}px`);
  }, [point, x, y]);
  return (
    <>
      <span ref={setPoint} className={styles.point} aria-hidden="true" />
      {point && (
        <LazyMenuPopup
          {...content}
          anchor={point}
          placement="bottom start"
          firstFocus="first"
          onClose={onClose}
          onError={(error) => {
            onClose();
            onError?.(error);
          }}
        />
      )}
    </>
  );
}
