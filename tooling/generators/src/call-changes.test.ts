import { expect, test } from 'vitest';
import { findBrokenRequests, type ApiDescription } from './call-changes.ts';

type Schema = Readonly<Record<string, unknown>>;
const TEXT = { type: 'string', maxLength: 50 };
const OPTIONS = { name: TEXT, privacy: { enum: ['public', 'secret'] } };
const DATA = { id: { type: 'string', pattern: '^\\d+$' }, kind: { enum: ['image', 'video'] } };

const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Creates an API of one operation, with its request and response schemas. */
function api(
  options: Readonly<Record<string, Schema>> = OPTIONS,
  data: Readonly<Record<string, Schema>> = DATA,
  rest: object = {},
): ApiDescription {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const post = {
    requestBody: { required: true, content: json(object(options, ['name'])) },
    responses: { 200: { content: json(object(data, Object.keys(data))) } },
    ...rest,
  };
  return { paths: { '/boards/': { post } } };
}

test.for([
  ['nothing changes', api()],
  ['a longer text is taken', api({ ...OPTIONS, name: { type: 'string', maxLength: 60 } })],
  ['one more value is taken', api({ ...OPTIONS, privacy: { enum: ['public', 'secret', 'protected'] } })],
  ['one more option is taken', api({ ...OPTIONS, layout: TEXT })],
  ['more is answered', api(OPTIONS, { ...DATA, title: TEXT })],
  ['one of two values is never answered again', api(OPTIONS, { ...DATA, kind: { enum: ['image'] } })],
  ['there is one more call', { paths: { ...api().paths, '/pins/': api().paths['/boards/'] ?? {} } }],
] as const)('[BF-04] it is compatible when %s', async ([, after]) => {
  expect(await findBrokenRequests(api(), after)).toEqual([]);
});

test.for([
  ['is gone', { paths: {} }],
  ['wants a session', api(OPTIONS, DATA, { security: [{ session: [] }] })],
  ['no longer takes all that it took', api({ ...OPTIONS, name: { type: 'string', maxLength: 40 } })],
  ['no longer takes all that it took', api({ ...OPTIONS, privacy: { enum: ['public'] } })],
  ['no longer takes all that it took', api({ name: TEXT })],
  ['no longer takes all that it took', api({ ...OPTIONS, name: { ...TEXT, pattern: '^a' } })],
  ['answers what it never did', api(OPTIONS, { id: DATA.id })],
  ['answers what it never did', api(OPTIONS, { ...DATA, kind: { enum: ['image', 'video', 'gif'] } })],
  ['answers what it never did', api(OPTIONS, { ...DATA, id: { type: ['string', 'null'] } })],
] as const)('[BF-04] a call that %s breaks its callers', async ([what, after]) => {
  expect(await findBrokenRequests(api(), after)).toEqual([`POST /boards/ ${what}`]);
});

test('[BF-04] what breaks callers is found in lists, in what may be null and beside what stays as it is', async () => {
  const nested = (url: Schema): ApiDescription => {
    const pin = object({ id: TEXT, url }, ['id', 'url']);
    const message = object({ pin: { anyOf: [pin, { type: 'null' }] }, text: TEXT }, ['pin', 'text']);
    return api(OPTIONS, { ...DATA, list: { allOf: [{ type: 'array' }, { type: 'array', items: message }] } });
  };
  expect(await findBrokenRequests(nested(TEXT), nested({ type: ['string', 'null'] }))).toEqual([
    'POST /boards/ answers what it never did',
  ]);
  expect(await findBrokenRequests(nested({ type: ['string', 'null'] }), nested(TEXT))).toEqual([]);
});

test('[BF-04] a form is compared as JSON is', async () => {
  const form = (options: Readonly<Record<string, Schema>>): ApiDescription =>
    api(OPTIONS, DATA, {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: object(options, ['name']) } },
      },
    });
  expect(await findBrokenRequests(form(OPTIONS), form({ ...OPTIONS, layout: TEXT }))).toEqual([]);
  expect(await findBrokenRequests(form(OPTIONS), form({ name: TEXT }))).toHaveLength(1);
});

test('[BF-04] a parameter that was optional and is wanted breaks its callers', async () => {
  const get = (required: boolean): ApiDescription => ({
    paths: {
      '/boards/': {
        get: { parameters: [{ name: 'q', in: 'query', required, schema: TEXT }], responses: {} },
      },
    },
  });
  expect(await findBrokenRequests(get(false), get(true))).toHaveLength(1);
  expect(await findBrokenRequests(get(true), get(false))).toEqual([]);
});
