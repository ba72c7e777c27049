import type { NamedTarget } from './model/saved-location.ts';

export type { NamedTarget } from './model/saved-location.ts';

/** Keeps the place that was chosen last: the next save goes there. */
export type LastTarget = {
  readonly read: () => NamedTarget | null;
  readonly write: (place: NamedTarget) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Keeps the last place until the page is left; it begins with `place`, or with none, which is the profile. */
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
