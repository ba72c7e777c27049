import type { ReactNode } from 'react';
import { columnEnds, type GridLayout } from '../model/layout.ts';

const SKELETON_PX = 320;
const STAGGER_PX = 48;

/**
 * Renders placeholder tiles for a loading page, one at the end of each column, in the dominant colors of the
 * preceding cards (PG-05). Hidden from screen readers.
 */
export function GridSkeleton(props: {
  readonly standing: GridLayout;
  /** The colors of the tiles, cyclically; a tile without one is neutral. */
  readonly colors: readonly (string | null | undefined)[];
}): ReactNode {
  const { standing } = props;
  const ends = columnEnds(standing);
  const height = Math.max(0, ...ends);
  return (
    <div aria-hidden="true" data-part="skeleton" data-pin-grid-skeleton="">
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
