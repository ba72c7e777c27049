import type { ReactNode } from 'react';

import { rootAttributes, type RootProps } from '../root-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './empty-state.module.css';

/** The props of an EmptyState. */
export type EmptyStateProps = RootProps & {
  readonly title: string;
  /** The level of the heading, 2 by default. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly icon?: ReactNode;
  /** One or two sentences about the missing content. */
  readonly children?: ReactNode;
  /** The suggested action, usually a Button. */
  readonly action?: ReactNode;
};

const SLOTS = ['title', 'icon', 'children', 'action'] as const;

/** Renders an empty state: a title, an explanation and an action. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { headingLevel } = props;
  const Heading = headingLevel === 1 || headingLevel === 3 ? (`h${headingLevel}` as const) : 'h2';
  const [title, icon, children, action] = SLOTS.map((name) => safeNode('EmptyState', name, props[name]));
  return (
    <div data-part="empty-state" {...rootAttributes(props, styles.empty)}>
      {icon && (
        <div className={styles.icon} data-part="icon">
          {icon}
        </div>
      )}
      <Heading className={styles.title} data-part="title">
        {title}
      </Heading>
      {children && (
        <div className={styles.text} data-part="text">
          {children}
        </div>
      )}
      {action && (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
