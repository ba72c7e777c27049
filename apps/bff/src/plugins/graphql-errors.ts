import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { AppError, ERRORS, toAppError, type ErrorCode, type FieldErrors } from '../errors.ts';
import type { GraphqlContext } from './graphql.ts';

/** Is told of every error that is not the caller's. */
export type ErrorReport = (error: unknown, requestId: string) => void;

/** An error as it is told, and the HTTP status of an answer that holds no data beside it. */
export type PresentedError = {
  readonly told: {
    readonly message: string;
    readonly path?: NonNullable<GraphQLError['path']>;
    readonly extensions: {
      readonly code: ErrorCode;
      readonly fields?: FieldErrors;
      readonly requestId: string;
    };
  };
  readonly status: number;
};

/**
 * Gives every error of an answer the one shape (promises.md): the text, `extensions.code`, `extensions.fields` and
 * `extensions.requestId`, and nothing of what was thrown.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  onError: ErrorReport,
): readonly PresentedError[] {
  return errors.map((error) => {
    const { message, code, fields, status } = knownError(error);
    if (status >= 500) onError(error.originalError, requestId);
    const extensions = { code, ...(fields ? { fields } : {}), requestId };
    return { told: { message, ...(error.path ? { path: error.path } : {}), extensions }, status };
  });
}

/**
 * Returns the HTTP status of an answer with errors: 200 beside data, else that of the errors. Without the database it is
 * that of `db_unavailable` even beside data, so that callers and balancers see it (BF-10).
 */
export function statusOf(errors: readonly PresentedError[], hasData: boolean): number {
  const isUnavailable = errors.some(({ told }) => told.extensions.code === 'db_unavailable');
  if (isUnavailable) return ERRORS.db_unavailable.status;
  return hasData ? 200 : Math.max(...errors.map(({ status }) => status));
}

/** What an error of GraphQL is in our own words: what was thrown, else a query that does not fit. */
export function knownError(error: GraphQLError): AppError {
  return error.originalError
    ? toAppError(error.originalError)
    : new AppError('query_invalid', { cause: error });
}

/** Gives every error of a yoga's answer the one shape. An answer without any data has the HTTP status of its error. */
export function useOneErrorShape(onError: ErrorReport): Plugin<object, GraphqlContext> {
  return {
    onResultProcess(answered) {
      const result = answered.result as ExecutionResult;
      if (!result.errors?.length) return;
      const hasData = result.data !== undefined && result.data !== null;
      const presented = presentErrors(result.errors, answered.serverContext.requestId, onError);
      const http = { status: statusOf(presented, hasData) };
      const errors = presented.map(({ told }) =>
        createGraphQLError(told.message, { path: told.path, extensions: { ...told.extensions, http } }),
      );
      answered.setResult({ ...result, errors });
    },
  };
}
