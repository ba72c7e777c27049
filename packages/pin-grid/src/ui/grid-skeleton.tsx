import type { ReactNode } from 'react';
import { columnEnd, type Placement } from '../model/layout.ts';
import type { Columns } from '../model/columns.ts';
import styles from '../pin-grid.module.css';

const SKELETON_PX = 320;
const STAGGER_PX = 48;

/**
 * Tiles that stand in for the cards of a page on its way, one at the end of each column, in the dominant colours of the
 * cards before them (PG-05). Only for the eye.
 */
export function GridSkeleton(props: {
  readonly placement: Placement;
  readonly columns: Columns;
  /** The height of the grid above, in CSS pixels. */
  readonly gridHeight: number;
  /** The colours of the tiles, in turn; where there is none, a tile is neutral. */
  readonly colors: readonly (string | null | undefined)[];
}): ReactNode {
  const { placement, columns, gridHeight, colors } = props;
  const { count, cardWidth, gap, inset } = columns;
  return (
    <div className={styles.skeleton} aria-hidden="true" data-pin-grid-skeleton="">
      {Array.from({ length: count }, (_, at) => {
        const end = columnEnd(placement, at, columns) - gridHeight;
        return (
          <i
            key={at}
            className={styles.tile}
            style={{
              insetInlineStart: inset + at * (cardWidth + gap),
              insetBlockStart: end,
              width: cardWidth,
              height: SKELETON_PX - end - ((at * 2) % 5) * STAGGER_PX,
              backgroundColor: colors[at % Math.max(1, colors.length)] ?? undefined,
            }}
          />
        );
      })}
    </div>
  );
}
