'use client';

import { useSyncExternalStore } from 'react';
import type { ResourceOptions } from '../model/resource-key.ts';
import { IDLE_STATE } from '../model/resource-state.ts';
import type { Resource, ResourceQuery, ResourceSnapshot } from '../store/resource.ts';
import { useResourceClient } from './resource-context.tsx';

/** The state of a resource, and the functions that read it. */
export type UseResourceResult<T> = ResourceSnapshot<T> & Pick<Resource<T>, 'fetchMore' | 'refresh'>;

const nothing = (): void => undefined;
const getIdleSnapshot = (): typeof IDLE_STATE => IDLE_STATE;

/** Placeholder for a disabled resource. */
const UNWANTED: Resource<never> = {
  subscribe: () => nothing,
  getSnapshot: getIdleSnapshot,
  getServerSnapshot: getIdleSnapshot,
  fetchMore: nothing,
  refresh: nothing,
};

/**
 * Subscribes to a resource by name and options; it is fetched on mount unless it was fetched before. Null
 * options disable it. Source: RC-02, RC-03.
 */
export function useResource<T = unknown>(
  name: string,
  options: ResourceOptions | null,
  more: Omit<ResourceQuery<T>, 'name' | 'options'> = {},
): UseResourceResult<T> {
  const client = useResourceClient();
  const resource: Resource<T> = options ? client.resource<T>({ ...more, name, options }) : UNWANTED;
  const { subscribe, getSnapshot, getServerSnapshot, fetchMore, refresh } = resource;
  return { ...useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot), fetchMore, refresh };
}
