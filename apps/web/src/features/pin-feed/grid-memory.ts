import type { ScrollStorage, ScrollAnchor } from '@pegboard/pin-grid';
import { createContext, use, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The scroll positions of this page load's grids, by history entry; both entries provide the map. */
export const GridPlacesContext = createContext<Map<string, ScrollAnchor> | null>(null);

/**
 * Returns the scroll storage of a grid for this history entry: returning restores the same card at the same
 * position (PG-07, BY-06).
 */
export function useGridMemory(name: string): ScrollStorage {
  const places = use(GridPlacesContext);
  if (!places)
    throw new Error(
      'useGridMemory was called outside GridPlacesContext. Render below <GridPlacesContext value={…}>.',
    );
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useMemo(
    () => ({
      read: () => (isReturn ? (places.get(`${key} ${name}`) ?? null) : null),
      write(place) {
        if (place) places.set(`${key} ${name}`, place);
        else places.delete(`${key} ${name}`);
      },
    }),
    [places, key, name, isReturn],
  );
}
