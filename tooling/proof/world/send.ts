import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

/** One request as it is sent. */
export type Sent = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A body other than JSON, with its type in the headers. */
  readonly payload?: Buffer;
  /** The timeout of the response in milliseconds. */
  readonly timeoutMs?: number;
};

/** A complete response. */
export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
};

const TIMEOUT_MS = 10_000;

/**
 * Sends one request, over a new connection or one of an agent, and reads its whole response; throws if that
 * is incomplete.
 */
export function send(
  port: number,
  { method = 'GET', path, headers, body, payload: bytes, timeoutMs }: Sent,
  agent: Agent | false = false,
): Promise<HttpResponse> {
  const payload = body === undefined ? bytes : JSON.stringify(body);
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...json, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    const limit = setTimeout(
      () => clientRequest.destroy(new Error('There was no answer in time.')),
      timeoutMs ?? TIMEOUT_MS,
    );
    clientRequest.on('close', () => clearTimeout(limit));
    clientRequest.on('error', reject);
    clientRequest.end(payload);
  });
}
