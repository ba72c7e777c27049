import { resultRef } from '../model/edits.ts';
import type { Entity, Ref } from '../model/entity.ts';
import { hasData, IDLE_STATE, type ResourceState } from '../model/resource-state.ts';
import type { EntityRelations, ResourceSchemas } from '../model/entity-schemas.ts';
import type { ResourceSnapshot } from './resource.ts';
import { createViews } from './views.ts';

/** The data that a server read for a page: plain data for `JSON.stringify`. */
export type DehydratedState = {
  readonly rows: Readonly<Record<Ref, Entity>>;
  readonly states: Readonly<Record<string, ResourceState>>;
};

/**
 * The unchanged data from the server, which a page renders first during hydration, regardless of later
 * changes.
 */
export type HydrationCache = {
  readonly add: (from: DehydratedState) => void;
  readonly clear: () => void;
  /** Undefined without dehydrated data, as on the server itself. */
  readonly getServerSnapshot: (key: string, name: string) => ResourceSnapshot<unknown> | undefined;
  readonly entity: (ref: Ref) => { readonly value: Entity | null | undefined } | undefined;
};

/** Creates an empty cache. */
export function createHydrationCache(shapes: ResourceSchemas, relations: EntityRelations): HydrationCache {
  const rows = new Map<Ref, Entity>();
  const states = new Map<string, ResourceState>();
  const shown = new Map<string, ResourceSnapshot<unknown>>();
  const views = createViews((ref) => rows.get(ref), relations);
  let isEmpty = true;

  function viewOf(key: string, name: string): ResourceSnapshot<unknown> {
    const state = states.get(key) ?? IDLE_STATE;
    return hasData(state) ? { ...state, data: views.result(resultRef(key), shapes[name]).value } : state;
  }

  return {
    add(from) {
      isEmpty = false;
      for (const [ref, row] of Object.entries(from.rows)) rows.set(ref, { ...rows.get(ref), ...row });
      for (const [key, state] of Object.entries(from.states)) if (!states.has(key)) states.set(key, state);
    },
    clear() {
      rows.clear();
      states.clear();
      shown.clear();
    },
    getServerSnapshot(key, name) {
      if (isEmpty) return undefined;
      const view = shown.get(key) ?? viewOf(key, name);
      shown.set(key, view);
      return view;
    },
    entity: (ref) => (isEmpty ? undefined : { value: views.entity(ref).value as Entity | undefined }),
  };
}
