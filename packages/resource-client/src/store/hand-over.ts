import { resultRef } from '../model/edits.ts';
import type { Entity, Ref } from '../model/entity.ts';
import { hasData, NOT_ASKED, type ResourceState } from '../model/resource-state.ts';
import type { Relations, Shapes } from '../model/shapes.ts';
import type { ResourceView } from './resource.ts';
import { createViews } from './views.ts';

/** What a server has read for a page: plain data, for `JSON.stringify` and back. */
export type HandedOver = {
  readonly rows: Readonly<Record<Ref, Entity>>;
  readonly states: Readonly<Record<string, ResourceState>>;
};

/** What came from the server, as it was: a page that comes alive shows it first, whatever has changed since. */
export type HandOver = {
  readonly add: (from: HandedOver) => void;
  readonly clear: () => void;
  /** Undefined when nothing was handed over, as on the server itself. */
  readonly view: (key: string, name: string) => ResourceView<unknown> | undefined;
  readonly entity: (ref: Ref) => { readonly value: Entity | null | undefined } | undefined;
};

/** Makes an empty hand-over. */
export function createHandOver(shapes: Shapes, relations: Relations): HandOver {
  const rows = new Map<Ref, Entity>();
  const states = new Map<string, ResourceState>();
  const shown = new Map<string, ResourceView<unknown>>();
  const views = createViews((ref) => rows.get(ref), relations);
  let isEmpty = true;

  function viewOf(key: string, name: string): ResourceView<unknown> {
    const state = states.get(key) ?? NOT_ASKED;
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
    view(key, name) {
      if (isEmpty) return undefined;
      const view = shown.get(key) ?? viewOf(key, name);
      shown.set(key, view);
      return view;
    },
    entity: (ref) => (isEmpty ? undefined : { value: views.entity(ref).value as Entity | undefined }),
  };
}
