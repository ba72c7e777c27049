import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { AppError, ERRORS, toAppError, type ErrorCode, type FieldErrors } from '../../errors/errors.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/** Logs an error of an answer. */
export type ErrorReport = (error: unknown, requestId: string) => void;

/** An error as it is reported, and the HTTP status of an answer that holds no data beside it. */
export type PresentedError = {
  readonly formatted: {
    readonly message: string;
    readonly path?: NonNullable<GraphQLError['path']>;
    readonly extensions: {
      readonly code: ErrorCode;
      readonly fields?: FieldErrors;
      /** The seconds after which the operation may be repeated. */
      readonly retryAfter?: number;
      readonly requestId: string;
    };
  };
  readonly status: number;
};

/**
 * Gives every error of an answer the one shape (promises.md): the text, `extensions.code`, `extensions.fields`,
 * `extensions.retryAfter` and `extensions.requestId`, and nothing of what was thrown.
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
 * Returns the HTTP status of an answer with errors: 200 beside data, else that of the errors. Without the database it is
 * that of `db_unavailable` even beside data, so that callers and balancers see it (BF-10).
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

/** Gives every error of a yoga's answer the one shape. An answer without any data has the HTTP status of its error. */
export function useOneErrorShape(onError: ErrorReport): Plugin<object, GraphqlContext> {
  return {
    onResultProcess(answered) {
      const result = answered.result as ExecutionResult;
      if (!result.errors?.length) return;
      const hasData = result.data !== undefined && result.data !== null;
      const presented = presentErrors(result.errors, answered.serverContext.requestId, onError);
      const status = statusOf(presented, hasData);
      const errors = presented.map(({ formatted }) =>
        createGraphQLError(formatted.message, {
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
