import { chipAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { BOARD_FILTERS, BOARD_SORTS, viewSearch, type BoardView } from './board-view.ts';
import styles from '../../features/board-editing/board.module.css';

/**
 * Renders the filters and order of a board as links, so that each has an address and works before hydration.
 */
export function BoardFilters(props: {
  readonly path: string;
  readonly view: BoardView;
  readonly hasSections: boolean;
  /** Rendered next to the order. */
  readonly children: ReactNode;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const { path, view, hasSections } = props;
  const texts = screenMessages.board;
  const linkTo = (other: Partial<BoardView>, isCurrent: boolean) => ({
    to: path + viewSearch({ ...view, ...other }),
    'aria-current': isCurrent ? ('page' as const) : undefined,
  });
  return (
    <>
      <nav className={styles.filters} aria-label={texts.filter}>
        <ul role="list">
          {BOARD_FILTERS.filter((each) => each !== 'unsorted' || hasSections).map((show) => (
            <li key={show}>
              <Link
                {...linkTo({ show }, show === view.show)}
                {...chipAttributes()}
                data-selected={show === view.show || undefined}
              >
                {texts.filters[show]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.view}>
        <nav className={styles.sorts} aria-label={texts.sort}>
          <ul role="list">
            {BOARD_SORTS.map((sort) => (
              <li key={sort}>
                <Link {...linkTo({ sort }, sort === view.sort)}>{texts.sorts[sort]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {props.children}
      </div>
    </>
  );
}
