import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildSchema } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../errors/errors.ts';
import type { Graphql, GraphqlContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers-types.ts';
import { unusableText } from './endpoint.ts';
import { rejectOtherMethods } from './errors.ts';
import { useOneErrorShape, type ErrorReport } from './graphql-errors.ts';
import { parseLiteralsAlone, useCompiledOperations } from './graphql-jit.ts';
import { publishedOperations } from './published-operations.ts';

/** The executable schema of the site. */
export type GraphqlSchema = ReturnType<typeof createSchema<GraphqlContext>>;

/**
 * The limits of an operation. The depth of a field is the number of enclosing fields; fragments do not count.
 */
const LIMITS = { depth: 8, aliases: 15, tokens: 1000, cost: 20_000 } as const;
const schemaFile = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

/** The options of every GraphQL server here: no pages of its own, no logs, no batches, and errors as this site reports them. */
export const YOGA_OPTIONS = {
  graphiql: false,
  landingPage: false,
  logging: false,
  multipart: false,
  batching: false,
  maskedErrors: false,
} as const;

/** Creates the schema of the site, which has queries only. */
export function createGraphqlSchema(resolvers: Resolvers): GraphqlSchema {
  const schema = createSchema<GraphqlContext>({
    typeDefs: buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true, noLocation: true }),
    resolvers: resolvers as never,
    // Copies of the types would take as long as building them.
    updateResolversInPlace: true,
  });
  parseLiteralsAlone(schema);
  return schema;
}

/**
 * Creates the read-only GraphQL server. With `persisted` documents (hash → text) it executes only those,
 * without introspection or suggestions; without them any operation within limits of depth, aliases, tokens
 * and cost (BF-03).
 */
export function createGraphql(options: {
  readonly schema: GraphqlSchema;
  readonly persisted: Readonly<Record<string, string>> | undefined;
  readonly onError: ErrorReport;
}): Graphql {
  return options.persisted
    ? publishedOperations(options.schema, options.persisted, options.onError)
    : anyOperation(options.schema, options.onError);
}

function anyOperation(schema: GraphqlSchema, onError: ErrorReport): Graphql {
  const yoga = createYoga<GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    ...YOGA_OPTIONS,
    plugins: [useOneErrorShape(onError), useCompiledOperations(), limitOperations()],
  });
  return {
    async answer(body, context) {
      const answer = await yoga.fetch(
        'http://internal/graphql',
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json, application/json',
          },
          body: JSON.stringify(body),
        },
        context,
      );
      const wait = answer.headers.get('retry-after');
      return {
        status: answer.status,
        json: await answer.text(),
        ...(wait === null ? {} : { retryAfterSeconds: Number(wait) }),
      };
    },
    async read() {
      throw new AppError('operation_unknown');
    },
  };
}

/**
 * Accepts any operation within the limits. For apps, errors suggest fields, and the cost is left to `useOperationCost`, which
 * reports it.
 */
export function limitOperations({ isForApps = false } = {}): ReturnType<typeof EnvelopArmorPlugin> {
  const onReject = [
    (): never => {
      throw new AppError('query_too_large');
    },
  ];
  return EnvelopArmorPlugin({
    // It also counts the field itself.
    maxDepth: { n: LIMITS.depth + 1, flattenFragments: true, onReject },
    maxAliases: { n: LIMITS.aliases, onReject },
    maxTokens: { n: LIMITS.tokens, onReject },
    costLimit: { enabled: !isForApps, maxCost: LIMITS.cost, onReject },
    blockFieldSuggestion: { enabled: !isForApps },
  });
}

/**
 * Serves `/graphql` for JSON POST requests of any origin: it changes nothing, and cookies are same-site only.
 */
export function graphqlRoute(
  app: FastifyInstance,
  graphql: Graphql,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlContext>,
): void {
  rejectOtherMethods(app, '/graphql', ['POST']);
  app.route({
    method: 'POST',
    url: '/graphql',
    config: { kind: 'page', onlyReads: true },
    bodyLimit: 65_536,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (unusableText(request.body) !== undefined) throw new AppError('bad_request');
      const context = await contextOf(request, reply);
      const { status, json, retryAfterSeconds } = await graphql.answer(request.body, context);
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
      return reply
        .status(status)
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(json);
    },
  });
}
