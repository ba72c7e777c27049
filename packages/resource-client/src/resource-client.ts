import type { EntityType } from '@pegboard/types';
import {
  collectEdits,
  editsFromResponse,
  resultRef,
  type OptimisticUpdater,
  type Row,
} from './model/edits.ts';
import { toRef, type Entity } from './model/entity.ts';
import { normalize } from './model/normalize.ts';
import { createRequestError, type ResourceResult } from './model/request-error.ts';
import type { ResourceOptions } from './model/resource-key.ts';
import { isFetching, hasData } from './model/resource-state.ts';
import {
  entityRelations as knownRelations,
  type EntityRelations,
  type ResourceSchemas,
} from './model/entity-schemas.ts';
import {
  applyParse,
  sendRequest,
  type RequestPorts,
  type ResourceAction,
  type ResourceRequest,
} from './send-request.ts';
import {
  createResource,
  type Resource,
  type ResourceQuery,
  type ResourceSnapshot,
  type ExternalStore,
} from './store/resource.ts';
import { createResourceCache } from './store/resource-cache.ts';
import { createRows } from './store/rows.ts';
import { createViews } from './store/views.ts';
import { createEntityStore } from './store/entity-store.ts';
import { createHydrationCache, type DehydratedState } from './store/hydration-cache.ts';

/** The ports of a client. */
export type ResourceClientPorts = RequestPorts & {
  /** The locations of entities in the data of each resource; without them nothing is normalized. */
  readonly schemas?: ResourceSchemas;
  /** The relations between entities; by default those of §3. */
  readonly relations?: EntityRelations;
  /** The maximum number of unsubscribed resources that are retained; 100 by default. */
  readonly maxInactive?: number;
};

/** A mutation with its optimistic updates. */
export type MutationOptions<T> = Omit<ResourceRequest, 'action' | 'bookmarks'> & {
  readonly action: Exclude<ResourceAction, 'get'>;
  readonly parse?: ((data: unknown) => T) | undefined;
  /** Applies the change until the response: rolled back if the server rejects it, retained otherwise. */
  readonly optimistic?: (edit: OptimisticUpdater) => void;
  /** Applies the confirmed change in place of `optimistic`, for example with the id from the server. */
  readonly confirmed?: (edit: OptimisticUpdater, data: T) => void;
};

/** The resource cache of one visitor: one per page in a browser, one per request on a server. */
export type ResourceClient = {
  /** Returns the resource to subscribe to; the same object for the same name and options. */
  readonly resource: <T>(query: ResourceQuery<T>) => Resource<T>;
  /** Returns the entity to subscribe to: undefined if it is unknown, null if it was removed. */
  readonly entity: (kind: EntityType, key: string) => ExternalStore<Entity | null | undefined>;
  /** Reads a resource once: from the cache, from a pending request, or by a new request. */
  readonly get: <T>(
    query: ResourceQuery<T>,
    ending?: { readonly signal?: AbortSignal },
  ) => Promise<ResourceResult<T>>;
  /** Creates, updates or deletes. Only its own `signal` aborts it. */
  readonly mutate: <T = unknown>(write: MutationOptions<T>) => Promise<ResourceResult<T>>;
  /** Changes cached data without a request, as after a change that was sent by other means. */
  readonly update: (note: (edit: OptimisticUpdater) => void) => void;
  /**
   * Refetches subscribed resources and evicts the others: all resources of a name, or the one with these
   * options.
   */
  readonly invalidate: (name: string, options?: ResourceOptions) => void;
  /** Evicts everything, as after a logout; subscribed resources are refetched. */
  readonly clear: () => void;
  /** Returns the data read so far as plain data to embed in a page, without pending mutations. */
  readonly dehydrate: () => DehydratedState;
  /** Adds the data that a server read; data that was read here takes precedence. */
  readonly hydrate: (from: DehydratedState) => void;
};

const DEFAULT_MAX_INACTIVE = 100;

/** Creates an empty client. Source: RC-01 to RC-04. */
export function createResourceClient(ports: ResourceClientPorts): ResourceClient {
  const { schemas = {}, relations = knownRelations, maxInactive = DEFAULT_MAX_INACTIVE } = ports;
  const rows = createRows();
  const views = createViews(rows.row, relations);
  const handOver = createHydrationCache(schemas, relations);
  const resources = createResourceCache(
    (key, query, comings) => {
      const getServerSnapshot = (): ResourceSnapshot<unknown> | undefined =>
        handOver.getServerSnapshot(key, query.name);
      return createResource(key, query, {
        ports,
        rows,
        views,
        schemas,
        relations,
        getServerSnapshot,
        ...comings,
      });
    },
    maxInactive,
    (remaining) => rows.sweep(remaining.map(resultRef)),
  );

  function get<T>(
    query: ResourceQuery<T>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<ResourceResult<T>> {
    const resource = resources.get(query);
    if (signal?.aborted) return Promise.resolve({ ok: false, failure: createRequestError('aborted') });
    return new Promise((resolve) => {
      const look = (): void => {
        const view = resource.getSnapshot() as ResourceSnapshot<T>;
        if (isFetching(view) && !signal?.aborted) return;
        stop();
        signal?.removeEventListener('abort', look);
        resolve(outcomeOf(view));
      };
      const stop = resource.subscribe(look);
      signal?.addEventListener('abort', look);
      look();
    });
  }

  async function write<T>(change: MutationOptions<T>): Promise<ResourceResult<T>> {
    const { optimistic, confirmed, parse, ...call } = change;
    const layer = rows.openLayer(optimistic ? collectEdits(optimistic) : []);
    try {
      const result = applyParse(ports, call, parse, await sendRequest(ports, call));
      if (result.ok) {
        const lasting = confirmed ? collectEdits((edit) => confirmed(edit, result.data)) : layer.edits;
        const { entities } = normalize(result.data, schemas[call.name], relations);
        rows.settle(layer, [...lasting, ...editsFromResponse(entities)]);
      }
      return result;
    } finally {
      rows.discard(layer);
    }
  }

  return {
    resource: <T>(query: ResourceQuery<T>) => resources.get(query) as Resource<T>,
    entity: (kind, key) => createEntityStore(toRef(kind, key), rows, views, handOver),
    get,
    mutate: write,
    update: (note) => rows.settle(rows.openLayer([]), collectEdits(note)),
    invalidate: resources.invalidate,
    clear() {
      handOver.clear();
      resources.clear();
      rows.clear();
    },
    dehydrate: () => ({ rows: Object.fromEntries(rows.serverRows()), states: resources.states() }),
    hydrate(from) {
      handOver.add(from);
      const edits = Object.entries(from.rows).map(([ref, row]) => ({
        ref,
        change: (here: Row) => (here === null ? null : { ...row, ...here }),
      }));
      rows.learn(rows.now(), edits);
      resources.hydrate(from.states);
    },
  };
}

function outcomeOf<T>(view: ResourceSnapshot<T>): ResourceResult<T> {
  if (view.kind === 'failed') return { ok: false, failure: view.failure };
  if (!hasData(view)) return { ok: false, failure: createRequestError('aborted') };
  return { ok: true, data: view.data, bookmark: view.kind === 'loaded' ? view.bookmark : null };
}
