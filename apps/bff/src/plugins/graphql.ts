import { useGraphQlJit } from '@envelop/graphql-jit';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSchema, createYoga, createGraphQLError, type YogaServerInstance } from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError, toAppError } from '../errors.ts';
import type { Loaders } from '../loaders.ts';
import type { Resolvers } from '../generated/resolvers-types.ts';
import type { Viewer } from '../viewer.ts';

/** What every resolver is given. */
export type GraphqlContext = {
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly loaders: Loaders;
};

/** The GraphQL face: over HTTP, and in-process for server rendering. */
export type Graphql = YogaServerInstance<GraphqlContext, object>;

const LIMITS = { depth: 9, aliases: 15, tokens: 2000, cost: 20_000 } as const;
const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));

/**
 * The GraphQL server: read only, limited in depth, aliases, tokens and cost. With `persisted` documents
 * (hash → text) it answers those alone, without introspection or suggestions (BF-03).
 */
export function createGraphql(options: {
  readonly resolvers: Resolvers;
  readonly persisted: Readonly<Record<string, string>> | undefined;
  readonly onError: (error: unknown, requestId: string) => void;
}): Graphql {
  const { persisted } = options;
  return createYoga<GraphqlContext>({
    schema: createSchema({
      typeDefs: readFileSync(schemaFile, 'utf8'),
      resolvers: options.resolvers as never,
    }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    batching: false,
    maskedErrors: {
      maskError(error, _message) {
        const original = (error as { originalError?: unknown }).originalError;
        if (
          original === undefined &&
          (error as { extensions?: { code?: unknown } }).extensions?.code !== undefined
        )
          return error as Error;
        const known =
          original === undefined ? new AppError('query_invalid', { cause: error }) : toAppError(original);
        return createGraphQLError(known.message, {
          extensions: {
            code: known.code,
            ...(known.fields ? { fields: known.fields } : {}),
            cause: original,
          },
        });
      },
    },
    plugins: [
      useGraphQlJit(),
      ...(persisted
        ? [
            usePersistedOperations<GraphqlContext>({
              allowArbitraryOperations: false,
              getPersistedOperation: (hash) => persisted[hash] ?? persisted[`sha256:${hash}`] ?? null,
              customErrors: {
                persistedQueryOnly: operationUnknown,
                notFound: operationUnknown,
                keyNotFound: operationUnknown,
              },
            }),
          ]
        : [
            EnvelopArmorPlugin({
              maxDepth: { n: LIMITS.depth },
              maxAliases: { n: LIMITS.aliases },
              maxTokens: { n: LIMITS.tokens },
              costLimit: { maxCost: LIMITS.cost },
            }),
          ]),
    ],
  });
}

function operationUnknown(): Error {
  const error = new AppError('operation_unknown');
  return createGraphQLError(error.message, {
    extensions: { code: error.code, http: { status: error.status } },
  });
}

/** Serves `/graphql` for posts of JSON from anywhere: it changes nothing, and cookies are read same-site only. */
export function graphqlRoute(
  app: FastifyInstance,
  graphql: Graphql,
  contextOf: (request: FastifyRequest) => Promise<GraphqlContext>,
): void {
  app.route({
    method: ['POST'],
    url: '/graphql',
    bodyLimit: 65_536,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf(request);
      const answer = await graphql.fetch(
        'http://internal/graphql',
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json, application/json',
          },
          body: JSON.stringify(request.body),
        },
        context,
      );
      return reply
        .status(answer.status)
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(await answer.text());
    },
  });
}
