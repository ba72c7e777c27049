import { parseResponse } from './model/parse-response.ts';
import { createRequestError, type ResourceResult } from './model/request-error.ts';
import type { ResourceOptions } from './model/resource-key.ts';

const CSRF_HEADER = 'x-csrftoken';

/** The actions of a resource: `get` reads, the others change. */
export type ResourceAction = 'get' | 'create' | 'update' | 'delete';

/** A request for a resource: `{ name: 'Board', action: 'get', options: { board_id: '5' } }`. */
export type ResourceRequest = {
  /** The resource's name without `Resource`: `Board`. */
  readonly name: string;
  readonly action: ResourceAction;
  readonly options: ResourceOptions;
  /** The cursors of a list's next page. */
  readonly bookmarks?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Requests with the same key have one effect and the same response; by default, each change gets a new key.
   */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/**
 * The part of `fetch` that a request needs; a server passes one that adds its origin and the visitor's
 * credentials.
 */
export type FetchPort = (
  path: string,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;

/** The ports of a request. */
export type RequestPorts = {
  readonly fetch: FetchPort;
  /** Returns the token that mutations send in `X-CSRFToken`. */
  readonly csrfToken: () => string;
  /** Returns a new idempotency key; without it, mutations send only the keys passed to them. */
  readonly newIdempotencyKey?: () => string;
  /** Called with network and parse errors, for logging; they are not thrown. */
  readonly report?: (error: unknown, call: ResourceRequest) => void;
};

/**
 * Sends a request and parses its response; errors are part of the result. A mutation rejected as
 * `csrf_failed` is sent once more if the token has changed meanwhile. Source: RC-01.
 */
export async function sendRequest(
  ports: RequestPorts,
  call: ResourceRequest,
): Promise<ResourceResult<unknown>> {
  const { fetch, report } = ports;
  const { signal } = call;
  const { path, init } = requestOf(ports, call);
  const tell = (error: unknown): void => {
    if (!signal?.aborted) report?.(error, call);
  };
  try {
    const sent = init.headers[CSRF_HEADER];
    const send = async (headers = init.headers): Promise<ResourceResult<unknown>> => {
      const answer = await fetch(path, { ...init, headers, ...(signal ? { signal } : {}) });
      return parseResponse(answer.status, await answer.json().catch(tell));
    };
    const result = await send();
    // Another tab logged in or out: the rejected request had no effect, and its response set the token of the
    // current session.
    const token = sent === undefined || signal?.aborted ? sent : ports.csrfToken();
    const isOutdated = !result.ok && result.failure.code === 'csrf_failed' && token !== sent;
    const final =
      isOutdated && token !== undefined ? await send({ ...init.headers, [CSRF_HEADER]: token }) : result;
    if (!signal?.aborted) return final;
  } catch (error) {
    tell(error);
  }
  return { ok: false, failure: createRequestError(signal?.aborted ? 'aborted' : 'network') };
}

/** Passes the data to a caller's `parse`, once; data that it rejects is an error. */
export function applyParse<T>(
  ports: RequestPorts,
  call: ResourceRequest,
  parse: ((data: unknown) => T) | undefined,
  result: ResourceResult<unknown>,
): ResourceResult<T> {
  if (!result.ok) return result;
  try {
    return { ...result, data: parse ? parse(result.data) : (result.data as T) };
  } catch (error) {
    ports.report?.(error, call);
    return { ok: false, failure: createRequestError('unreadable') };
  }
}

function requestOf(
  ports: RequestPorts,
  { name, action, bookmarks, headers, ...call }: ResourceRequest,
): { readonly path: string; readonly init: Parameters<FetchPort>[1] } {
  const path = `/resource/${name}Resource/${action}/`;
  const options = bookmarks ? { ...call.options, bookmarks } : call.options;
  const accept = { accept: 'application/json' };
  if (action === 'get') {
    const data = encodeURIComponent(JSON.stringify({ options, context: {} }));
    return { path: `${path}?data=${data}`, init: { method: 'GET', headers: { ...accept, ...headers } } };
  }
  const key = call.idempotencyKey ?? ports.newIdempotencyKey?.();
  return {
    path,
    init: {
      method: 'POST',
      headers: {
        ...accept,
        'content-type': 'application/json',
        [CSRF_HEADER]: ports.csrfToken(),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify({ options }),
    },
  };
}
