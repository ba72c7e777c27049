import { z } from 'zod';
import { describedKnownEventsPost } from '../../advertising/conversions/index.ts';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import { apiErrorSchema } from './api-errors.ts';
import type { AnyApiRoute } from './api-route.ts';
import { parameterSchemas } from './parameters.ts';

type Json = Readonly<Record<string, unknown>>;

/** The prefix of the paths, which is part of the address of the server. */
const BASE = '/v5';
const INTEGER_HEADER = { schema: { type: 'integer', minimum: 0 } };
const LIMIT_HEADERS = {
  'X-RateLimit-Limit': { description: 'The limit per minute.', schema: { type: 'string' } },
  'X-RateLimit-Remaining': { description: 'The requests that are left.', ...INTEGER_HEADER },
  'X-RateLimit-Reset': { description: 'The seconds until the minute ends.', ...INTEGER_HEADER },
};

/** The rights of each scope, for consent and documentation. */
const SCOPE_TEXTS: Readonly<Record<string, string>> = {
  'user_accounts:read': 'See the account, and whom it follows.',
  'boards:read': 'See public and protected boards.',
  'boards:write': 'Create, change and delete boards and sections.',
  'boards:read_secret': 'See secret boards.',
  'boards:write_secret': 'Create, change and delete secret boards.',
  'pins:read': 'See Pins on public and protected boards.',
  'pins:write': 'Create, change, save and delete Pins.',
  'pins:read_secret': 'See Pins on secret boards.',
  'pins:write_secret': 'Create, change and delete Pins on secret boards.',
  'catalogs:read': 'See the catalogs of businesses.',
  'ads:read': 'See ads and their results.',
  'graphql:read': 'See all that the account sees, also messages and settings.',
};

/**
 * Describes the public API in OpenAPI 3.1, generated from the schemas that validate its requests and responses (AC-07).
 * `server` is the address of the API, such as `https://example.com/v5`.
 */
export function describeV5(routes: readonly AnyApiRoute[], server: string = BASE): Json {
  const schemas = new Map<string, unknown>();
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => toJson(schema, io, schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = pathOf(route);
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, schemaOf);
  }
  const { path, method, operation } = describedKnownEventsPost;
  paths[path] = { [method]: operation };
  const error = schemaOf(apiErrorSchema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pegboard public API',
      version: '5',
      description: 'Requests need an access token of a member, with the scopes of each operation.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: {
        conversionsToken: { type: 'http', scheme: 'bearer', description: 'A token of an ad account.' },
        oauth2: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: '/oauth/',
              tokenUrl: '/oauth/token',
              scopes: Object.fromEntries(APP_SCOPES.map((scope) => [scope, SCOPE_TEXTS[scope] ?? scope])),
            },
          },
        },
      },
      responses: {
        Error: {
          description: 'The reason for which nothing was done.',
          headers: {
            ...LIMIT_HEADERS,
            'Retry-After': {
              description: 'The seconds until the request may be repeated, with 429 and 503.',
              ...INTEGER_HEADER,
            },
          },
          content: { 'application/json': { schema: error } },
        },
      },
      schemas: Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

/** Returns the path of a route below the server's address, as `/boards/{board_id}`. */
export function pathOf({ url }: Pick<AnyApiRoute, 'url'>): string {
  return url.slice(BASE.length).replaceAll(/:(\w+)/g, '{$1}');
}

function operationOf(
  { operation, summary, scopes, path, query, body, answer, status = 200 }: AnyApiRoute,
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const parametersIn = (place: 'path' | 'query', shape: z.ZodRawShape): Json[] =>
    Object.entries(shape).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: parameterSchema(schema as z.ZodType) ?? schemaOf(schema as z.ZodType, 'input'),
    }));
  const content = answer && { content: { 'application/json': { schema: schemaOf(answer, 'output') } } };
  return {
    operationId: operation,
    tags: [operation.split('/')[0]],
    summary,
    security: [{ oauth2: [...scopes] }],
    parameters: [...parametersIn('path', path), ...parametersIn('query', query)],
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: {
      [status]: { description: summary, headers: LIMIT_HEADERS, ...content },
      '4XX': { $ref: '#/components/responses/Error' },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Returns the schema of a parameter that is parsed from text; undefined for others. */
function parameterSchema(schema: z.ZodType): Json | undefined {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return parameterSchemas.get(inner)?.schema;
}

/** Returns the JSON Schema of a schema; the named ones in it are collected, and referred to. */
function toJson(schema: z.ZodType, io: 'input' | 'output', named: Map<string, unknown>): Json {
  const generated = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(generated).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, id, ...rest } = JSON.parse(text) as Json & { readonly $defs?: Json };
  for (const [name, { id: _id, ...definition }] of Object.entries($defs as Record<string, Json>))
    named.set(name, definition);
  if (typeof id !== 'string') return rest;
  named.set(id, rest);
  return { $ref: `#/components/schemas/${id}` };
}
