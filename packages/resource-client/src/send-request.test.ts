import { describe, expect, test, vi } from 'vitest';
import { sendRequest, type RequestPorts } from './send-request.ts';

const read = { name: 'Board', action: 'get', options: { board_id: '5' } } as const;

function portsFor(json: () => Promise<unknown>, status = 200) {
  const fetch = vi.fn<RequestPorts['fetch']>(async () => ({ status, json }));
  const report = vi.fn<(error: unknown) => void>();
  return { fetch, report, csrfToken: () => 'token' };
}

describe('a read', () => {
  test('[RC-01] goes on where its bookmarks say', async () => {
    const ports = portsFor(async () => ({ resource_response: { data: [], bookmark: 'b2' } }));
    const result = await sendRequest(ports, { ...read, bookmarks: ['b1'] });
    expect(result).toEqual({ ok: true, data: [], bookmark: 'b2' });
    const address = new URL(ports.fetch.mock.calls[0]?.[0] ?? '', 'https://pegboard.example');
    expect(address.pathname).toBe('/resource/BoardResource/get/');
    expect(JSON.parse(address.searchParams.get('data') ?? '')).toEqual({
      options: { board_id: '5', bookmarks: ['b1'] },
      context: {},
    });
  });

  test('[RC-01] sends text of any kind', async () => {
    const ports = portsFor(async () => ({ resource_response: { data: null } }));
    await sendRequest(ports, { ...read, options: { query: 'café & 50 % #1 “土”' } });
    const address = new URL(ports.fetch.mock.calls[0]?.[0] ?? '', 'https://pegboard.example');
    expect(JSON.parse(address.searchParams.get('data') ?? '')).toMatchObject({
      options: { query: 'café & 50 % #1 “土”' },
    });
  });
});

describe('an answer', () => {
  test('[RC-01] that is no JSON is unreadable, and is reported', async () => {
    const ports = portsFor(() => Promise.reject(new SyntaxError('Unexpected token <')), 502);
    expect(await sendRequest(ports, read)).toEqual({
      ok: false,
      failure: { http_status: 502, code: 'unreadable', message: '', fields: {} },
    });
    expect(ports.report).toHaveBeenCalledWith(new SyntaxError('Unexpected token <'), read);
  });

  test('[RC-04] that is aborted while it comes is so, and is not reported', async () => {
    const ending = new AbortController();
    const ports = portsFor(() => {
      ending.abort();
      return Promise.reject(new DOMException('Aborted', 'AbortError'));
    });
    const result = await sendRequest(ports, { ...read, signal: ending.signal });
    expect(result).toMatchObject({ ok: false, failure: { code: 'aborted', http_status: 500 } });
    expect(ports.report).not.toHaveBeenCalled();
  });
});

test('[RC-01] without a port for keys a change has none', async () => {
  const ports = portsFor(async () => ({ resource_response: { data: null } }));
  await sendRequest(ports, { ...read, action: 'delete' });
  const { headers, body } = ports.fetch.mock.calls[0]?.[1] ?? {};
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrftoken': 'token',
  });
  expect(JSON.parse(body ?? '')).toEqual({ options: { board_id: '5' } });
});

describe('a change whose token is of a former session', () => {
  const refused = { resource_response: { error: { code: 'csrf_failed', http_status: 403 } } };
  const portsWith = (tokens: readonly string[], answers: readonly object[]) => {
    const [left, right] = [[...tokens], [...answers]];
    return {
      fetch: vi.fn<RequestPorts['fetch']>(async () => {
        const json = right.shift();
        return { status: json === refused ? 403 : 200, json: async () => json };
      }),
      csrfToken: () => (left.length > 1 ? left.shift() : left[0]) ?? '',
    };
  };
  const sentTokens = ({ fetch }: ReturnType<typeof portsWith>) =>
    fetch.mock.calls.map(([, { headers }]) => headers['x-csrftoken']);
  const change = { ...read, action: 'update', idempotencyKey: 'key-0001' } as const;

  test('[RC-01] is sent once more with the present token, under the same key', async () => {
    const ports = portsWith(['old', 'new'], [refused, { resource_response: { data: 7 } }]);
    expect(await sendRequest(ports, change)).toMatchObject({ ok: true, data: 7 });
    expect(sentTokens(ports)).toEqual(['old', 'new']);
    expect(ports.fetch.mock.calls.map(([, { headers }]) => headers['idempotency-key'])).toEqual([
      'key-0001',
      'key-0001',
    ]);
  });

  test.each([
    ['the token is the same', ['old', 'old'], 1],
    ['the second try is refused too', ['old', 'new', 'newer'], 2],
  ])('[RC-01] fails when %s', async (_, tokens, times) => {
    const ports = portsWith(tokens, [refused, refused, refused]);
    expect(await sendRequest(ports, change)).toMatchObject({ ok: false, failure: { code: 'csrf_failed' } });
    expect(ports.fetch).toHaveBeenCalledTimes(times);
  });
});
