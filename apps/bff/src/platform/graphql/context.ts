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
  /** Address of the caller, for limits only. */
  readonly address: string;
  /** Aborts when the caller has left. */
  readonly signal: AbortSignal;
  readonly loaders: Loaders;
};

/** An answer as it is sent. */
export type GraphqlAnswer = {
  readonly status: number;
  readonly json: string;
  /** The seconds of `Retry-After`, for an answer without any data. */
  readonly retryAfterSeconds?: number;
};

/** The GraphQL face: over HTTP, and in this process for server rendering. */
export type Graphql = {
  /** Answers the body of a post. */
  answer(body: unknown, context: GraphqlContext): Promise<GraphqlAnswer>;
  /** The data of a published operation. Throws what it failed with, also in a part. */
  read(hash: string, variables: object, context: GraphqlContext): Promise<unknown>;
};
