import type { NamedTarget } from './model/saved-location.ts';

export type { NamedTarget } from './model/saved-location.ts';

/** Stores the last selected target, which the next save uses. */
export type LastTarget = {
  readonly read: () => NamedTarget | null;
  readonly write: (place: NamedTarget) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Stores the last target until the page is left; initially `place`, or none, which is the profile. */
export function createLastTarget(place: NamedTarget | null = null): LastTarget {
  let last = place;
  const listeners = new Set<() => void>();
  return {
    read: () => last,
    write(next) {
      last = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
