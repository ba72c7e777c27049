import type { ReactNode } from 'react';
import { More } from '../paging/show-more.tsx';
import styles from './follow-lists.module.css';
import type { Pages } from '../paging/use-pages.ts';

/** Renders the rows of an endless list; `empty` is rendered for an empty one. */
export function FollowRows<Item extends { readonly entityId: string }>(props: {
  readonly label: string;
  readonly pages: Pages<Item>;
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
}): ReactNode {
  const { label, pages, empty, children } = props;
  if (pages.items.length === 0 && pages.status === 'end') return empty;
  return (
    <>
      <ul role="list" className={styles.rows} aria-label={label}>
        {pages.items.map((item) => (
          <li key={item.entityId} className={styles.row}>
            {children(item)}
          </li>
        ))}
      </ul>
      <More pages={pages} />
    </>
  );
}
