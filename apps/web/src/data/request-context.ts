import type { Client } from '@urql/core';
import { createContext, RouterContextProvider } from 'react-router';
import type { Freshness } from './freshness.ts';

/** The GraphQL client, for loaders. */
export const clientContext = createContext<Client>();

/** What is out of date, for loaders. */
export const freshnessContext = createContext<Freshness>();

/** What loaders are given. */
export function loaderContext(client: Client, freshness: Freshness): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  context.set(freshnessContext, freshness);
  return context;
}
