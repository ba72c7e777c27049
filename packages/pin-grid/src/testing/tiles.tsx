import type { ReactNode } from 'react';
import type { CardSize } from '../model/layout.ts';
import { PinGrid, type PinGridProps } from '../pin-grid.tsx';

/** An item of the tests' grids: a plain tile of known shape. */
export type Tile = {
  readonly key: string;
  readonly aspect: number;
  /** Number of spanned columns; one by default. */
  readonly span?: number;
};

const TEXT_PX = 40;

/** Creates tiles of various shapes, the same at every call; `from` creates the next page of the same list. */
export function tiles(count: number, from = 0): readonly Tile[] {
  return Array.from({ length: count }, (_, at) => {
    const index = from + at;
    return { key: `tile-${index}`, aspect: 0.6 + ((index * 7919) % 97) / 97 };
  });
}

/** Renders a grid of tiles; by default, a complete list. */
export function TileGrid(props: Partial<PinGridProps<Tile>> & Pick<PinGridProps<Tile>, 'items'>): ReactNode {
  return (
    <PinGrid
      getKey={keyOfTile}
      getSize={measureTile}
      renderItem={renderTile}
      status="end"
      onLoadMore={nothing}
      label="Tiles"
      {...props}
    />
  );
}

const nothing = (): void => undefined;
const keyOfTile = (tile: Tile): string => tile.key;

/** Returns the size of a tile. */
export const measureTile = ({ aspect, span }: Tile): CardSize => ({ aspect, extra: TEXT_PX, span });

/** Renders a plain tile. */
export const renderTile = (tile: Tile): ReactNode => (
  <a href={`#${tile.key}`} data-tile={tile.key}>
    <svg
      viewBox={`0 0 100 ${100 * tile.aspect}`}
      display="block"
      width="100%"
      role="img"
      aria-label={tile.key}
    />
    <svg display="block" width="100%" height={TEXT_PX} aria-hidden="true" />
  </a>
);
