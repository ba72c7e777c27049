import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { AppError, ERRORS, toAppError, type ErrorCode, type FieldErrors } from '../../errors/errors.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/** Logs an error of a response. */
export type ErrorReport = (error: unknown, requestId: string) => void;

/** An error as it is sent, and the HTTP status of a response without data. */
export type PresentedError = {
  readonly formatted: {
    readonly message: string;
    readonly path?: NonNullable<GraphQLError['path']>;
    readonly extensions: {
      readonly code: ErrorCode;
      readonly fields?: FieldErrors;
      /** The seconds after which the operation can be repeated. */
      readonly retryAfter?: number;
      readonly requestId: string;
    };
  };
  readonly status: number;
};

/**
 * Converts every error of a response to the common form (promises.md): the message, `extensions.code`,
 * `extensions.fields`, `extensions.retryAfter` and `extensions.requestId`, without any property of the thrown
 * error.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  onError: ErrorReport,
): readonly PresentedError[] {
  return errors.map((error) => {
    const known = graphqlErrorToAppError(error);
    const { message, code, fields, status, retryAfterSeconds: retryAfter } = known;
    onError(error.originalError ?? known, requestId);
    const extensions = {
      code,
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      requestId,
    };
    return { formatted: { message, ...(error.path ? { path: error.path } : {}), extensions }, status };
  });
}

/**
 * Returns the HTTP status of a response with errors: 200 with data, otherwise that of the errors. Without the
 * database it is that of `db_unavailable` even with data, for clients and load balancers (BF-10).
 */
export function statusOf(errors: readonly PresentedError[], hasData: boolean): number {
  const isUnavailable = errors.some(({ formatted }) => formatted.extensions.code === 'db_unavailable');
  if (isUnavailable) return ERRORS.db_unavailable.status;
  return hasData ? 200 : Math.max(...errors.map(({ status }) => status));
}

/** Returns the site's error for a GraphQL error: the one that was thrown, or one for an invalid query. */
export function graphqlErrorToAppError(error: GraphQLError): AppError {
  return error.originalError
    ? toAppError(error.originalError)
    : new AppError('query_invalid', { cause: error });
}

function httpOf(
  status: number,
  { retryAfter }: PresentedError['formatted']['extensions'],
): { readonly status: number; readonly headers?: Record<string, string> } {
  return retryAfter === undefined ? { status } : { status, headers: { 'retry-after': String(retryAfter) } };
}

/**
 * Converts every error of a Yoga response to the common form. A response without data has the HTTP status of
 * its error. With `explainsQueries`, the error of an invalid query has the message of the validation, which names the
 * fields of the schema.
 */
export function useOneErrorShape(
  onError: ErrorReport,
  { explainsQueries = false }: { readonly explainsQueries?: boolean } = {},
): Plugin<object, GraphqlContext> {
  return {
    onResultProcess(answered) {
      const result = answered.result as ExecutionResult;
      if (!result.errors?.length) return;
      const hasData = result.data !== undefined && result.data !== null;
      const presented = presentErrors(result.errors, answered.serverContext.requestId, onError);
      const status = statusOf(presented, hasData);
      const messageOf = (at: number, message: string): string => {
        const error = result.errors?.[at];
        return explainsQueries && error && !error.originalError ? error.message : message;
      };
      const errors = presented.map(({ formatted }, at) =>
        createGraphQLError(messageOf(at, formatted.message), {
          path: formatted.path,
          extensions: {
            ...formatted.extensions,
            http: status === 200 ? { status } : httpOf(status, formatted.extensions),
          },
        }),
      );
      answered.setResult({ ...result, errors });
    },
  };
}
