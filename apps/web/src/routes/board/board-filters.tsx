import { chipLook } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Link } from '../../compose/link.tsx';
import type { BoardPinFilter } from '../../data/generated/graphql.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { BOARD_FILTERS, filterSearch } from './board-filter.ts';
import styles from './board.module.css';

/** What of a board is shown: links, so that each has an address and works before the page is alive. */
export function BoardFilters(props: {
  readonly path: string;
  readonly current: BoardPinFilter;
  readonly hasSections: boolean;
}): ReactNode {
  const { path, current, hasSections } = props;
  const texts = screenMessages.board;
  return (
    <nav className={styles.filters} aria-label={texts.filter}>
      <ul role="list">
        {BOARD_FILTERS.filter((each) => each !== 'unsorted' || hasSections).map((each) => (
          <li key={each}>
            <Link
              to={path + filterSearch(each)}
              {...chipLook()}
              aria-current={each === current ? 'page' : undefined}
              data-selected={each === current || undefined}
            >
              {texts.filters[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
