import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

/** One request as it is sent. */
export type Sent = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A body that is no JSON, whose type is in the headers. */
  readonly payload?: Buffer;
  /** After so long without an answer no one waits any more. */
  readonly timeoutMs?: number;
};

/** A complete response. */
export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
};

const TIMEOUT_MS = 10_000;

/** Sends one request, over a connection of its own or one of an agent's, and reads its whole answer; throws when that is not whole. */
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
