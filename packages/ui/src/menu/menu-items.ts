import type { ReactNode } from 'react';

/** One line of a menu. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** A word of explanation below the label. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Makes the line a link. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
};

/** Lines that belong together; a rule is between two groups. */
export type MenuGroup = {
  readonly id: string;
  /** The heading of the group. */
  readonly title?: string | undefined;
  readonly items: readonly MenuItem[];
};

/** The items and behavior of a menu. */
export type MenuContent = {
  readonly groups: readonly MenuGroup[];
  /** Follows the links of the menu within the app; without it the browser does. */
  readonly navigate?: ((href: string) => void) | undefined;
};
