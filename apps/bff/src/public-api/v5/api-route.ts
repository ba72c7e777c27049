import type { Immutable } from '@pegboard/types';
import type { z } from 'zod';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The methods of the public API. */
export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The caller of a route: the member of its token, and what the token allows. */
export type ApiCall = {
  readonly viewer: SignedIn;
  readonly scopes: ReadonlySet<AppScope>;
  readonly idempotencyKey: string | undefined;
  readonly reader: RequestOrigin;
};

type Inputs<P extends z.ZodRawShape, Q extends z.ZodRawShape, B extends z.ZodType> = {
  readonly path: z.infer<z.ZodObject<P>>;
  readonly query: z.infer<z.ZodObject<Q>>;
  readonly body: z.infer<B>;
};

/** A route of the public API: its schemas validate the request, and describe it in OpenAPI (AC-07). */
export type ApiRoute<
  P extends z.ZodRawShape,
  Q extends z.ZodRawShape,
  B extends z.ZodType,
  A extends z.ZodType,
> = {
  readonly method: ApiMethod;
  /** A path of the router, such as `/v5/boards/:board_id`. */
  readonly url: string;
  /** The name of the operation, such as `boards/get`. */
  readonly operation: string;
  readonly summary: string;
  /** The scopes that a token needs, all of them. */
  readonly scopes: readonly AppScope[];
  readonly path: P;
  readonly query: Q;
  /** The schema of the body; without one, a body is rejected. */
  readonly body: B | undefined;
  /** The status of success: 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** The schema of the response; undefined with the status 204. */
  readonly answer: A | undefined;
  /** Maximum size of the body in bytes, if it is not the common one. */
  readonly bodyLimit?: number;
  handle(sent: Inputs<P, Q, B>, call: ApiCall): Promise<Immutable<z.infer<A>> | undefined>;
};

/** A route of any shape, as it is served and described. */
export type AnyApiRoute = Omit<ApiRoute<z.ZodRawShape, z.ZodRawShape, z.ZodType, z.ZodType>, 'handle'> & {
  handle(
    sent: { readonly path: unknown; readonly query: unknown; readonly body: unknown },
    call: ApiCall,
  ): Promise<unknown>;
};

/** The optional parts of a route's definition. */
type Definition<
  P extends z.ZodRawShape,
  Q extends z.ZodRawShape,
  B extends z.ZodType,
  A extends z.ZodType,
> = Omit<ApiRoute<P, Q, B, A>, 'path' | 'query' | 'body' | 'answer'> &
  Partial<Pick<ApiRoute<P, Q, B, A>, 'path' | 'query' | 'body' | 'answer'>>;

/** The shape of a route without parameters. */
type NoParameters = Readonly<Record<string, never>>;

/** Declares a route; parts that it does not name are empty. */
export function apiRoute<
  A extends z.ZodType = z.ZodUndefined,
  P extends z.ZodRawShape = NoParameters,
  Q extends z.ZodRawShape = NoParameters,
  B extends z.ZodType = z.ZodUndefined,
>(definition: Definition<P, Q, B, A>): AnyApiRoute {
  const { path = {}, query = {}, body, answer, ...rest } = definition;
  return { ...rest, path, query, body, answer } as unknown as AnyApiRoute;
}
