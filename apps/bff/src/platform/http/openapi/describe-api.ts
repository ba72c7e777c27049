import { z } from 'zod';
import { ERRORS } from '../../errors/errors.ts';
import { FIELD_PROBLEMS } from '../../errors/field-errors.ts';
import type { AppScope } from '../app-scope.ts';
import type { AnswerSchema, AnyResource } from '../resource.ts';
import type { AnyV3Route } from '../v3-route.ts';

/** All operations of the REST API, as served by the app. */
export type DeclaredCalls = {
  readonly resources: readonly AnyResource[];
  readonly v3Routes: readonly AnyV3Route[];
  readonly operations?: readonly DescribedOperation[];
};

/** An operation described by its domain, because it does not use the common form. */
export type DescribedOperation = {
  readonly path: string;
  readonly method: string;
  readonly operation: { readonly operationId: string } & Readonly<Record<string, unknown>>;
};

type Json = { readonly [name: string]: unknown };
type OptionsSchema = Json & {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

const TITLE = 'Pegboard';
const CSRF = { $ref: '#/components/parameters/CsrfToken' };
const KEY = { $ref: '#/components/parameters/IdempotencyKey' };
const FAILURE = { $ref: '#/components/responses/Failure' };

/**
 * Describes the REST API in OpenAPI 3.1, generated from the schemas that validate its options (BF-04).
 * Options are where a request sends them: in `data` of a resource, in the path, query or body of a raw path.
 */
export function describeApi({ resources, v3Routes, operations = [] }: DeclaredCalls): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const add = (path: string, method: string, operation: Json): void => {
    (paths[path] ??= {})[method.toLowerCase()] = operation;
  };
  for (const resource of resources)
    add(
      `/resource/${resource.name}Resource/${resource.action}/`,
      resource.action === 'get' ? 'GET' : 'POST',
      ofResource(resource),
    );
  for (const route of v3Routes) add(route.path.replaceAll(/:(\w+)/g, '{$1}'), route.method, ofRawPath(route));
  for (const { path, method, operation } of operations) add(path, method, operation);
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: '1',
      description: 'Reading for pages is GraphQL: see schema.graphql. Changes are here.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: COMPONENTS,
  };
}

function ofResource({ name, action, endpoint, access, scope, options, answer }: AnyResource): Json {
  const isRead = action === 'get';
  const envelope = {
    type: 'object',
    properties: { options: schemaOf(options), context: {} },
    additionalProperties: false,
  };
  const json = { 'application/json': { schema: envelope } };
  return {
    operationId: `${action}${name}`,
    tags: [name],
    summary: endpoint,
    ...secured(access, scope),
    ...(isRead
      ? { parameters: [{ name: 'data', in: 'query', required: true, content: json }] }
      : { parameters: [CSRF, KEY], requestBody: { required: true, content: json } }),
    responses: answersWith(answer),
  };
}

function ofRawPath({ method, path, endpoint, access, options, answer }: AnyV3Route): Json {
  const isRead = method === 'GET';
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const { properties = {}, required = [], ...rest } = schemaOf(options);
  const outside = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const parameters: Json[] = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
  const inQuery = outside.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const body = {
    ...rest,
    properties: Object.fromEntries(outside),
    required: required.filter((name) => !inPath.includes(name)),
  };
  return {
    operationId: endpoint,
    tags: [path.split('/')[2] ?? 'v3'],
    ...secured(access),
    parameters: isRead ? [...parameters, ...inQuery] : [...parameters, CSRF, KEY],
    ...(isRead || outside.length === 0
      ? {}
      : {
          requestBody: {
            required: body.required.length > 0,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: answersWith(answer),
  };
}

function secured(access: 'signed-in' | 'anyone', scope?: AppScope): Json {
  const byToken = scope === undefined ? [] : [{ accessToken: [scope] }];
  return access === 'signed-in' ? { security: [{ session: [] }, ...byToken] } : {};
}

/** Returns the responses of a request: its data in the envelope, or its errors. */
function answersWith(answer: AnswerSchema): Json {
  const { $schema: _, ...data } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  const wrapped = { properties: { resource_response: { properties: { data } } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Success' }, wrapped] };
  return {
    200: {
      description: 'What was asked for, in `resource_response.data`.',
      content: { 'application/json': { schema } },
    },
    default: FAILURE,
  };
}

/**
 * Returns the JSON Schema of an operation's options; checks that JSON Schema cannot express, such as
 * refinements, are omitted.
 */
function schemaOf(options: z.ZodType): OptionsSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  return schema;
}

const COMPONENTS = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-pegboard' },
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'The access token of an app, with the scope that is named. It needs no CSRF token.',
    },
    conversionsToken: { type: 'http', scheme: 'bearer', description: 'A token of the conversions API.' },
  },
  parameters: {
    CsrfToken: {
      name: 'X-CSRFToken',
      in: 'header',
      required: true,
      description:
        'The value of the cookie `csrftoken`, which is bound to the session: log-in and log-out set a new one.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key gives the same answer, and the effect once.',
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    },
  },
  responses: {
    Success: {
      description: 'What was asked for, in `resource_response.data`.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
    },
    Failure: {
      description: 'Why nothing was done, in `resource_response.error`.',
      headers: {
        'Retry-After': {
          description: 'The whole seconds until the request may be repeated: of every 429 and 503.',
          schema: { type: 'integer', minimum: 1 },
        },
        RateLimit: {
          description: 'What is left of the limit of the address, as in `"address";r=1199;t=60`.',
          schema: { type: 'string' },
        },
        'RateLimit-Policy': {
          description: 'The limit of the address, as in `"address";q=1200;w=60`.',
          schema: { type: 'string' },
        },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  schemas: {
    Success: {
      type: 'object',
      required: ['resource_response', 'request_identifier'],
      properties: {
        resource_response: {
          type: 'object',
          required: ['status', 'code', 'http_status', 'data'],
          properties: {
            status: { const: 'success' },
            code: { const: 0 },
            message: { type: 'string' },
            endpoint_name: { type: 'string' },
            http_status: { type: 'integer' },
            data: {},
            bookmark: {
              type: 'string',
              description: 'Where a list goes on; `-end-` when it does not.',
            },
          },
        },
        resource: { type: 'object', properties: { name: { type: 'string' }, options: {} } },
        request_identifier: { type: 'string' },
      },
    },
    Failure: {
      type: 'object',
      required: ['resource_response'],
      properties: {
        resource_response: {
          type: 'object',
          required: ['status', 'data', 'error'],
          properties: {
            status: { const: 'failure' },
            data: { type: 'null' },
            error: {
              type: 'object',
              required: ['http_status', 'code', 'message', 'request_id'],
              properties: {
                http_status: {
                  enum: [...new Set(Object.values(ERRORS).map(({ status }) => status))].toSorted(
                    (one, other) => one - other,
                  ),
                },
                code: { enum: Object.keys(ERRORS).toSorted() },
                message: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
                problems: {
                  type: 'object',
                  additionalProperties: {
                    type: 'object',
                    required: ['code', 'numbers'],
                    properties: {
                      code: { enum: Object.keys(FIELD_PROBLEMS) },
                      numbers: { type: 'array', items: { type: 'integer' } },
                    },
                  },
                },
                request_id: { type: 'string' },
              },
            },
          },
        },
      },
    },
  },
};
