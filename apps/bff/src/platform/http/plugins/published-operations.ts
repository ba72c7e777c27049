import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { z } from 'zod';
import { AppError } from '../../errors/errors.ts';
import type { Graphql, GraphqlAnswer, GraphqlContext } from '../../graphql/context.ts';
import { graphqlErrorToAppError, presentErrors, type ErrorReport } from './graphql-errors.ts';
import { statusOf } from './graphql-errors.ts';

const postSchema = z.object({
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
  variables: z.unknown().optional(),
});

/**
 * Executes only published operations (hash → text): each is compiled at its first use, and then executed
 * without parsing, validation or cost analysis (BF-03).
 */
export function publishedOperations(
  schema: GraphQLSchema,
  persisted: Readonly<Record<string, string>>,
  onError: ErrorReport,
): Graphql {
  const texts = new Map(Object.entries(persisted).map(([hash, text]) => [bare(hash), text]));
  const compiled = new Map<string, CompiledQuery>();
  const operation = (hash: string): CompiledQuery => {
    const known = compiled.get(hash);
    if (known) return known;
    const text = texts.get(hash);
    if (text === undefined) throw new AppError('operation_unknown');
    const made = compile(schema, text);
    compiled.set(hash, made);
    return made;
  };
  const run = async (hash: string, variables: unknown, context: GraphqlContext): Promise<ExecutionResult> =>
    operation(bare(hash)).query(undefined, context, variables ?? {});
  return {
    async answer(body, context): Promise<GraphqlAnswer> {
      const post = postSchema.safeParse(body);
      const result = post.success
        ? run(post.data.extensions.persistedQuery.sha256Hash, post.data.variables, context)
        : Promise.reject(new AppError('operation_unknown', { cause: post.error }));
      const { data, errors } = await result.catch((thrown: Error): ExecutionResult => ({
        errors: [createGraphQLError(thrown.message, { originalError: thrown })],
      }));
      if (!errors?.length) return { status: 200, json: JSON.stringify({ data }) };
      const hasData = data !== undefined && data !== null;
      const presented = presentErrors(errors, context.requestId, onError);
      const status = statusOf(presented, hasData);
      const waits = presented.flatMap(({ formatted }) => formatted.extensions.retryAfter ?? []);
      return {
        status,
        ...(status === 200 || waits.length === 0 ? {} : { retryAfterSeconds: Math.max(...waits) }),
        json: JSON.stringify({
          ...(data === undefined ? {} : { data }),
          errors: presented.map(({ formatted }) => formatted),
        }),
      };
    },
    async read(hash, variables, context) {
      const { data, errors } = await run(hash, variables, context);
      const [first] = errors ?? [];
      if (!first) return data;
      presentErrors(errors ?? [], context.requestId, onError);
      throw graphqlErrorToAppError(first);
    },
  };
}

function bare(hash: string): string {
  return hash.replace(/^sha256:/, '');
}

function compile(schema: GraphQLSchema, text: string): CompiledQuery {
  const document = parse(text);
  const [misfit] = validate(schema, document);
  if (misfit) throw misfit;
  // The results of resolvers are checked by their types: leaf values are serialized unchanged.
  const made = compileQuery(schema, document, undefined, { disableLeafSerialization: true });
  if (isCompiledQuery(made)) return made;
  throw new Error('A published operation cannot be compiled: see its cause.', { cause: made.errors?.[0] });
}
