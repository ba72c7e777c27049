import type { z } from 'zod';
import type { Kind } from '../load-shedding/index.ts';
import type { Answer, AnswerSchema, Call } from './resource.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** The methods of raw paths; all but GET change state. */
export type V3Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The callers that are allowed. */
type Access = 'signed-in' | 'anyone';

/**
 * A raw path of the API, such as `/v3/boards/:board_id/follow/`, with responses in the envelope of the
 * resources.
 */
export type V3Route<O extends z.ZodType, A extends Access, D extends AnswerSchema> = {
  readonly method: V3Method;
  /** Begins with `/v3/` and ends with a slash; `:name` is an option in the path. */
  readonly path: `/v3/${string}/`;
  /** The `endpoint_name` of the envelope, such as `v3_follow_board`. */
  readonly endpoint: string;
  readonly access: A;
  /** The priority class for load shedding. Without it, a GET is a page and all other requests are saves. */
  readonly kind?: Kind;
  /**
   * True if browsers may send it as a beacon, which cannot have the CSRF header. The token is not required,
   * so it must not change a member's data; the same origin is. Its JSON may be declared as `text/plain`.
   */
  readonly isBeacon?: true;
  /**
   * Strict schema of the options from the path, the query, and, except in a GET, the body, a JSON object or a
   * form. Values from path, query or form are text. An option sent twice is rejected.
   */
  readonly options: O;
  /** Strict schema of the response's data, on which clients can rely (BF-04). */
  readonly answer: D;
  handle(
    options: z.infer<O>,
    call: Call<A extends 'signed-in' ? SignedIn : Viewer>,
  ): Promise<Answer<z.infer<D>>>;
};

/** A route of any shape, as registered by the app. */
export type AnyV3Route = Omit<V3Route<z.ZodType, 'anyone', AnswerSchema>, 'access' | 'handle'> & {
  readonly access: Access;
  handle(options: unknown, call: Call): Promise<Answer>;
};

/** Declares a raw path. With 'signed-in', visitors receive `login_required` before anything is read. */
export function v3Route<O extends z.ZodType, A extends Access, D extends AnswerSchema>(
  definition: V3Route<O, A, D>,
): AnyV3Route {
  return definition;
}
