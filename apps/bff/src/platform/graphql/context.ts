import type { RequestOrigin } from '../http/request-origin.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Loaders } from './loaders.ts';

/** The context of a GraphQL request, passed to every resolver. */
export type GraphqlContext = {
  readonly viewer: Viewer;
  /** The origin of the request. */
  readonly reader: RequestOrigin;
  /** The token of the viewer's session. */
  readonly sessionToken?: string | undefined;
  readonly requestId: string;
  /** The client's address, for rate limits only. */
  readonly address: string;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly loaders: Loaders;
};

/** A response as it is sent. */
export type GraphqlAnswer = {
  readonly status: number;
  readonly json: string;
  /** The seconds of `Retry-After`, for a response without data. */
  readonly retryAfterSeconds?: number;
};

/** The GraphQL API: over HTTP, and in this process for server rendering. */
export type Graphql = {
  /** Returns the response to the body of a POST. */
  answer(body: unknown, context: GraphqlContext): Promise<GraphqlAnswer>;
  /** Returns the data of a published operation. Throws its errors, also those of a part. */
  read(hash: string, variables: object, context: GraphqlContext): Promise<unknown>;
};
