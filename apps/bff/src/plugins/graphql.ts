import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createGraphQLError,
  createSchema,
  createYoga,
  type Plugin,
  type YogaServerInstance,
} from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '../errors.ts';
import type { Loaders } from '../loaders.ts';
import type { Resolvers } from '../generated/resolvers-types.ts';
import type { Viewer } from '../viewer.ts';
import { refuseOtherMethods } from './errors.ts';
import { useOneErrorShape, type ErrorReport } from './graphql-errors.ts';
import { useCompiledOperations } from './graphql-jit.ts';

/** What every resolver is given. */
export type GraphqlContext = {
  readonly viewer: Viewer;
  readonly requestId: string;
  /** Address of the caller, for limits only. */
  readonly address: string;
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
  readonly onError: ErrorReport;
}): Graphql {
  const { persisted } = options;
  const schema = createSchema<GraphqlContext>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: options.resolvers as never,
  });
  return createYoga<GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    batching: false,
    maskedErrors: false,
    plugins: [
      useOneErrorShape(options.onError),
      useCompiledOperations(schema),
      persisted ? publishedOnly(persisted) : limited(),
    ],
  });
}

/** Answers the published operations alone. */
function publishedOnly(persisted: Readonly<Record<string, string>>): Plugin<GraphqlContext> {
  const unknown = (): Error => refused('operation_unknown');
  return usePersistedOperations<GraphqlContext>({
    allowArbitraryOperations: false,
    getPersistedOperation: (hash) => persisted[hash] ?? persisted[`sha256:${hash}`] ?? null,
    customErrors: { persistedQueryOnly: unknown, notFound: unknown, keyNotFound: unknown },
  });
}

/** Answers any operation within the limits. */
function limited(): ReturnType<typeof EnvelopArmorPlugin> {
  const onReject = [
    (): never => {
      throw new AppError('query_too_large');
    },
  ];
  return EnvelopArmorPlugin({
    maxDepth: { n: LIMITS.depth, onReject },
    maxAliases: { n: LIMITS.aliases, onReject },
    maxTokens: { n: LIMITS.tokens, onReject },
    costLimit: { maxCost: LIMITS.cost, onReject },
  });
}

function refused(code: ErrorCode): Error {
  const error = new AppError(code);
  return createGraphQLError(error.message, { originalError: error });
}

/** Serves `/graphql` for posts of JSON from anywhere: it changes nothing, and cookies are read same-site only. */
export function graphqlRoute(
  app: FastifyInstance,
  graphql: Graphql,
  contextOf: (request: FastifyRequest) => Promise<GraphqlContext>,
): void {
  refuseOtherMethods(app, '/graphql', ['POST']);
  app.route({
    method: 'POST',
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
