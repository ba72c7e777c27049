import type { NormalisedKind } from '@pegboard/types';
import { editsOf, learning, resultRef, type Editor, type Row } from './model/edits.ts';
import { refOf, type Entity } from './model/entity.ts';
import { normalise } from './model/normalise.ts';
import { resourceFailure, type ResourceOutcome } from './model/resource-failure.ts';
import type { ResourceOptions } from './model/resource-key.ts';
import { isFetching, hasData } from './model/resource-state.ts';
import { relations as knownRelations, type Relations, type Shapes } from './model/shapes.ts';
import { parsed, sendCall, type CallPorts, type ResourceAction, type ResourceCall } from './send-call.ts';
import {
  createResource,
  type Resource,
  type ResourceQuery,
  type ResourceView,
  type Source,
} from './store/resource.ts';
import { createRegistry } from './store/registry.ts';
import { createRows } from './store/rows.ts';
import { createViews } from './store/views.ts';
import { entitySource } from './store/entity-source.ts';
import { createHandOver, type HandedOver } from './store/hand-over.ts';

/** What a client needs of its app. */
export type ResourceClientPorts = CallPorts & {
  /** Where entities stand in the data of each resource; without it nothing is put together by entity. */
  readonly shapes?: Shapes;
  /** Where entities hold others; those of §3 unless told otherwise. */
  readonly relations?: Relations;
  /** How many resources are kept that nobody looks at; 100 unless told otherwise. */
  readonly keptMax?: number;
};

/** A change, and what to show at once. */
export type ResourceWrite<T> = Omit<ResourceCall, 'action' | 'bookmarks'> & {
  readonly action: Exclude<ResourceAction, 'get'>;
  readonly parse?: ((data: unknown) => T) | undefined;
  /** What shows until the answer: it is taken back when the server refuses, and lasts when it does not. */
  readonly optimistic?: (edit: Editor) => void;
  /** What lasts in place of `optimistic` when the server has agreed, as when it has given the thing its id. */
  readonly confirmed?: (edit: Editor, data: T) => void;
};

/** The resources of one visitor: in a browser one a page, on a server one a request. */
export type ResourceClient = {
  /** A resource to look at; the same object for the same name and options. */
  readonly resource: <T>(query: ResourceQuery<T>) => Resource<T>;
  /** An entity to look at: undefined when it is not known, null when it was removed. */
  readonly entity: (kind: NormalisedKind, key: string) => Source<Entity | null | undefined>;
  /** Reads once: what was fetched before, or what is on its way, or a new request. */
  readonly get: <T>(
    query: ResourceQuery<T>,
    ending?: { readonly signal?: AbortSignal },
  ) => Promise<ResourceOutcome<T>>;
  /** Creates, updates or deletes. Nothing ends it but its own `signal`. */
  readonly write: <T = unknown>(write: ResourceWrite<T>) => Promise<ResourceOutcome<T>>;
  /** Changes what is shown without a call, as when a change is told by other means. */
  readonly edit: (note: (edit: Editor) => void) => void;
  /** Reads anew what is looked at, and forgets the rest: all resources of a name, or the one with these options. */
  readonly invalidate: (name: string, options?: ResourceOptions) => void;
  /** Forgets everything, as when somebody logs out; what is looked at is read anew. */
  readonly clear: () => void;
  /** What was read so far, as plain data to write into a page. Changes under way are not in it. */
  readonly dehydrate: () => HandedOver;
  /** Takes over what a server has read; what was read here stays. */
  readonly hydrate: (from: HandedOver) => void;
};

const KEPT_MAX = 100;

/** Makes a client without anything in it. Source: RC-01 to RC-04. */
export function createResourceClient(ports: ResourceClientPorts): ResourceClient {
  const { shapes = {}, relations = knownRelations, keptMax = KEPT_MAX } = ports;
  const rows = createRows();
  const views = createViews(rows.row, relations);
  const handOver = createHandOver(shapes, relations);
  const resources = createRegistry(
    (key, query, comings) => {
      const serverView = (): ResourceView<unknown> | undefined => handOver.view(key, query.name);
      return createResource(key, query, { ports, rows, views, shapes, relations, serverView, ...comings });
    },
    keptMax,
    (remaining) => rows.sweep(remaining.map(resultRef)),
  );

  function get<T>(
    query: ResourceQuery<T>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<ResourceOutcome<T>> {
    const resource = resources.get(query);
    if (signal?.aborted) return Promise.resolve({ ok: false, failure: resourceFailure('aborted') });
    return new Promise((resolve) => {
      const look = (): void => {
        const view = resource.view() as ResourceView<T>;
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

  async function write<T>(change: ResourceWrite<T>): Promise<ResourceOutcome<T>> {
    const { optimistic, confirmed, parse, ...call } = change;
    const layer = rows.openLayer(optimistic ? editsOf(optimistic) : []);
    try {
      const outcome = parsed(ports, call, parse, await sendCall(ports, call));
      if (outcome.ok) {
        const lasting = confirmed ? editsOf((edit) => confirmed(edit, outcome.data)) : layer.edits;
        const { entities } = normalise(outcome.data, shapes[call.name], relations);
        rows.settle(layer, [...lasting, ...learning(entities)]);
      }
      return outcome;
    } finally {
      rows.discard(layer);
    }
  }

  return {
    resource: <T>(query: ResourceQuery<T>) => resources.get(query) as Resource<T>,
    entity: (kind, key) => entitySource(refOf(kind, key), rows, views, handOver),
    get,
    write,
    edit: (note) => rows.settle(rows.openLayer([]), editsOf(note)),
    invalidate: resources.invalidate,
    clear() {
      handOver.clear();
      resources.clear();
      rows.clear();
    },
    dehydrate: () => ({ rows: Object.fromEntries(rows.told()), states: resources.states() }),
    hydrate(from) {
      handOver.add(from);
      const told = Object.entries(from.rows).map(([ref, row]) => ({
        ref,
        change: (here: Row) => (here === null ? null : { ...row, ...here }),
      }));
      rows.learn(rows.now(), told);
      resources.hydrate(from.states);
    },
  };
}

function outcomeOf<T>(view: ResourceView<T>): ResourceOutcome<T> {
  if (view.kind === 'failed') return { ok: false, failure: view.failure };
  if (!hasData(view)) return { ok: false, failure: resourceFailure('aborted') };
  return { ok: true, data: view.data, bookmark: view.kind === 'loaded' ? view.bookmark : null };
}
