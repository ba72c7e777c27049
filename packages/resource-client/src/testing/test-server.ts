import type { FetchPort } from '../send-request.ts';

/** A received request, to be answered by the test. Each reply waits until the client has processed it. */
export type SentRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly isAborted: () => boolean;
  readonly answer: (data: unknown, bookmark?: string) => Promise<void>;
  readonly refuse: (status: number, error?: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Replies with any status and body. */
  readonly reply: (status: number, body: unknown) => Promise<void>;
  /** Breaks the connection. */
  readonly cut: () => Promise<void>;
};

/** A server that holds its requests until the test answers them. */
export type TestServer = { readonly fetch: FetchPort; readonly requests: readonly SentRequest[] };

/** Waits until pending promise callbacks have run. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Creates a server without requests. */
export function createTestServer(): TestServer {
  const requests: SentRequest[] = [];
  const fetch: FetchPort = (path, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const reply = (status: number, answer: unknown): Promise<void> => {
        resolve({ status, json: async () => answer });
        return flushPromises();
      };
      requests.push({
        path: path.split('?')[0] ?? '',
        method,
        headers,
        options: optionsOf(path, body),
        isAborted: () => signal?.aborted ?? false,
        reply,
        answer: (data, bookmark) =>
          reply(200, { resource_response: { data, ...(bookmark && { bookmark }) } }),
        refuse: (status, error = {}) =>
          reply(status, {
            resource_response: { data: null, error: { http_status: status, code: 'refused', ...error } },
          }),
        cut() {
          reject(new TypeError('Failed to fetch'));
          return flushPromises();
        },
      });
    });
  return { fetch, requests };
}

/** Returns the request at an index; a negative one counts from the end. */
export function requestAt(server: TestServer, index: number): SentRequest {
  const request = server.requests.at(index);
  if (!request) throw new Error(`There are only ${server.requests.length} requests.`);
  return request;
}

function optionsOf(path: string, body: string | undefined): Readonly<Record<string, unknown>> {
  const text = body ?? new URLSearchParams(path.split('?')[1]).get('data') ?? '{}';
  const envelope = JSON.parse(text) as { readonly options?: Readonly<Record<string, unknown>> };
  return envelope.options ?? {};
}
