import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import type { SendOperation } from './query-cache.ts';
import { isLowPriority } from './request-priority.ts';

/** A low priority (RFC 9218): an overloaded server rejects such reads first. */
const LATER = { fetchOptions: { headers: { Priority: 'u=5' } } };

/**
 * Creates a client that sends operations over HTTP by their build hash: in production the server accepts no
 * others. It caches nothing; `QueryCache` does.
 */
export function createGraphqlClient(options: {
  readonly url: string;
  readonly fetch?: typeof fetch;
}): SendOperation {
  const client = new Client({
    ...options,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: false,
        preferGetForPersistedQueries: false,
        generateHash: async (_text, document) =>
          (document as { __meta__?: { hash: string } }).__meta__?.hash ?? '',
      }),
      fetchExchange,
    ],
  });
  return async (document, variables) => {
    const [definition] = document.definitions;
    const name = (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';
    const context = isLowPriority(name, variables) ? LATER : {};
    const { data, error } = await client.query(document, variables, context).toPromise();
    if (error) throw error;
    if (data === undefined) throw new Error('GraphQL answered neither data nor an error.');
    return data;
  };
}
