import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createClient, NetworkError, type RequestParams } from 'graphql-http';
import type { SendOperation, Variables } from './query-cache.ts';
import { isLowPriority } from './request-priority.ts';

/** A low priority (RFC 9218): an overloaded server rejects such reads first. */
const LATER = { Priority: 'u=5' };

type GraphqlErrors = readonly { readonly message: string; readonly extensions?: object | undefined }[];
type Result = { readonly data?: unknown; readonly errors?: GraphqlErrors | undefined };

/** The errors with which the server answered an operation. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError';
  readonly graphQLErrors: GraphqlErrors;

  constructor(graphQLErrors: GraphqlErrors) {
    super(graphQLErrors.map(({ message }) => message).join('\n'));
    this.graphQLErrors = graphQLErrors;
  }
}

/**
 * Creates a client that sends operations over HTTP by their build hash: in production the server accepts no
 * others. It caches nothing; `QueryCache` does.
 */
export function createGraphqlClient(options: {
  readonly url: string;
  readonly fetch?: typeof fetch;
}): SendOperation {
  const { url, fetch: fetchFn } = options;
  const clientWith = (headers: Record<string, string>): ReturnType<typeof createClient> =>
    createClient({ url, headers, ...(fetchFn && { fetchFn }) });
  const [now, later] = [clientWith({}), clientWith(LATER)];
  return async <Data, V extends Variables>(
    document: TypedDocumentNode<Data, V>,
    variables: V,
  ): Promise<Data> => {
    const [definition] = document.definitions;
    const name = (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';
    const sha256Hash = (document as { __meta__?: { hash: string } }).__meta__?.hash ?? '';
    // The type requires the text of the operation, which the server knows by its hash.
    const request = {
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    } as unknown as RequestParams;
    const { data, errors } = await resultOf(isLowPriority(name, variables) ? later : now, request);
    if (errors && errors.length > 0) throw new GraphqlError(errors);
    if (data === undefined || data === null) throw new Error('GraphQL answered neither data nor an error.');
    return data as Data;
  };
}

/** Returns the result of an operation, also of a response whose status is an error. */
async function resultOf(client: ReturnType<typeof createClient>, request: RequestParams): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  client.subscribe(request, {
    next: (result) => resolve(result as Result),
    error: reject,
    complete: () => reject(new Error('GraphQL answered nothing.')),
  });
  try {
    return await promise;
  } catch (error) {
    const result =
      error instanceof NetworkError && isResponse(error.response)
        ? await errorsIn(error.response)
        : undefined;
    if (result) return result;
    throw error;
  }
}

const isResponse = (value: unknown): value is Response => value instanceof Response;

/** Returns the errors in the body of a response; undefined if it contains none. */
async function errorsIn(response: Response): Promise<Result | undefined> {
  const body = (await response.json().catch(() => undefined)) as Result | undefined;
  return Array.isArray(body?.errors) ? { errors: body.errors } : undefined;
}
