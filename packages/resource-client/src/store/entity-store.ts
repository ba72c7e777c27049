import type { Entity, Ref } from '../model/entity.ts';
import type { HydrationCache } from './hydration-cache.ts';
import type { ExternalStore } from './resource.ts';
import type { Rows } from './rows.ts';
import type { Views } from './views.ts';

/** Creates the store of one entity. */
export function createEntityStore(
  ref: Ref,
  rows: Rows,
  views: Views,
  handOver: HydrationCache,
): ExternalStore<Entity | null | undefined> {
  let seen = views.entity(ref);
  const getSnapshot = (): Entity | null | undefined => {
    seen = views.entity(ref);
    return seen.value as Entity | null | undefined;
  };
  const lookAgain = (onChange: () => void): void => {
    getSnapshot();
    onChange();
  };
  return {
    getSnapshot,
    getServerSnapshot() {
      const dehydrated = handOver.entity(ref);
      return dehydrated ? dehydrated.value : getSnapshot();
    },
    subscribe: (onChange) =>
      rows.watch(
        () => seen.rows,
        () => lookAgain(onChange),
      ),
  };
}
