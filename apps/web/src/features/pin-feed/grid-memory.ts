import type { ScrollStorage, ScrollAnchor } from '@pegboard/pin-grid';
import { createContext, use, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The places of the grids of this page load, by history entry; both entries provide the map. */
export const GridPlacesContext = createContext<Map<string, ScrollAnchor> | null>(null);

/** The memory of a grid on this history entry: coming back finds the same card at the same height (PG-07, BY-06). */
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
