import { createYoga } from 'graphql-yoga';
import type { GraphqlContext } from '../../graphql/context.ts';
import { useOneErrorShape, type ErrorReport } from './graphql-errors.ts';
import { limitOperations, YOGA_OPTIONS, type GraphqlSchema } from './graphql.ts';
import { useOperationCost } from './operation-cost.ts';

/** The highest cost of an operation of an app. */
export const OPERATION_COST_MAX = 20_000;

/** Executes operations that apps write themselves, by GraphQL over HTTP. */
export type AdHocGraphql = (request: Request, context: GraphqlContext) => Promise<Response>;

/**
 * Creates the GraphQL server for apps (AC-07): any operation within limits of depth, aliases, tokens and cost, also of the
 * schema itself. `path` is the address that requests have.
 */
export function createAdHocGraphql({
  schema,
  path,
  onError,
}: {
  readonly schema: GraphqlSchema;
  readonly path: string;
  readonly onError: ErrorReport;
}): AdHocGraphql {
  const yoga = createYoga<GraphqlContext>({
    schema,
    graphqlEndpoint: path,
    ...YOGA_OPTIONS,
    cors: false,
    plugins: [
      useOneErrorShape(onError, { explainsQueries: true }),
      useOperationCost(OPERATION_COST_MAX),
      limitOperations({ isForApps: true }),
    ],
  });
  return async (request, context) => yoga.fetch(request, context);
}
