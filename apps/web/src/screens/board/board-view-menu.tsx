import type { ReactNode } from 'react';
import { FilterChoice, FilterPanel, FilterSection } from '../../features/filters/filter-menu.tsx';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { BoardDisplayOptions } from './board-appearance.tsx';
import type { BoardData } from './board-data.ts';
import { BOARD_FILTERS, BOARD_SORTS, isSortable, viewSearch, type BoardView } from './board-view.ts';
import styles from '../../features/filters/filters.module.css';

/**
 * Renders the menu of what a board shows: filter and order, once it has enough pins, and the display options of
 * its cards. Filters and orders are links, so that each has an address and works before hydration.
 */
export function BoardViewMenu(props: {
  readonly board: BoardData;
  readonly path: string;
  readonly view: BoardView;
  /** The number of pins without a filter. */
  readonly pinCount: number;
  readonly hasSections: boolean;
}): ReactNode {
  const { board, path, view, pinCount, hasSections } = props;
  const texts = useTexts('screens', enUsScreens).board;
  const isOn = viewSearch(view) !== '';
  const filter = view.show === 'all' ? undefined : texts.filters[view.show];
  const sort = view.sort === 'custom' ? undefined : texts.sorts[view.sort];
  return (
    <FilterPanel label={filter ?? sort ?? texts.view} group="board-view" isOn={isOn} align="end">
      {isSortable(pinCount, view) ? (
        <>
          <FilterSection title={texts.filter}>
            {BOARD_FILTERS.filter((each) => each !== 'unsorted' || hasSections).map((show) => (
              <FilterChoice
                key={show}
                to={path + viewSearch({ ...view, show })}
                text={texts.filters[show]}
                isOn={show === view.show}
              />
            ))}
          </FilterSection>
          <FilterSection title={texts.sort}>
            {BOARD_SORTS.map((each) => (
              <FilterChoice
                key={each}
                to={path + viewSearch({ ...view, sort: each })}
                text={texts.sorts[each]}
                isOn={each === view.sort}
              />
            ))}
          </FilterSection>
        </>
      ) : null}
      <h2 className={styles.title}>{texts.look.label}</h2>
      <BoardDisplayOptions board={board} />
    </FilterPanel>
  );
}
