import type { ReactNode } from 'react';
import { columnEnds, type GridLayout } from '../model/layout.ts';

const SKELETON_PX = 320;
const STAGGER_PX = 48;

/**
 * Tiles that stand in for the cards of a page on its way, one at the end of each column, in the dominant colours of the
 * cards before them (PG-05). Only for the eye.
 */
export function GridSkeleton(props: {
  readonly standing: GridLayout;
  /** The colours of the tiles, in turn; where there is none, a tile is neutral. */
  readonly colors: readonly (string | null | undefined)[];
}): ReactNode {
  const { standing } = props;
  const ends = columnEnds(standing);
  const height = Math.max(0, ...ends);
  return (
    <div aria-hidden="true" data-pin-grid-skeleton="">
      {ends.map((end, at) => {
        const top = end + standing.gap - height;
        return (
          <i
            key={at}
            style={{
              insetInlineStart: standing.inset + at * (standing.cardWidth + standing.gap),
              insetBlockStart: top,
              width: standing.cardWidth,
              height: SKELETON_PX - top - ((at * 2) % 5) * STAGGER_PX,
              backgroundColor: props.colors[at % Math.max(1, props.colors.length)] ?? undefined,
            }}
          />
        );
      })}
    </div>
  );
}
