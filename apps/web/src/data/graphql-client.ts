import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import type { SendOperation } from './query-cache.ts';
import { isLowPriority } from './request-priority.ts';

/** Less urgent than most (RFC 9218): a site with too much to do refuses such reads before others. */
const LATER = { fetchOptions: { headers: { Priority: 'u=5' } } };

/**
 * Sends operations over HTTP by the hash that the build gave them: the site answers no other in production.
 * It keeps nothing; what was answered is in `Answers`.
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
