import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { AppError, toAppError } from '../errors.ts';
import type { GraphqlContext } from './graphql.ts';

/** Is told of every error that is not the caller's. */
export type ErrorReport = (error: unknown, requestId: string) => void;

/**
 * Gives every error of an answer the one shape (promises.md): the text, `extensions.code`, `extensions.fields` and
 * `extensions.requestId`, and nothing of what was thrown. An answer without any data has the HTTP status of its error.
 */
export function useOneErrorShape(onError: ErrorReport): Plugin<object, GraphqlContext> {
  return {
    onResultProcess(answered) {
      const result = answered.result as ExecutionResult;
      if (!result.errors?.length) return;
      const { requestId } = answered.serverContext;
      const hasData = result.data !== undefined && result.data !== null;
      const errors = result.errors.map((error) => {
        const known = knownError(error);
        if (known.status >= 500) onError(error.originalError, requestId);
        return present(known, error.path, requestId, hasData ? 200 : known.status);
      });
      answered.setResult({ ...result, errors });
    },
  };
}

function knownError(error: GraphQLError): AppError {
  return error.originalError
    ? toAppError(error.originalError)
    : new AppError('query_invalid', { cause: error });
}

function present(error: AppError, path: GraphQLError['path'], requestId: string, status: number) {
  const { message, code, fields } = error;
  return createGraphQLError(message, {
    path,
    extensions: { code, ...(fields ? { fields } : {}), requestId, http: { status } },
  });
}
