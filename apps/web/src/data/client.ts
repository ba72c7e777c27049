import { cacheExchange, Client, fetchExchange, ssrExchange, type SSRExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

/** The GraphQL client of one page load, and what carries its answers from the server to the browser. */
export type DataClient = { readonly client: Client; readonly ssr: SSRExchange };

/**
 * Makes a client. On the server one is made a request, over the in-process `fetch`; in the browser one a page load.
 * Every operation is sent by the hash that the build gave it: the site answers no other in production.
 */
export function createDataClient(options: {
  readonly isServer: boolean;
  readonly fetch?: typeof fetch;
}): DataClient {
  const ssr = ssrExchange({ isClient: !options.isServer });
  const client = new Client({
    url: options.isServer ? 'http://internal/graphql' : '/graphql',
    suspense: true,
    preferGetMethod: false,
    exchanges: [
      cacheExchange,
      ssr,
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: false,
        preferGetForPersistedQueries: false,
        generateHash: async (_text, document) =>
          (document as { __meta__?: { hash: string } }).__meta__?.hash ?? '',
      }),
      fetchExchange,
    ],
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return { client, ssr };
}
