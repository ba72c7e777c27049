import { resourceKey, type ResourceOptions } from '../model/resource-key.ts';
import { isSettled, type ResourceState } from '../model/resource-state.ts';
import type { ManagedResource, ResourceQuery } from './resource.ts';

/** Called on the first subscription and after the last unsubscription. */
export type SubscriptionCallbacks = { readonly onUsed: () => void; readonly onLeft: () => void };

/** The resources of one client, by key. */
export type ResourceCache = {
  /** Returns the resource of a query; creates it if necessary. */
  readonly get: (query: ResourceQuery<unknown>) => ManagedResource;
  readonly invalidate: (name: string, options?: ResourceOptions) => void;
  /** Adds states from a server, also for resources without a subscriber yet. */
  readonly hydrate: (states: Readonly<Record<string, ResourceState>>) => void;
  /** Returns the states without a pending request. */
  readonly states: () => Readonly<Record<string, ResourceState>>;
  readonly clear: () => void;
};

/**
 * Creates an empty cache. It retains the given number of recently used resources without subscribers; after
 * an eviction, `onLetGo` receives the remaining keys.
 */
export function createResourceCache(
  make: (key: string, query: ResourceQuery<unknown>, comings: SubscriptionCallbacks) => ManagedResource,
  keptMax: number,
  onLetGo: (remaining: readonly string[]) => void,
): ResourceCache {
  const resources = new Map<string, ManagedResource>();
  const waiting = new Map<string, ResourceState>();
  const left = new Set<string>();

  function made(key: string, query: ResourceQuery<unknown>): ManagedResource {
    // A resource that was evicted between rendering and subscription is added again.
    const onUsed = (): void => void (resources.has(key) || resources.set(key, resource));
    const resource = make(key, query, { onUsed, onLeft: () => onLeft(key) });
    const state = waiting.get(key);
    waiting.delete(key);
    if (state) resource.hydrate(state);
    onUsed();
    return resource;
  }

  function onLeft(key: string): void {
    left.delete(key);
    left.add(key);
    if (left.size <= keptMax) return;
    const [oldest = key] = left;
    left.delete(oldest);
    const resource = resources.get(oldest);
    if (!resource || resource.isUsed()) return;
    resource.forget();
    resources.delete(oldest);
    onLetGo([...resources.keys(), ...waiting.keys()]);
  }

  return {
    get(query) {
      const key = resourceKey(query.name, query.options);
      return resources.get(key) ?? made(key, query);
    },
    invalidate(name, options) {
      const only = options && resourceKey(name, options);
      for (const [key, resource] of resources) {
        if (resource.name !== name || (only !== undefined && key !== only)) continue;
        if (resource.isUsed()) resource.outdate();
        else resource.forget();
      }
    },
    hydrate(states) {
      for (const [key, state] of Object.entries(states)) {
        const resource = resources.get(key);
        if (resource) resource.hydrate(state);
        else waiting.set(key, state);
      }
    },
    states: () =>
      Object.fromEntries(
        [...resources]
          .map(([key, resource]) => [key, resource.state()] as const)
          .filter(([, state]) => isSettled(state)),
      ),
    clear() {
      waiting.clear();
      for (const resource of resources.values()) {
        resource.forget();
        if (resource.isUsed()) resource.refresh();
      }
    },
  };
}
