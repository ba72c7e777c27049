import type { ReactNode } from 'react';

import type { BusinessPagePath } from './areas.ts';
import styles from './parts.module.css';

/** Where something is made that a page goes without: another page of the business, or a place of the app. */
export type LinkTarget = BusinessPagePath | 'hub' | 'new-board';

/** A link there, drawn as a button; nothing where its reader may not open that. */
export type RenderLink = (to: LinkTarget) => ReactNode;

/** What a part of a page goes without, in a sentence, and the way to where it is made. */
export function MissingPrerequisite(props: {
  readonly way: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.buttons}>
      <p className={styles.hint}>{props.children}</p>
      {props.way}
    </div>
  );
}
