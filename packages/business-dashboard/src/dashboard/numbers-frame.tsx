import type { ReactNode } from 'react';

import styles from './dashboard.module.css';
import { RangeBar, type RangeBarProps } from './range-bar.tsx';

type NumbersFrameProps = Omit<RangeBarProps, 'children'> & {
  readonly title: string;
  /** Further choices beside the range. */
  readonly choices?: ReactNode;
  /** Content between the title and the numbers. */
  readonly intro?: ReactNode;
  /** True while the numbers of another view load. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
};

/** Renders numbers below their title and the choice of their range. */
export function NumbersFrame(props: NumbersFrameProps): ReactNode {
  const { title, choices, intro, isLoading, children, ...range } = props;
  const { view, messages } = range;
  return (
    <>
      <header className={styles.head} data-part="header">
        <h1 className={styles.title} data-part="title">
          {title}
        </h1>
        <RangeBar {...range} key={`${view.from} ${view.to}`}>
          {choices}
        </RangeBar>
      </header>
      {intro}
      <p className={styles.hidden} role="status">
        {isLoading ? messages.loading : ''}
      </p>
      <div className={styles.body} data-part="body" aria-busy={isLoading}>
        {children}
      </div>
    </>
  );
}
