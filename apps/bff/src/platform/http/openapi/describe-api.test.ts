import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { authenticatedResource, publicResource } from '../resource.ts';
import { v3Route } from '../v3-route.ts';
import { describeApi } from './describe-api.ts';

const handle = async (): Promise<{ data: null }> => ({ data: null });
const described = describeApi({
  resources: [
    publicResource({
      name: 'Board',
      action: 'get',
      endpoint: 'v3_get_board',
      options: z.strictObject({
        board_id: z.string().max(20),
        page_size: z.int().min(1).max(100).optional(),
      }),
      answer: z.strictObject({ id: z.string() }),
      handle: async ({ board_id: id }) => ({ data: { id } }),
    }),
    authenticatedResource({
      name: 'Board',
      action: 'create',
      endpoint: 'v3_create_board',
      options: z.strictObject({ name: z.string().min(1).max(50) }),
      answer: z.null(),
      handle,
    }),
  ],
  v3Routes: [
    v3Route({
      method: 'PUT',
      path: '/v3/search/:pin_id/hide/',
      endpoint: 'v3_hide_in_search',
      access: 'signed-in',
      options: z.strictObject({ pin_id: z.string(), query: z.string(), pin_type: z.string().optional() }),
      answer: z.null(),
      handle,
    }),
    v3Route({
      method: 'GET',
      path: '/v3/register/exists/',
      endpoint: 'v3_register_exists',
      access: 'anyone',
      options: z.strictObject({ email: z.email() }),
      answer: z.null(),
      handle,
    }),
  ],
}) as { readonly paths: Record<string, Record<string, object>> };

test('[BF-04] what a call answers is described as the data of the envelope', () => {
  expect(described.paths['/resource/BoardResource/get/']?.['get']).toMatchObject({
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Success' },
                {
                  properties: {
                    resource_response: {
                      properties: { data: { properties: { id: { type: 'string' } }, required: ['id'] } },
                    },
                  },
                },
              ],
            },
          },
        },
      },
    },
  });
});

test('[BF-04] a resource is described by the schema that checks its options', () => {
  const read = described.paths['/resource/BoardResource/get/']?.['get'];
  expect(read).toMatchObject({
    parameters: [
      {
        name: 'data',
        in: 'query',
        content: {
          'application/json': {
            schema: {
              properties: {
                options: {
                  properties: { board_id: { maxLength: 20 }, page_size: { minimum: 1, maximum: 100 } },
                  required: ['board_id'],
                  additionalProperties: false,
                },
              },
            },
          },
        },
      },
    ],
  });
  expect(read).not.toHaveProperty('security');
  expect(described.paths['/resource/BoardResource/create/']?.['post']).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ $ref: '#/components/parameters/CsrfToken' }, {}],
  });
});

test('[BF-04] the options of a raw path stand in its path, its body, and for a GET in its query', () => {
  expect(described.paths['/v3/search/{pin_id}/hide/']?.['put']).toMatchObject({
    parameters: [{ name: 'pin_id', in: 'path', required: true }, {}, {}],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { required: ['query'], properties: { query: {}, pin_type: {} } } },
      },
    },
  });
  const read = described.paths['/v3/register/exists/']?.['get'];
  expect(read).toMatchObject({ parameters: [{ name: 'email', in: 'query', required: true }] });
  expect(read).not.toHaveProperty('requestBody');
});

test('[BF-04] what is committed of the whole API is valid OpenAPI', async () => {
  const file = readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8');
  expect(await new Validator().validate(file)).toMatchObject({ valid: true });
});
