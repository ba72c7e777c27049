import { editsFromResponse, resultRef, type Edit } from '../model/edits.ts';
import { isReference, type Ref } from '../model/entity.ts';
import { normalize } from '../model/normalize.ts';
import type { ResourceOptions } from '../model/resource-key.ts';
import {
  hasData,
  IDLE_STATE,
  transitionResource,
  type ResourceEffect,
  type ResourceEvent,
  type ResourceState,
  type StateWithData,
} from '../model/resource-state.ts';
import type { EntityRelations, EntitySchema } from '../model/entity-schemas.ts';
import { applyParse, sendRequest, type RequestPorts, type ResourceRequest } from '../send-request.ts';
import type { Read, Rows } from './rows.ts';
import type { View, Views } from './views.ts';

/** A value to subscribe to, with the arguments of `useSyncExternalStore`. */
export type ExternalStore<T> = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => T;
  /** Returns the server's data while a server-rendered page hydrates. */
  readonly getServerSnapshot: () => T;
};

/** A read of a resource. The first caller of a name with some options decides on `headers` and `parse`. */
export type ResourceQuery<T> = {
  readonly name: string;
  readonly options: ResourceOptions;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Parses the data of each page once, on arrival; returns plain data. If it throws, the read fails as
   * `unreadable`. Without it, `T` is not verified.
   */
  readonly parse?: ((data: unknown) => T) | undefined;
};

/** The state of a resource, with its data once there is some. */
export type ResourceSnapshot<T> =
  | Exclude<ResourceState, StateWithData>
  | (StateWithData & { readonly data: T });

/** A resource with its options. Subscribing fetches it, unless it was fetched before. */
export type Resource<T> = ExternalStore<ResourceSnapshot<T>> & {
  readonly fetchMore: () => void;
  readonly refresh: () => void;
};

/** The services that the resources of a client share. */
export type ResourceDeps = {
  readonly ports: RequestPorts;
  readonly rows: Rows;
  readonly views: Views;
  readonly schemas: Readonly<Record<string, EntitySchema>>;
  readonly relations: EntityRelations;
  readonly getServerSnapshot: () => ResourceSnapshot<unknown> | undefined;
  /** Called on the first subscriber. */
  readonly onUsed: () => void;
  /** Called when the last subscriber unsubscribes. */
  readonly onLeft: () => void;
};

/** A resource as managed by its client. */
export type ManagedResource = Resource<unknown> & {
  readonly name: string;
  readonly state: () => ResourceState;
  readonly isUsed: () => boolean;
  /** Refetches without waiting for pending requests. */
  readonly outdate: () => void;
  readonly forget: () => void;
  /** Applies a state from the server, unless there is a newer one. */
  readonly hydrate: (state: ResourceState) => void;
};

/** Creates a resource of a client. */
export function createResource(
  key: string,
  query: ResourceQuery<unknown>,
  around: ResourceDeps,
): ManagedResource {
  const { ports, rows, views } = around;
  const { name, options, headers, parse } = query;
  const ref = resultRef(key);
  const users = new Set<() => void>();
  const look = memoizeSnapshot();
  let state: ResourceState = IDLE_STATE;
  let running: AbortController | null = null;
  let stopWatching = (): void => undefined;
  let seen: View = { value: undefined, rows: new Map() };

  const data = (): unknown => (seen = views.result(ref, around.schemas[name])).value;
  const notify = (): void => {
    for (const user of Array.from(users)) user();
  };

  function send(event: ResourceEvent, keep?: (as: 'all' | 'more') => void): void {
    const before = state;
    const step = transitionResource(state, event);
    state = step.state;
    for (const effect of step.effects) run(effect, keep);
    if (state !== before) notify();
  }

  function run(effect: ResourceEffect, keep: ((as: 'all' | 'more') => void) | undefined): void {
    switch (effect.type) {
      case 'fetch':
        void load(effect.bookmark);
        return;
      case 'keep':
        keep?.(effect.as);
        return;
      case 'abort':
        running?.abort();
        running = null;
        return;
      case 'drop':
        rows.learn({ since: Infinity }, [{ ref, change: () => undefined }]);
    }
  }

  async function load(bookmark: string | null): Promise<void> {
    const controller = new AbortController();
    const read = rows.beginRead();
    running = controller;
    const call: ResourceRequest = {
      name,
      action: 'get',
      options,
      signal: controller.signal,
      ...(headers ? { headers } : {}),
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    };
    try {
      const result = applyParse(ports, call, parse, await sendRequest(ports, call));
      if (running !== controller) return;
      running = null;
      if (result.ok) takeIn(result.data, result.bookmark, read);
      else send({ type: 'fetch-failed', failure: result.failure });
    } finally {
      rows.endRead(read);
    }
  }

  function takeIn(page: unknown, bookmark: string | null, read: Read): void {
    const normalized = normalize(page, around.schemas[name], around.relations);
    const isEmpty = Array.isArray(normalized.data) && normalized.data.length === 0;
    send({ type: 'page-arrived', isEmpty, bookmark }, (as) =>
      rows.learn(read, [...editsFromResponse(normalized.entities), pageEdit(ref, normalized.data, as)]),
    );
  }

  return {
    name,
    state: () => state,
    isUsed: () => users.size > 0,
    getSnapshot: () => look(state, data()),
    getServerSnapshot: () => around.getServerSnapshot() ?? look(state, data()),
    subscribe(onChange) {
      const user = (): void => onChange();
      users.add(user);
      if (users.size === 1) {
        around.onUsed();
        data();
        stopWatching = rows.watch(
          () => seen.rows,
          () => (data(), notify()),
        );
      }
      send({ type: 'used' });
      return () => {
        if (!users.delete(user) || users.size > 0) return;
        stopWatching();
        // A new subscriber may follow in the same task, as during a navigation.
        queueMicrotask(() => {
          if (users.size > 0) return;
          send({ type: 'left' });
          around.onLeft();
        });
      };
    },
    fetchMore: () => send({ type: 'more-requested' }),
    refresh: () => send({ type: 'refresh-requested' }),
    outdate: () => send({ type: 'outdated' }),
    forget: () => send({ type: 'forgotten' }),
    hydrate(dehydrated) {
      if (state !== IDLE_STATE) return;
      state = dehydrated;
      notify();
    },
  };
}

/** Combines state and data, and returns the same snapshot while both are unchanged. */
export function memoizeSnapshot(): (state: ResourceState, data: unknown) => ResourceSnapshot<unknown> {
  let last: {
    readonly state: ResourceState;
    readonly data: unknown;
    readonly view: ResourceSnapshot<unknown>;
  } | null = null;
  return (state, data) => {
    if (last?.state !== state || last.data !== data)
      last = { state, data, view: hasData(state) ? { ...state, data } : state };
    return last.view;
  };
}

/**
 * Returns an edit that replaces a result by a page, or appends it; entities that are already in the list are
 * not repeated.
 */
function pageEdit(ref: Ref, page: unknown, as: 'all' | 'more'): Edit {
  return {
    ref,
    change(row) {
      if (!Array.isArray(page)) return { data: page };
      const before: unknown = as === 'more' ? row?.['data'] : undefined;
      const listed = new Set<Ref>();
      const isNew = (item: unknown): boolean => {
        if (!isReference(item)) return true;
        const isListed = listed.has(item.$ref);
        listed.add(item.$ref);
        return !isListed;
      };
      return { data: (Array.isArray(before) ? [...before, ...page] : page).filter(isNew) };
    },
  };
}
