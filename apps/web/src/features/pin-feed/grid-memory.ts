import type { ScrollStorage, ScrollAnchor } from '@pegboard/pin-grid';
import { createContext, use, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The key in `sessionStorage` of the places that `persistPlaces` stores when a page ends. */
export const PLACES_KEY = 'pb_places';

/** The scroll positions of the tab's grids, by address and history entry; both entries provide the map. */
export const GridPlacesContext = createContext<Map<string, ScrollAnchor> | null>(null);

/**
 * Returns the scroll positions that were stored when a page of this tab ended, after a reload or a return; a page
 * that is opened by an address begins at its top.
 */
export function storedPlaces(): Map<string, ScrollAnchor> {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = navigation?.type === 'reload' || navigation?.type === 'back_forward';
    return new Map(isReturn ? JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}').places : []);
  } catch {
    // On the server, where storage is blocked, or with a damaged text.
    return new Map();
  }
}

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
  const { key, pathname, search } = useLocation();
  const entry = `${pathname}${search} ${key} ${name}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useMemo(
    () => ({
      read: () => (isReturn ? (places.get(entry) ?? null) : null),
      write(place) {
        if (place) places.set(entry, place);
        else places.delete(entry);
      },
    }),
    [places, entry, isReturn],
  );
}
