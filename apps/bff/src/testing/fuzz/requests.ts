import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { DeclaredCalls } from '../../platform/http/openapi/describe-api.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { nearlyValidOptions, validOptions, type Known } from './options-of.ts';

/** A request, and the operation for which it is meant. */
export type FuzzRequest = {
  readonly call: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8; charset=utf-16',
  'application/json, text/plain',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/jsonp',
  'json',
  '',
];
const CONTENT_ENCODINGS = ['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, gzip', 'x', ''];
const DEPTHS = [63, 64, 65, 1000, 60_000];
const HOSTS = [
  'evil.example',
  'localhost',
  'localhost:1',
  'LOCALHOST:4310',
  'localhost@evil',
  '[::1]:4310',
  'a'.repeat(300),
  '',
];
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-original-url',
  'x-country',
];
const PROXY_VALUES = [
  '127.0.0.1',
  '::1',
  '10.0.0.1, 10.0.0.2',
  'for=127.0.0.1;host=evil.example',
  'for=203.0.113.9, for="[2001:db8::1]:443"',
  'for="203.0.113.9, for=198.51.100.7',
  'for="\\"";;=, for=_hidden',
  ',;='.repeat(2000),
  'evil.example',
  'ftp',
  '/admin/',
  'x'.repeat(5000),
  '',
];

const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"options"',
  '{"options":',
  'data=%',
  'data={',
  '\ud800',
  '{"options":1}',
];

/** Generates requests to every declared operation: valid, nearly valid and invalid ones. */
export function requestsTo(calls: DeclaredCalls, known: Known): fc.Arbitrary<FuzzRequest> {
  const sent = (options: Parameters<typeof validOptions>[0]): fc.Arbitrary<unknown> => {
    const valid = validOptions(options, known);
    return fc.oneof(
      { weight: 5, arbitrary: valid },
      { weight: 4, arbitrary: nearlyValidOptions(valid) },
      { weight: 1, arbitrary: hostileValue },
    );
  };
  const well = [
    ...calls.resources.map(({ name, action, options }) =>
      fc
        .tuple(sent(options), fc.boolean())
        .map(([one, isForm]) => resourceRequest(name, action, one, isForm)),
    ),
    ...calls.v3Routes.map(({ method, path, options }) =>
      sent(options).map((one) => rawRequest(method, path, one)),
    ),
  ];
  const any = fc.oneof(...well);
  return fc.oneof({ weight: 9, arbitrary: any }, { weight: 1, arbitrary: any.chain(broken) });
}

function resourceRequest(name: string, action: string, options: unknown, isForm: boolean): FuzzRequest {
  const url = `/resource/${name}Resource/${action}/`;
  const body = JSON.stringify({ options });
  const asForm = new URLSearchParams({ source_url: '/', data: body }).toString();
  const call = `${name} ${action}`;
  if (action === 'get') return { call, method: 'GET', url: `${url}?${asForm}`, headers: {} };
  return isForm
    ? { call, method: 'POST', url, payload: asForm, headers: FORM_BODY }
    : { call, method: 'POST', url, payload: body, headers: JSON_BODY };
}

function rawRequest(method: FuzzRequest['method'], path: string, sent: unknown): FuzzRequest {
  const options = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const call = `${method} ${path}`;
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(options, name);
    Reflect.deleteProperty(options, name);
    return encodeURIComponent(
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 200).toWellFormed(),
    );
  });
  if (method !== 'GET') return { call, method, url, payload: JSON.stringify(options), headers: JSON_BODY };
  const query = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return { call, method, url: `${url}?${query}`, headers: {} };
}

/** Generates a request with another method or encoding than its operation accepts. */
function broken(request: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const { headers } = request;
  const header = (name: string, value: string): FuzzRequest => ({
    ...request,
    headers: { ...headers, [name]: value },
  });
  return fc.oneof(
    fc.constantFrom(...CONTENT_TYPES).map((type) => header('content-type', type)),
    fc
      .constantFrom(...BODIES)
      .map((payload) => ({ ...request, payload, headers: { ...JSON_BODY, ...headers } })),
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE').map((method) => ({ ...request, method })),
    fc.constantFrom('cross-site', 'same-site', 'none').map((site) => header('sec-fetch-site', site)),
    fc.constantFrom('', 'b'.repeat(32)).map((token) => header('x-csrftoken', token)),
    fc.constantFrom('', 'short', 'é', 'k'.repeat(129)).map((key) => header('idempotency-key', key)),
    hostileText.map((text) => ({
      ...request,
      url: `/${encodeURIComponent(text.toWellFormed())}${request.url}`,
    })),
    hostileText.map((text) => ({
      ...request,
      url: `${request.url}&data=${encodeURIComponent(text.toWellFormed())}`,
    })),
    fc.constantFrom(...CONTENT_ENCODINGS).map((encoding) => header('content-encoding', encoding)),
    fc.constantFrom(...HOSTS).map((host) => header('host', host)),
    fc
      .tuple(fc.constantFrom(...PROXY_HEADERS), fc.constantFrom(...PROXY_VALUES))
      .map(([name, value]) => header(name, value)),
    brokenJson(request).map((payload) => ({ ...request, payload, headers: { ...headers, ...JSON_BODY } })),
    brokenJson(request).map((data) => ({
      ...request,
      url: `${request.url.split('?')[0]}?${new URLSearchParams({ data: data.toString() })}`,
    })),
    fc
      .constantFrom('%', '%zz', '%c0%af', '%ff', '//', '/./')
      .map((end) => ({ ...request, url: `${request.url}${end}` })),
  );
}

/** Generates a JSON body that is deeply nested, repeats a key, or is not UTF-8. */
function brokenJson({ payload }: FuzzRequest): fc.Arbitrary<string | Buffer> {
  const text = payload?.toString().startsWith('{') ? payload.toString() : '{"options":{}}';
  const [, first = 'options'] = /^\{"([^"\\]+)"/.exec(text) ?? [];
  const inner = text.replaceAll(/\{(?=")/g, '{"id":"1","id":"1",');
  return fc.oneof(
    fc.constantFrom(...DEPTHS).map((depth) => `{"options":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    fc.constantFrom(...DEPTHS).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc
      .constantFrom('{}', 'null', '"a"')
      .map((value) => text.replace('{', `{${JSON.stringify(first)}:${value},`)),
    fc.constantFrom(inner, text.replace('{', '{"\\u006fptions":{},"options":{},')),
    fc
      .constantFrom(0, 1, 5)
      .map((at) =>
        Buffer.concat([
          Buffer.from(text.slice(0, at)),
          Buffer.from([0xff, 0xc0]),
          Buffer.from(text.slice(at)),
        ]),
      ),
  );
}

/** Generates requests to addresses that no operation declares. */
export function otherRequests(): fc.Arbitrary<FuzzRequest> {
  const oembed = fc.tuple(hostileText, fc.constantFrom('json', 'xml', 'yaml', '')).map(([url, format]) => ({
    url: `/oembed/?${new URLSearchParams({ url: url.toWellFormed(), format })}`,
  }));
  const events = fc
    .tuple(fc.constantFrom('/tag/v1/events', '/v5/ad_accounts/7/events'), hostileValue)
    .map(([url, sent]) => ({ url, payload: JSON.stringify(sent) }));
  const requests = fc.oneof(
    oembed.map(({ url }): FuzzRequest => ({ call: 'oembed', method: 'GET', url, headers: {} })),
    events.map(({ url, payload }): FuzzRequest => ({
      call: url,
      method: 'POST',
      url,
      payload,
      headers: JSON_BODY,
    })),
  );
  return fc.oneof(requests, requests.chain(broken));
}

/** Converts the request to the form in which the app is called in-process. */
export function injected(
  { method, url, payload, headers }: FuzzRequest,
  visitor: { readonly cookie: string; readonly csrf: string; readonly address: string },
): InjectOptions {
  return {
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: visitor.address,
    headers: {
      cookie: visitor.cookie,
      'x-csrftoken': visitor.csrf,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  };
}
