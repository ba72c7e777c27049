'use client';

import { createContext, use, type Context, type ReactNode } from 'react';
import type { ResourceClient } from '../resource-client.ts';

const ResourceContext: Context<ResourceClient | null> = createContext<ResourceClient | null>(null);

/** Provides a client to its descendants. */
export function ResourceProvider(props: {
  readonly client: ResourceClient;
  readonly children: ReactNode;
}): ReactNode {
  return <ResourceContext value={props.client}>{props.children}</ResourceContext>;
}

/** Returns the client, for use in event handlers. Throws outside its provider. */
export function useResourceClient(): ResourceClient {
  const client = use(ResourceContext);
  if (!client)
    throw new Error(
      'A resource is used outside its provider: render this below <ResourceProvider client={…}>.',
    );
  return client;
}
