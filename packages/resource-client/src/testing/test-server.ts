import type { FetchPort } from '../send-request.ts';

/** A request as it arrived, to be answered by the test. Each answer waits until the client has taken it in. */
export type SentRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly isAborted: () => boolean;
  readonly answer: (data: unknown, bookmark?: string) => Promise<void>;
  readonly refuse: (status: number, error?: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Any status and body. */
  readonly reply: (status: number, body: unknown) => Promise<void>;
  /** The connection breaks. */
  readonly cut: () => Promise<void>;
};

/** A server that keeps its requests until the test answers them. */
export type TestServer = { readonly fetch: FetchPort; readonly requests: readonly SentRequest[] };

/** Lets everything happen that is about to. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes a server without any request. */
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

/** The request at a place; a negative one counts from the end. */
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
