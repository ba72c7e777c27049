import type { ReactNode } from 'react';

/** One item of a menu. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** A short explanation below the label. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Creates the item a link. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
};

/** A group of items; groups are separated by a line. */
export type MenuGroup = {
  readonly id: string;
  /** The heading of the group. */
  readonly title?: string | undefined;
  readonly items: readonly MenuItem[];
};

/** The items and behavior of a menu. */
export type MenuContent = {
  readonly groups: readonly MenuGroup[];
  /** Navigates to the links of the menu within the app; by default, the browser does. */
  readonly navigate?: ((href: string) => void) | undefined;
};
