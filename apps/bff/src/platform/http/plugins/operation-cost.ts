import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { AppError } from '../../errors/errors.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/** The number of entries of a list whose page size is not named. */
const PAGE_SIZE = 25;
/** The number of entries of a list without pages: sections, topics and the like. */
const LIST_SIZE = 10;

/** An operation whose cost is computed. */
export type MeasuredOperation = {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
};

/**
 * Returns the cost of an operation: one for each field, times the number of entries of the lists around it. A page counts
 * with its size, `first`, and the schema itself with one for each field. Throws for invalid variables.
 */
export function operationCost(
  schema: GraphQLSchema,
  { document, variables, operationName }: MeasuredOperation,
): number {
  return getComplexity({
    schema,
    query: document,
    variables,
    ...(operationName === undefined ? {} : { operationName }),
    estimators: [estimate],
  });
}

function estimate({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  return 1 + childComplexity * entriesOf(type.name, field, args);
}

function entriesOf(
  parent: string,
  field: ComplexityEstimatorArgs['field'],
  args: Readonly<Record<string, unknown>>,
): number {
  if (parent.startsWith('__')) return 1;
  if (field.args.some(({ name }) => name === 'first'))
    return typeof args['first'] === 'number' ? Math.max(1, args['first']) : PAGE_SIZE;
  // The entries of a page are counted by the field with the page size, which contains them.
  const isOfPage = parent.endsWith('Connection');
  return !isOfPage && String(field.type).startsWith('[') ? LIST_SIZE : 1;
}

/**
 * Refuses operations that cost more than `max`: `query_too_large`. Every result, also a refused one, reports the cost in
 * `extensions.cost`.
 */
export function useOperationCost(max: number): Plugin<object, GraphqlContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const cost = costOf(args);
      if (cost === undefined) return undefined;
      const extensions = { cost: { requested: cost, maximum: max } };
      if (cost > max) {
        const thrown = new AppError('query_too_large');
        const error = createGraphQLError(thrown.message, { originalError: thrown });
        setResultAndStopExecution({ errors: [error], extensions });
        return undefined;
      }
      return {
        onExecuteDone({ result, setResult }) {
          const answered = result as ExecutionResult;
          setResult({ ...answered, extensions: { ...answered.extensions, ...extensions } });
        },
      };
    },
  };
}

/** Returns the cost of an execution; undefined if its variables are invalid, which the execution reports. */
function costOf({
  schema,
  document,
  variableValues,
  operationName,
}: {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variableValues?: Record<string, unknown> | null;
  readonly operationName?: string | null;
}): number | undefined {
  try {
    return operationCost(schema, {
      document,
      variables: variableValues ?? {},
      operationName: operationName ?? undefined,
    });
  } catch {
    return undefined; // an unknown operation or invalid variables
  }
}
