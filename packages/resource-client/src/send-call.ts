import { readAnswer } from './model/read-answer.ts';
import { resourceFailure, type ResourceOutcome } from './model/resource-failure.ts';
import type { ResourceOptions } from './model/resource-key.ts';

const CSRF_HEADER = 'x-csrftoken';

/** What can be done with a resource: `get` reads, the others change. */
export type ResourceAction = 'get' | 'create' | 'update' | 'delete';

/** One call of a resource: `{ name: 'Board', action: 'get', options: { board_id: '5' } }`. */
export type ResourceCall = {
  /** Without the word Resource: `Board`. */
  readonly name: string;
  readonly action: ResourceAction;
  readonly options: ResourceOptions;
  /** Where to go on in a list. */
  readonly bookmarks?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key gives the same answer, and the effect once; without one, a change gets a new one. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** The part of `fetch` that a call needs; an app's server gives one that knows its address and its visitor. */
export type FetchPort = (
  path: string,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;

/** What a call needs of its app. */
export type CallPorts = {
  readonly fetch: FetchPort;
  /** The token that a change repeats in `X-CSRFToken`. */
  readonly csrfToken: () => string;
  /** A new key for each change; without it changes carry only the keys that they are given. */
  readonly newIdempotencyKey?: () => string;
  /** Told, for the log, what a call could not reach or read; nothing is thrown for it. */
  readonly report?: (error: unknown, call: ResourceCall) => void;
};

/**
 * Sends one call and reads its answer; what fails is in the outcome. A change that is refused as `csrf_failed` is sent once
 * more if the token has changed meanwhile. Source: RC-01.
 */
export async function sendCall(ports: CallPorts, call: ResourceCall): Promise<ResourceOutcome<unknown>> {
  const { fetch, report } = ports;
  const { signal } = call;
  const { path, init } = requestOf(ports, call);
  const tell = (error: unknown): void => {
    if (!signal?.aborted) report?.(error, call);
  };
  try {
    const sent = init.headers[CSRF_HEADER];
    const send = async (headers = init.headers): Promise<ResourceOutcome<unknown>> => {
      const answer = await fetch(path, { ...init, headers, ...(signal ? { signal } : {}) });
      return readAnswer(answer.status, await answer.json().catch(tell));
    };
    const outcome = await send();
    // Another tab logged in or out: the refusal, before which nothing was done, brought the token of the present session.
    const token = sent === undefined || signal?.aborted ? sent : ports.csrfToken();
    const isOutdated = !outcome.ok && outcome.failure.code === 'csrf_failed' && token !== sent;
    const final =
      isOutdated && token !== undefined ? await send({ ...init.headers, [CSRF_HEADER]: token }) : outcome;
    if (!signal?.aborted) return final;
  } catch (error) {
    tell(error);
  }
  return { ok: false, failure: resourceFailure(signal?.aborted ? 'aborted' : 'network') };
}

/** Lets a caller's `parse` look at the data, once; data that it refuses is a failure. */
export function parsed<T>(
  ports: CallPorts,
  call: ResourceCall,
  parse: ((data: unknown) => T) | undefined,
  outcome: ResourceOutcome<unknown>,
): ResourceOutcome<T> {
  if (!outcome.ok) return outcome;
  try {
    return { ...outcome, data: parse ? parse(outcome.data) : (outcome.data as T) };
  } catch (error) {
    ports.report?.(error, call);
    return { ok: false, failure: resourceFailure('unreadable') };
  }
}

function requestOf(
  ports: CallPorts,
  { name, action, bookmarks, headers, ...call }: ResourceCall,
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
