import type { ReactNode } from 'react';

import type { BusinessPagePath } from './areas.ts';
import styles from './parts.module.css';

/**
 * The destination at which a missing prerequisite is created: another page of the business, or an address of
 * the app.
 */
export type LinkTarget = BusinessPagePath | 'hub' | 'new-board';

/** Renders a link to it, styled as a button; renders nothing if the viewer has no access. */
export type RenderLink = (to: LinkTarget) => ReactNode;

/** Renders a missing prerequisite in a sentence, with a link to create it. */
export function MissingPrerequisite(props: {
  readonly way: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.buttons} data-part="actions">
      <p className={styles.hint}>{props.children}</p>
      {props.way}
    </div>
  );
}
