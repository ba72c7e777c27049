'use client';

import { useSyncExternalStore } from 'react';
import type { ResourceOptions } from '../model/resource-key.ts';
import { NOT_ASKED } from '../model/resource-state.ts';
import type { Resource, ResourceQuery, ResourceView } from '../store/resource.ts';
import { useResourceClient } from './resource-context.tsx';

/** How a resource stands, and what can be asked of it. */
export type UsedResource<T> = ResourceView<T> & Pick<Resource<T>, 'fetchMore' | 'refresh'>;

const nothing = (): void => undefined;
const notAsked = (): typeof NOT_ASKED => NOT_ASKED;

/** Stands for a resource that is not wanted yet. */
const UNWANTED: Resource<never> = {
  subscribe: () => nothing,
  view: notAsked,
  serverView: notAsked,
  fetchMore: nothing,
  refresh: nothing,
};

/**
 * A resource by its name and options, read as soon as this is on the page unless it was before. With null for options
 * nothing is asked. Source: RC-02, RC-03.
 */
export function useResource<T = unknown>(
  name: string,
  options: ResourceOptions | null,
  more: Omit<ResourceQuery<T>, 'name' | 'options'> = {},
): UsedResource<T> {
  const client = useResourceClient();
  const resource: Resource<T> = options ? client.resource<T>({ ...more, name, options }) : UNWANTED;
  const { subscribe, view, serverView, fetchMore, refresh } = resource;
  return { ...useSyncExternalStore(subscribe, view, serverView), fetchMore, refresh };
}
